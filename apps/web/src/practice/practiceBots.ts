import type { BotLevel } from '@roundhouse/protocol';
import {
  baronThinking,
  BOT_NAMES,
  PLAYERS,
  moveFor,
  seatToMove,
  type Player,
  type Rng,
} from '@roundhouse/bots';
import { seatsOf, viewFor, type Command, type Seat } from '@roundhouse/rules';
import type { LocalGame } from './localGame.ts';
import { OWN_SEAT, type PracticeSetup } from './practice.ts';

/** Of a Baron's thousand playouts as many as fit into two pictures. */
const BARON_MS = 32;

/** What everybody is called, by seat. No bot has the name of whoever practises. */
export function namesAt({ name: ownName, botCount }: PracticeSetup): readonly string[] {
  const own = ownName.toLowerCase();
  const others = BOT_NAMES.filter((name) => name.toLowerCase() !== own);
  return [ownName, ...others.slice(0, botCount)];
}

/** The seat of a bot that has something to say or to lay; null while it is for a person to do. */
export function seatForBot({ phase, round, match }: LocalGame): Seat | null {
  if (phase !== 'playing') return null;
  const bots = seatsOf(match.seatCount).filter((seat) => seat !== OWN_SEAT);
  return seatToMove(bots, (seat) => viewFor(round, seat));
}

/** A Baron that thinks where the page is drawn, so briefly that nobody's finger waits for it. */
function hastyBaron(): Player {
  const latestMs = performance.now() + BARON_MS;
  return baronThinking({ isTimeUp: () => performance.now() >= latestMs });
}

/** What a bot does. It is given what a person at its seat would see, and nothing else. */
export function botMove(
  { round }: LocalGame,
  { seat, level }: { readonly seat: Seat; readonly level: BotLevel },
  rng: Rng,
): Command {
  return moveFor(viewFor(round, seat), level === 'baron' ? hastyBaron() : PLAYERS[level], rng);
}
