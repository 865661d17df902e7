import {
  handPoints,
  invariant,
  legalCommands,
  type Play,
  type SeatView,
  type TileId,
  type TurnCommand,
} from '@roundhouse/rules';

/** What a seat may do now: lay one of these tiles, or do the other thing. */
export interface Choice {
  readonly plays: readonly Play[];
  /** Drawing where that is possible, else passing; stopping an opening train comes last. */
  readonly otherwise: TurnCommand;
}

const ORDER: readonly TurnCommand['type'][] = ['play', 'draw', 'pass', 'decline', 'end'];

/** Sorts the legal commands. Throws when there is none: out of turn, or the round is over. */
export function choiceOf(view: SeatView): Choice {
  const commands = legalCommands(view).toSorted(
    (one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type),
  );
  const plays = commands.filter((command) => command.type === 'play');
  const otherwise = commands[plays.length] ?? commands[0];
  invariant(otherwise !== undefined, `seat ${view.seat} has something to do`);
  return { plays, otherwise };
}

/** What a tile costs when it is left at the end of the round. */
export function pointsOf({ table }: SeatView, tile: TileId): number {
  return handPoints(table.options, [tile]);
}

/** The first of the plays that is worth most; undefined when there is none. */
export function bestOf(plays: readonly Play[], worth: (play: Play) => number): Play | undefined {
  let best: Play | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const play of plays) {
    const value = worth(play);
    if (value <= most) continue;
    best = play;
    most = value;
  }
  return best;
}
