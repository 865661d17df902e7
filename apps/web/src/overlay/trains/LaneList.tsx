import { slotsOf, turnOf, type Table, type TrainId } from '@roundhouse/rules';
import { MEXICAN_GLYPH, SEAT_GLYPHS } from '../../scene/theme.ts';
import type { Moves } from '../../store/table/moves.ts';
import { isChoosing } from '../../store/table/own.ts';
import { displayOrder } from '../../store/table/table.ts';
import { text } from '../../text/text.ts';
import { Icon } from '../parts/Icon.tsx';
import { LABEL_STYLE } from '../labels/labelFigures.ts';
import { labelled, type LaneWords } from '../labels/laneWords.ts';
import { LaneShell, placesOn, tapPlace } from './LaneShell.tsx';
import { later } from '../../late/late.tsx';

const LaneSay = later(async () => (await import('./LaneSay.tsx')).LaneSay);

/** Every train by its name and its ends, where the tiles themselves lie on another screen. */
export function LaneList({ moves }: { readonly moves: Moves }) {
  const { table } = moves.snapshot.value;
  if (table === null) return null;
  return (
    <section class="lane-list" style={LABEL_STYLE} aria-labelledby="trains-title">
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
  const { facts, owner, words } = labelled(moves, table, train);
  return (
    <LaneShell
      {...{ moves, facts, owner }}
      looks={['lane-row']}
      onTap={() => tapPlace(moves, train)}
      face={
        <>
          <RowFace words={words} train={train} hasTurn={turnOf(table)?.seat === train} />
          <span class="lane-row-ends" aria-hidden="true">
            {facts.wants.map((pip) => (
              <span key={pip} class="lane-row-end" style={{ color: `var(--pip-${pip})` }}>
                {pip}
              </span>
            ))}
          </span>
          {isChoosing(moves) && <LaneSay moves={moves} train={train} lane={null} picture={null} />}
        </>
      }
    >
      <EndChoices {...props} />
    </LaneShell>
  );
}

/** Whose train it is, and what is the matter with it. */
function RowFace(props: {
  readonly words: LaneWords;
  readonly train: TrainId;
  readonly hasTurn: boolean;
}) {
  const { words, train, hasTurn } = props;
  const glyph = train === 'mexican' ? MEXICAN_GLYPH : SEAT_GLYPHS[train];
  return (
    <>
      <svg class="lane-row-glyph" viewBox="0 0 24 24" aria-hidden="true">
        <path d={glyph} fill="currentColor" fill-rule="evenodd" />
      </svg>
      <span class={hasTurn ? 'lane-row-name has-turn' : 'lane-row-name'} aria-hidden="true">
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
    </>
  );
}

/** Where a tile fits on several ends of the same train, each is a button of its own. */
function EndChoices({ moves, table, train }: RowProps) {
  const places = placesOn(moves, train);
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
            onClick={() => tapPlace(moves, train, end)}
          >
            {text.table.endFor(slot.pip)}
          </button>
        );
      })}
    </div>
  );
}
