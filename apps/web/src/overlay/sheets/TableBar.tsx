import type { Moves } from '../../store/table/moves.ts';
import { roundNumber } from '../../store/rules/roundNumber.ts';
import { text } from '../../text/text.ts';
import { Icon, type IconName } from '../parts/Icon.tsx';
import type { SheetName } from './sheetName.ts';

/** The bar on top: round, boneyard, and the way to everything else. */
export function TableBar(props: {
  readonly moves: Moves;
  readonly onOpen: (sheet: SheetName) => void;
}) {
  const { table, match, phase } = props.moves.snapshot.value;
  const isPlaying = phase === 'playing';
  const round = roundNumber(props.moves.snapshot.value);
  const boneyard = table?.boneyardCount ?? 0;
  return (
    <header class="table-bar">
      <span class="logo bar-logo" aria-hidden="true">
        {text.home.product}
      </span>
      <p class="chip bar-chip">
        <span class="bar-caption">{text.table.roundWord}</span>
        <span>{text.table.roundCount(round, match?.roundCount ?? round)}</span>
      </p>
      {isPlaying && (
        <p class="chip bar-chip is-reversed" title={text.table.boneyardLong(boneyard)}>
          <Icon name="boneyard" />
          <span aria-hidden="true">{boneyard}</span>
          <span class="bar-caption" aria-hidden="true">
            {text.table.inBoneyard}
          </span>
          <span class="hidden-text">{text.table.boneyardLong(boneyard)}</span>
        </p>
      )}
      <nav class="bar-buttons" aria-label={text.table.menuTitle}>
        <Opener
          sheet="scores"
          icon="scores"
          label={text.table.scoresTitle}
          isWide={false}
          {...props}
        />
        <Opener sheet="log" icon="log" label={text.table.logTitle} isWide={true} {...props} />
        <Opener sheet="rules" icon="rules" label={text.lobby.rules} isWide={false} {...props} />
        <Opener sheet="settings" icon="gear" label={text.settings.title} isWide={true} {...props} />
        <Opener sheet="menu" icon="menu" label={text.table.menu} isWide={false} {...props} />
      </nav>
    </header>
  );
}

/** Opens a sheet. `isWide`: only where the bar has room; the menu offers the same. */
function Opener(props: {
  readonly sheet: SheetName;
  readonly icon: IconName;
  readonly label: string;
  readonly isWide: boolean;
  readonly onOpen: (sheet: SheetName) => void;
}) {
  const { sheet, icon, label, isWide, onOpen } = props;
  return (
    <button
      type="button"
      class={isWide ? 'button button-quiet bar-button is-wide' : 'button button-quiet bar-button'}
      // Where the bar is narrow, the word is not shown.
      aria-label={label}
      onClick={() => onOpen(sheet)}
    >
      <Icon name={icon} />
      <span class="bar-word">{label}</span>
    </button>
  );
}
