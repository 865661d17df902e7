import type { Play } from '../store/play.ts';
import { text } from '../text/text.ts';
import { Icon, type IconName } from './Icon.tsx';
import type { SheetName } from './Sheets.tsx';

/** The bar on top: round, boneyard, and the way to everything else. */
export function TableBar(props: {
  readonly play: Play;
  readonly onOpen: (sheet: SheetName) => void;
}) {
  const { table, match } = props.play.snapshot.value;
  const round = (match?.rounds.length ?? 0) + 1;
  const boneyard = table?.boneyardCount ?? 0;
  const opener = (sheet: SheetName, icon: IconName, label: string, wide: boolean) => (
    <button
      type="button"
      class={wide ? 'button button-quiet bar-button is-wide' : 'button button-quiet bar-button'}
      onClick={() => props.onOpen(sheet)}
    >
      <Icon name={icon} />
      <span class="bar-word">{label}</span>
    </button>
  );
  return (
    <header class="table-bar">
      <span class="logo bar-logo" aria-hidden="true">
        {text.home.product}
      </span>
      <p class="chip">
        {text.table.round(Math.min(round, match?.roundCount ?? round), match?.roundCount ?? round)}
      </p>
      <p class="chip" title={text.table.boneyardLong(boneyard)}>
        <Icon name="boneyard" />
        <span aria-hidden="true">
          {boneyard}
          <span class="bar-word"> {text.table.inBoneyard}</span>
        </span>
        <span class="hidden-text">{text.table.boneyardLong(boneyard)}</span>
      </p>
      <nav class="bar-buttons" aria-label={text.table.menuTitle}>
        {opener('scores', 'scores', text.table.scoresTitle, false)}
        {opener('log', 'log', text.table.logTitle, true)}
        {opener('rules', 'rules', text.lobby.rules, false)}
        {opener('settings', 'gear', text.settings.title, true)}
        {opener('menu', 'menu', text.table.menu, false)}
      </nav>
    </header>
  );
}
