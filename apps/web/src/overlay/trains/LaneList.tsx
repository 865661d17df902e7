import { slotsOf, turnOf, type Table, type TrainId } from '@roundhouse/rules';
import { MEXICAN_GLYPH, SEAT_GLYPHS } from '../../scene/theme.ts';
import type { Moves } from '../../store/table/moves.ts';
import { isChoosing } from '../../store/table/own.ts';
import { displayOrder, trainFacts } from '../../store/table/table.ts';
import { text } from '../../text/text.ts';
import { Icon } from '../parts/Icon.tsx';
import { laneName, laneWords, playerOf, sayId } from '../labels/laneWords.ts';
import { later } from '../../late/late.tsx';

const LaneSay = later(async () => (await import('./LaneSay.tsx')).LaneSay);

/** Every train by its name and its ends, where the tiles themselves lie on another screen. */
export function LaneList({ moves }: { readonly moves: Moves }) {
  const { table } = moves.snapshot.value;
  if (table === null) return null;
  return (
    <section class="lane-list" aria-labelledby="trains-title">
      <h2 id="trains-title" class="hidden-text">
        {text.table.trainsTitle}
      </h2>
      <ul>
        {displayOrder(table, moves.me.value).map((train) => (
          <LaneRow key={train} moves={moves} table={table} train={train} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  readonly moves: Moves;
  readonly table: Table;
  readonly train: TrainId;
}

function LaneRow(props: RowProps) {
  const { moves, table, train } = props;
  const snapshot = moves.snapshot.value;
  const facts = trainFacts(snapshot, table, train);
  const words = laneWords(facts, playerOf(snapshot, train), train === moves.me.value);
  const isChosen = moves.chosenPlace.value?.train === train;
  const choosing = isChoosing(moves);
  const glyph = train === 'mexican' ? MEXICAN_GLYPH : SEAT_GLYPHS[train];
  return (
    <li class={rowLooks(props, isChosen)} style={{ '--player': `var(--player-${train})` }}>
      <button
        type="button"
        class="lane-button"
        data-train={train}
        aria-pressed={isChosen}
        aria-describedby={choosing ? sayId(train) : undefined}
        onClick={() => moves.step({ type: 'placeTapped', place: { train, end: 'any' } })}
      >
        <span class="hidden-text">{laneName(facts, words, moves.speaker.value)}</span>
        <svg class="lane-row-glyph" viewBox="0 0 24 24" aria-hidden="true">
          <path d={glyph} fill="currentColor" fill-rule="evenodd" />
        </svg>
        <span
          class={turnOf(table)?.seat === train ? 'lane-row-name has-turn' : 'lane-row-name'}
          aria-hidden="true"
        >
          <span class="lane-row-player">{words.name}</span> {words.isBot && <Icon name="bot" />}
          {words.counts !== null && (
            <span class="lane-row-counts">
              <span class={words.counts.isLast ? 'lane-last-one' : 'lane-tiles'}>
                {words.counts.tiles}
              </span>{' '}
              <span class="lane-points">{words.counts.pointsWithUnit}</span>
            </span>
          )}
        </span>
        {words.states.map(({ words: state, look }) => (
          <span key={look} class={`lane-state ${look}`} aria-hidden="true">
            {state}
          </span>
        ))}
        <span class="lane-row-ends" aria-hidden="true">
          {facts.wants.map((pip) => (
            <span key={pip} class="lane-row-end" style={{ color: `var(--pip-${pip})` }}>
              {pip}
            </span>
          ))}
        </span>
        {choosing && <LaneSay moves={moves} train={train} lane={null} unit={0} sight={null} />}
      </button>
      <EndChoices {...props} />
    </li>
  );
}

function rowLooks({ moves, train }: RowProps, isChosen: boolean): string {
  const isLegal = moves.highlights.value.places.some((place) => place.train === train);
  return [
    'lane lane-row',
    ...(isChoosing(moves) ? [isLegal ? 'is-legal' : 'is-barred'] : []),
    ...(isChosen ? ['is-chosen'] : []),
  ].join(' ');
}

/** Where a tile fits on several ends of the same train, each is a button of its own. */
function EndChoices({ moves, table, train }: RowProps) {
  const places = moves.highlights.value.places.filter((place) => place.train === train);
  if (places.length < 2) return null;
  const slots = slotsOf(table, train);
  return (
    <div class="lane-row-choices">
      {places.map(({ end }) => {
        const slot = slots.find((one) => one.end === end);
        if (slot === undefined) return null;
        return (
          <button
            key={`${end}`}
            type="button"
            class="button"
            onClick={() => moves.step({ type: 'placeTapped', place: { train, end } })}
          >
            {text.table.endFor(slot.pip)}
          </button>
        );
      })}
    </div>
  );
}
