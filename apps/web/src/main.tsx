import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import '@fontsource/alfa-slab-one/400.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './App.tsx';
import { writeTheme } from './scene/theme.ts';
import { themeOfPage } from './overlay/picture/themeOfPage.ts';
import { keepPage } from './store/page/newer.ts';
import { viewNow } from './store/address/route.ts';
import { applyLanguage } from './store/page/speech.ts';
import { applySettings } from './store/kept/settings.ts';
import './styles/base.css';
import './styles/dialog.css';
import './styles/lobby.css';
import './styles/ticket.css';
import './styles/seats.css';
import './styles/lobbyRules.css';
import './styles/optionForm.css';
import './styles/page.css';
import './styles/sheet.css';

const root = document.documentElement;
applySettings(root);
effect(() => {
  root.dataset['view'] = viewNow();
});
effect(() => writeTheme(root.style, themeOfPage()));

const place = document.getElementById('app');
// Not awaited here: the words may lie in a file that waits for this one.
if (place !== null) {
  void applyLanguage(root).then(() => {
    place.replaceChildren(); // the sign that stood there meanwhile
    render(<App />, place);
  });
}
// A keyboard on the screen takes half of it: the field that it writes into stays in sight.
addEventListener('resize', () =>
  document.querySelector('input:focus')?.scrollIntoView({ block: 'center' }),
);
if (import.meta.env.PROD) keepPage();
