import type { HostRequest, SeatRequest } from '@roundhouse/protocol';
import { seatOf, type Command, type Seat, type TileId, type TrainId } from '@roundhouse/rules';

/** Samples of every type of a request: whoever adds a type to the protocol is asked for one here. */
type Samples<Request extends { readonly type: string }> = {
  readonly [Type in Request['type']]: readonly [
    Extract<Request, { readonly type: Type }>,
    ...Extract<Request, { readonly type: Type }>[],
  ];
};

/** Requests to the host's tools, by type. */
export const HOST_SAMPLES: Samples<HostRequest> = {
  setOptions: [{ type: 'setOptions', preset: 'pagat', options: { maxPip: 9 }, seats: 4 }],
  start: [{ type: 'start' }],
  addBot: [{ type: 'addBot', level: 'porter' }, { type: 'addBot' }],
  removeBot: [{ type: 'removeBot', seat: seatOf(2) }],
  removePlayer: [{ type: 'removePlayer', seat: seatOf(1) }],
  seatToBot: [{ type: 'seatToBot', seat: seatOf(1) }],
  nextRound: [{ type: 'nextRound' }],
  endMatch: [{ type: 'endMatch' }],
  rematch: [{ type: 'rematch' }],
  toLobby: [{ type: 'toLobby' }],
  lock: [
    { type: 'lock', locked: true },
    { type: 'lock', locked: false },
  ],
  setManners: [
    { type: 'setManners', pace: 'fast', hints: 'off' },
    { type: 'setManners', pace: 'normal', hints: 'request' },
    { type: 'setManners', pace: 'slow', hints: 'coach' },
  ],
  answerClaim: [
    { type: 'answerClaim', claim: 1, seat: seatOf(1), isTheirs: true },
    { type: 'answerClaim', claim: 1, seat: seatOf(1), isTheirs: false },
    { type: 'answerClaim', claim: 2, seat: seatOf(2), isTheirs: true },
  ],
};

/** Requests about the own place, by type. */
export const SEAT_SAMPLES: Samples<SeatRequest> = {
  ready: [{ type: 'ready' }],
  leave: [{ type: 'leave' }],
  take: [
    { type: 'take', seat: seatOf(0), name: 'Thief' },
    { type: 'take', seat: seatOf(2) },
  ],
  back: [{ type: 'back' }],
  rename: [{ type: 'rename', name: 'Eve' }],
  askForTools: [{ type: 'askForTools' }],
  claim: [
    { type: 'claim', seat: seatOf(1) },
    { type: 'claim', seat: seatOf(2) },
  ],
};

/** What a move is made of. */
export interface MoveParts {
  readonly tile: TileId;
  readonly train: TrainId;
  readonly end: number | null;
  readonly seat: Seat;
}

/** Moves of the right shape, by type, whatever the rules say. */
export function moveSamples({ tile, train, end, seat }: MoveParts): Samples<Command> {
  return {
    play: [
      { type: 'play', tile, train, end },
      { type: 'play', tile, train: seat, end: null },
    ],
    draw: [{ type: 'draw' }],
    pass: [{ type: 'pass' }],
    decline: [{ type: 'decline' }],
    end: [{ type: 'end' }],
    call: [{ type: 'call' }],
    challenge: [{ type: 'challenge', seat }],
  };
}
