import { currentTheme, coloursAreForced, currentTiles } from '../../store/kept/settings.ts';
import { contrastTheme, readChosenColours } from '../../scene/contrast.ts';
import { themeWith, type Theme } from '../../scene/theme.ts';

/** The theme that the settings and the system ask for now. */
export function themeOfPage(): Theme {
  if (coloursAreForced()) return contrastTheme(readChosenColours());
  return themeWith(currentTheme(), currentTiles());
}
