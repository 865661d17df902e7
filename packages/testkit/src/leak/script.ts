import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import {
  fullSet,
  invariant,
  legalCommands,
  refusalOf,
  turnOf,
  type Command,
  type PresetName,
  type Seat,
  type SeatView,
} from '@roundhouse/rules';
import { diceFrom, randomPolicy, type Dice, type Move } from '@roundhouse/rules/testing';
import type { Records } from '../oracle/judge.ts';
import type { TableClient } from '../players/TableClient.ts';
import type { RunningServer } from '../server/runningServer.ts';
import type { FakeClock } from '../table/FakeClock.ts';
import { Gathering } from './Gathering.ts';
import { swapped, type Swaps } from './swaps.ts';

/** The players by seat, and the watchers. */
export const SEATED = ['Ann', 'Bea', 'Cid'] as const;
/** Two spectators: one reads all the time, one stops for a while. */
const WATCHERS = ['Wanda', 'Sloth'] as const;

/** One evening at one table, the same each time but for what is hidden. */
export interface Script {
  /** Names the deal, the keys and the code. */
  readonly deal: string;
  readonly preset: PresetName;
  /** What to play; null: whatever the seats like, by the dice. */
  readonly moves: readonly Move[] | null;
  /** Moves to play at most; the first round may end before. */
  readonly moveCount: number;
  readonly swaps: Swaps;
  /** Breaks something on the server's side before a move, so that the oracle can show its worth. */
  readonly breakBefore?: (moveIndex: number, gathering: Gathering) => Promise<void> | void;
}

/** What an evening leaves behind. */
export interface Evening extends Records {
  readonly moves: readonly Move[];
}

/** What happens beside the moves, and before which of them. */
const INCIDENTS = {
  refusals: [2, 11, 17],
  drop: 5,
  stall: 7,
  badDoor: 9,
  resume: 19,
  takeOver: 13,
  watchAgain: 23,
  resync: 27,
};

/** Plays an evening over sockets, the clock standing still. */
export async function playEvening(
  server: RunningServer,
  clock: FakeClock,
  script: Script,
): Promise<Evening> {
  server.seeds.restart(script.deal);
  server.dealer.editWith((event) => swapped(event, script.swaps));
  const gathering = await assemble(server, script.preset);
  const moves = await playMoves(gathering, script);
  if (gathering.isStalled(WATCHERS[1])) await gathering.resume(WATCHERS[1]);
  const facts = server.journal.factsOf(gathering.code);
  await gathering.disperse((ms) => clock.advance(ms));
  return { viewers: gathering.viewers, moves, facts, secrets: server.seeds.secrets };
}

async function assemble(server: RunningServer, preset: PresetName): Promise<Gathering> {
  const [host, ...guests] = SEATED;
  const gathering = await Gathering.open(server, { name: host, preset, seats: SEATED.length });
  await gathering.host(host);
  for (const [index, name] of guests.entries()) {
    await gathering.enter(name, { name }, (index + 1) as Seat);
  }
  for (const name of WATCHERS) await gathering.enter(name, { watch: true }, null);
  const started = await gathering.client(host).host({ type: 'start' });
  invariant(started.status === 'ok', `started: ${JSON.stringify(started)}`);
  await gathering.settle();
  return gathering;
}

async function playMoves(gathering: Gathering, script: Script): Promise<readonly Move[]> {
  const dice = diceFrom(7);
  const moves: Move[] = [];
  let dropped: string | null = null;
  while (moves.length < script.moveCount) {
    const mover = moverAmong(gathering);
    if (mover === null) break;
    await script.breakBefore?.(moves.length, gathering);
    const next = SEATED[(mover.view.seat + 1) % SEATED.length];
    if (moves.length === INCIDENTS.drop && next !== undefined) {
      dropped = next;
      await gathering.drop(next);
    }
    await incident(gathering, moves.length, mover);
    const command = script.moves?.[moves.length]?.command ?? choose(mover.view, dice);
    await carryOut(gathering, mover.client, command);
    moves.push({ seat: mover.view.seat, command });
    if (dropped !== null)
      await gathering.comeBack(dropped, SEATED.indexOf(dropped as 'Ann') as Seat);
    dropped = null;
  }
  return moves;
}

interface Mover {
  readonly client: TableClient;
  readonly view: SeatView;
}

/** Whose turn it is; null when the round is over. */
function moverAmong(gathering: Gathering): Mover | null {
  for (const name of SEATED) {
    const client = gathering.client(name);
    const { view } = client;
    invariant(view !== null, `${name} has a hand`);
    if (turnOf(view.table)?.seat === view.seat) return { client, view };
  }
  return null;
}

function choose(view: SeatView, dice: Dice): Command {
  return randomPolicy(view, legalCommands(view), dice);
}

async function carryOut(
  gathering: Gathering,
  client: TableClient,
  command: Command,
): Promise<void> {
  const reply = await client.command(command);
  invariant(reply.status === 'ok', `${JSON.stringify(command)}: ${JSON.stringify(reply)}`);
  await gathering.settle();
}

async function incident(gathering: Gathering, index: number, mover: Mover): Promise<void> {
  const [watcher, sloth] = WATCHERS;
  if (INCIDENTS.refusals.includes(index)) await tryForbidden(gathering, mover);
  if (index === INCIDENTS.stall) gathering.stall(sloth);
  if (index === INCIDENTS.resume) await gathering.resume(sloth);
  if (index === INCIDENTS.badDoor) await tryDoors(gathering);
  if (index === INCIDENTS.takeOver) {
    const seat = (mover.view.seat + 1) % SEATED.length;
    await gathering.comeBack(SEATED[seat] ?? watcher, seat as Seat);
  }
  if (index === INCIDENTS.watchAgain) {
    gathering.stepAside(watcher);
    await gathering.enter(watcher, { watch: true, haveSeq: gathering.longAgo }, null);
  }
  if (index === INCIDENTS.resync) await resyncAll(gathering);
}

/** Everybody asks for what they have heard already. */
async function resyncAll(gathering: Gathering): Promise<void> {
  for (const [name, client] of gathering.here) {
    if (gathering.isStalled(name)) continue;
    const reply = await client.resync(gathering.longAgo);
    invariant(reply.status === 'ok', `resync: ${JSON.stringify(reply)}`);
  }
  await gathering.settle();
}

/** Those whom nobody lets in, and one who comes too late to play. */
async function tryDoors(gathering: Gathering): Promise<void> {
  const version = PROTOCOL_VERSION;
  await gathering.knock('Mallory', { version, seatToken: 'A'.repeat(43) });
  await gathering.knock('Oldie', { version: 0, watch: true });
  await gathering.knock('Nobody', { version, seat: 1 });
  await gathering.enter('Late', { name: 'Late' }, null);
}

/** Everybody asks for what the rules refuse; no answer may depend on what is hidden. */
async function tryForbidden(gathering: Gathering, mover: Mover): Promise<void> {
  for (const [name, client] of gathering.here) {
    if (gathering.isStalled(name)) continue;
    for (const command of forbiddenFor(client, mover)) {
      const reply = await client.command(command);
      invariant(reply.status === 'rejected', `refused: ${JSON.stringify(command)}`);
    }
    if (client !== gathering.client(SEATED[0])) await client.host({ type: 'endMatch' });
    await client.raw.request('command', { commandId: 'x', turn: 'now', command: { type: 'peek' } });
  }
  await gathering.settle();
}

/** Tiles of others, of the boneyard and of the table; draws and passes out of turn. */
function forbiddenFor(client: TableClient, mover: Mover): readonly Command[] {
  const train = mover.view.seat;
  const { view } = client;
  const own = new Set(view?.hand.tiles);
  const foreign = fullSet(mover.view.table.options.maxPip).filter((tile) => !own.has(tile));
  const plays = foreign
    .filter((tile) => tile % 11 === 0)
    .map((tile): Command => ({ type: 'play', tile, train, end: null }));
  const sayings: readonly Command[] = [{ type: 'call' }, { type: 'challenge', seat: train }];
  if (client === mover.client) {
    return [...plays, ...sayings.filter((command) => refusalOf(mover.view, command) !== null)];
  }
  const outOfTurn: readonly Command[] = [{ type: 'draw' }, { type: 'pass' }, { type: 'end' }];
  return [...plays.slice(0, 3), ...outOfTurn];
}
