import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decide,
  evolve,
  formatCommand,
  legalCommands,
  newMatch,
  redact,
  refusalOf,
  seatsOf,
  turnOf,
  viewFor,
  type Command,
  type Decision,
  type GameEvent,
  type Round,
  type Seat,
  type TileId,
} from '../src/index.ts';
import { anomaliesOf } from './anomalies.ts';
import { arbitraryGame, type Game } from './arbitraries.ts';
import { candidatesAt } from './candidates.ts';
import { diceFrom, type Dice } from './dice.ts';
import { randomPolicy } from './policies.ts';
import { runs, TIMEOUT_MS } from './runs.ts';
import { carriedOut, dealRound, playRound, type Step } from './selfPlay.ts';

/** A round played to its end: the deal, then every step. */
interface PlayedRound {
  readonly dealt: readonly GameEvent[];
  readonly start: Round;
  readonly steps: readonly Step[];
  readonly end: Round;
}

function dealtRound({ options, seatCount }: Game, dice: Dice): Decision {
  const match = newMatch(options, seatCount);
  if (!match.ok) throw new Error(match.error.code);
  return dealRound(match.value, dice);
}

function played(game: Game): PlayedRound {
  const dice = diceFrom(game.seed);
  const { events, round } = dealtRound(game, dice);
  const steps = [...playRound(round, { policy: randomPolicy, dice })];
  return { dealt: events, start: round, steps, end: steps.at(-1)?.decision.round ?? round };
}

/** Tries a property on whole rounds of any rules. */
function holdsInEveryRound(
  property: (round: PlayedRound, game: Game) => void,
  usual: number,
): void {
  fc.assert(
    fc.property(arbitraryGame, (game) => {
      property(played(game), game);
    }),
    runs(usual),
  );
}

describe('in every round of any rules', { timeout: TIMEOUT_MS }, () => {
  it('each tile is in one place, touching halves are equal, and what is counted is right', () => {
    holdsInEveryRound(({ start, steps }) => {
      expect(anomaliesOf(start)).toEqual([]);
      for (const { decision } of steps) expect(anomaliesOf(decision.round)).toEqual([]);
    }, 150);
  });

  it('a seat has something to do as long as the round runs, and nobody else', () => {
    holdsInEveryRound(({ steps, end }) => {
      for (const { before } of steps) {
        for (const seat of seatsOf(before.table.seatCount)) {
          const isAtTurn = turnOf(before.table)?.seat === seat;
          expect(legalCommands(viewFor(before, seat)).length > 0).toBe(isAtTurn);
        }
      }
      for (const seat of seatsOf(end.table.seatCount)) {
        expect(legalCommands(viewFor(end, seat))).toEqual([]);
      }
    }, 150);
  });

  it('a turn moves on: each command lays, draws, speaks or ends the turn', () => {
    holdsInEveryRound(({ steps }) => {
      for (const { command, decision } of steps) {
        if (command.type === 'call' || command.type === 'challenge') continue;
        const told = decision.events.map(({ type }) => type);
        expect(PROGRESS.filter((type) => told.includes(type))).not.toEqual([]);
      }
    }, 150);
  });

  it('listed commands are accepted, and every other that could be written is refused', () => {
    holdsInEveryRound(({ steps }) => {
      for (const { before } of steps.filter((_, index) => index % 9 === 0)) {
        expectListedAccepted(before);
        expectUnlistedRefused(before);
      }
    }, 60);
  });

  it('a decision is its events, folded', () => {
    holdsInEveryRound(({ steps }) => {
      for (const { before, decision } of steps) {
        expect(decision.events.reduce(evolve, before)).toEqual(decision.round);
      }
    }, 120);
  });

  it('the same deck and commands give the same rounds', () => {
    holdsInEveryRound(({ steps, end }, game) => {
      const replayed = steps.reduce(
        (round, move) => carriedOut(round, move).round,
        dealtRound(game, diceFrom(game.seed)).round,
      );
      expect(replayed).toEqual(end);
    }, 120);
  });

  it('a view shows the table and one hand, and no tile beside', () => {
    holdsInEveryRound(({ steps }) => {
      for (const { before } of steps.filter((_, index) => index % 5 === 0)) {
        for (const seat of seatsOf(before.table.seatCount)) expectNothingForeign(before, seat);
      }
    }, 120);
  });

  it('a redacted event shows no tile of another hand and none of the boneyard', () => {
    holdsInEveryRound(({ dealt, steps }) => {
      const events = [...dealt, ...steps.flatMap(({ decision }) => decision.events)];
      for (const event of events) expectRedacted(event);
    }, 120);
  });
});

const PROGRESS: readonly GameEvent['type'][] = [
  'tilePlayed',
  'tileDrawn',
  'turnEnded',
  'wentOut',
  'roundEnded',
];

function expectListedAccepted(round: Round): void {
  const seat = turnOf(round.table)?.seat;
  if (seat === undefined) return;
  for (const command of legalCommands(viewFor(round, seat))) {
    expect(refusalOf(viewFor(round, seat), command)).toBeNull();
    expect(decide(round, seat, command)).toMatchObject({ ok: true });
  }
}

function expectUnlistedRefused(round: Round): void {
  const candidates = candidatesAt(round.table);
  for (const seat of seatsOf(round.table.seatCount)) {
    const view = viewFor(round, seat);
    const listed = new Set(legalCommands(view).map(formatCommand));
    const wrong = candidates.filter(
      (command) =>
        isOfTurn(command) &&
        (refusalOf(view, command) === null) !== listed.has(formatCommand(command)),
    );
    expect(wrong.map(formatCommand)).toEqual([]);
    for (const command of candidates.slice(-12)) {
      const refusal = refusalOf(view, command);
      expect(decide(round, seat, command)).toMatchObject(
        refusal === null ? { ok: true } : { ok: false, error: refusal },
      );
    }
  }
}

function isOfTurn({ type }: Command): boolean {
  return type !== 'call' && type !== 'challenge';
}

function expectNothingForeign(round: Round, seat: Seat): void {
  const view = viewFor(round, seat);
  expect(Object.keys(view).toSorted()).toEqual(['hand', 'seat', 'table']);
  expect(view.hand.tiles).toEqual(round.secret.hands[seat]?.tiles);
  const known = new Set([...view.hand.tiles, ...tilesIn(view.table)]);
  const foreign = [
    ...round.secret.boneyard,
    ...round.secret.hands.flatMap((hand, other) => (other === seat ? [] : hand.tiles)),
  ];
  expect(foreign.filter((tile) => known.has(tile))).toEqual([]);
}

/** Every number under a key that names tiles, wherever it stands. */
function tilesIn(value: unknown): readonly TileId[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    isTileKey(key) ? ([item].flat() as TileId[]) : tilesIn(item),
  );
}

function isTileKey(key: string): boolean {
  return /^(?:tiles?|faces?|drawnTile|boneyard)$/u.test(key);
}

function expectRedacted(event: GameEvent): void {
  for (const viewer of [null, ...seatsOf(3)]) {
    expect(redact(event, viewer)).toEqual(asSeenBy(event, viewer));
  }
}

function asSeenBy(event: GameEvent, viewer: Seat | null): unknown {
  const own = 'seat' in event && event.seat === viewer;
  if (event.type === 'tileDrawn') {
    return { type: event.type, seat: event.seat, face: own ? event.tile : 'hidden' };
  }
  if (event.type === 'penaltyDrawn') {
    const faces = event.tiles.map((tile) => (own ? tile : 'hidden'));
    return { type: event.type, seat: event.seat, faces };
  }
  if (event.type !== 'roundDealt') return event;
  const { type, engine, starter, hunted, hands, boneyard } = event;
  const handCounts = hands.map((tiles) => tiles.length);
  return { type, engine, starter, hunted, handCounts, boneyardCount: boneyard.length };
}
