import type { GameEvent } from './event.ts';
import type { RuleOptions } from './options.ts';
import { suitSize } from './rulebook/tileSet.ts';
import { seatOf, type Seat } from './seat.ts';
import type { Round, Table, Train, Turn } from './state.ts';

/** What a deal puts on the table and into the hands. */
type Deal = Omit<Extract<GameEvent, { readonly type: 'roundDealt' }>, 'type' | 'hunted'>;

const NO_TRAIN: Train = { placed: [], ends: [], marked: false };

/** A table with nothing on it, for the first event of a round. */
export function undealtRound(options: RuleOptions, seatCount: number): Round {
  const hands = Array.from({ length: seatCount }, () => []);
  return dealtRound(options, { engine: 0, starter: seatOf(0), hands, boneyard: [] });
}

/** The round after a deal, before its first turn. */
export function dealtRound(options: RuleOptions, event: Deal): Round {
  return {
    table: dealtTable(options, event),
    secret: {
      hands: event.hands.map((tiles) => ({ tiles, drawnTile: null })),
      boneyard: event.boneyard,
    },
  };
}

/** The starter's turn before it has begun; the next event begins it. */
function turnOfStarter(seat: Seat): Turn {
  return {
    seat,
    step: 'start',
    cover: false,
    opening: false,
    drawn: 0,
    tilesLaid: 0,
    laidDoubles: [],
  };
}

function dealtTable(options: RuleOptions, { engine, starter, hands, boneyard }: Deal): Table {
  const noSeat = hands.map(() => false);
  return {
    options,
    engine,
    starter,
    seatCount: hands.length,
    personal: hands.map(() => NO_TRAIN),
    mexican: NO_TRAIN,
    openDoubles: [],
    laidBySuit: Array.from({ length: suitSize(options) }, (_, pip) => Number(pip === engine)),
    handCounts: hands.map((tiles) => tiles.length),
    boneyardCount: boneyard.length,
    openingDone: noSeat,
    hadTurn: noSeat,
    skips: noSeat,
    calls: hands.map(() => 'none'),
    countedPasses: 0,
    out: null,
    phase: { kind: 'turn', turn: turnOfStarter(starter), finishing: false },
  };
}
