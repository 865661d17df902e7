import { createHash } from 'node:crypto';
import { PROTOCOL_VERSION, type TableCode } from '@roundhouse/protocol';
import { invariant } from '@roundhouse/rules';
import type { Dice } from '@roundhouse/rules/testing';
import { askToJoin, openTable, socketUrl } from '../raw/http.ts';
import { FrameSocket } from './FrameSocket.ts';
import { accuse, goesOn, type FuzzRun } from './run.ts';

const GUESTS = ['Bea', 'Cid'];
/** Keys that are nearly right, for each seat. */
const SPOILS = 8;

/** More than a key lives once a newer one has arrived. */
const EXPIRY_MS = 31_000;

/** A seat with whoever holds it. */
interface HeldSeat {
  readonly code: TableCode;
  readonly seat: number;
  /** The newest key to it. */
  key: string;
  /** Those before it, oldest first. */
  readonly spent: string[];
  socket: FrameSocket;
}

/**
 * Tries the key of every seat at every table against every seat, keys that are nearly right, and keys
 * whose time is over. Only a seat's own key at its own table opens it, and nobody else's connection
 * notices anything.
 */
export async function swapKeys(run: FuzzRun, tableCount: number): Promise<void> {
  const held: HeldSeat[] = [];
  try {
    for (let count = 0; count < tableCount; count += 1) held.push(...(await seatEverybody(run)));
    for (const owner of held) await tryEverywhere(run, held, owner);
    await tryExpired(run, held);
  } catch (error) {
    accuse(run, 'dropped', `at the doors: ${String(error)}`);
  } finally {
    for (const { socket } of held) socket.drop();
  }
}

async function tryEverywhere(
  run: FuzzRun,
  held: readonly HeldSeat[],
  owner: HeldSeat,
): Promise<void> {
  for (const target of held) {
    if (goesOn(run)) await tryKey(run, held, { owner, target });
  }
  for (let count = 0; count < SPOILS && goesOn(run); count += 1) {
    await trySpoilt(run, held, owner);
  }
}

/**
 * A key that was replaced opens its seat for a moment yet, and after that none anywhere, while the
 * newest one still does.
 */
async function tryExpired(run: FuzzRun, held: readonly HeldSeat[]): Promise<void> {
  for (const owner of held) await tryKey(run, held, { owner, target: owner }); // the newest has arrived
  for (const owner of held) {
    const before = owner.spent.at(-1); // an older one may be over by now on a busy machine
    if (!goesOn(run) || before === undefined) return;
    await tryKey(run, held, { owner, target: owner, key: before });
  }
  await run.server.passTime(EXPIRY_MS);
  for (const owner of held) {
    for (const target of held) {
      if (!goesOn(run)) return;
      await tryKey(run, held, { owner, target, key: owner.spent[0] ?? '', isExpired: true });
    }
    await tryKey(run, held, { owner, target: owner });
  }
}

async function seatEverybody(run: FuzzRun): Promise<readonly HeldSeat[]> {
  const { code, seatToken } = await openTable(run.server.place, { name: 'Ada' });
  const entrances = [{ seatToken }, ...GUESTS.map((name) => ({ name }))];
  const held: HeldSeat[] = [];
  for (const [seat, entrance] of entrances.entries()) {
    const socket = await enter(run, code, entrance);
    const note = socket?.seatNotes.at(-1);
    invariant(socket !== null && note?.seat === seat, `seat ${seat} of ${code} is taken`);
    const key = note.token ?? ('seatToken' in entrance ? entrance.seatToken : undefined);
    invariant(key !== undefined, 'whoever sits down has a key');
    held.push({ code, seat, key, spent: [], socket });
  }
  return held;
}

/** Comes in as far as the table lets one: null when it does not. */
async function enter(run: FuzzRun, code: string, options: object): Promise<FrameSocket | null> {
  const { place } = run.server;
  run.tally.sockets += 1;
  const { reservation } = await askToJoin(place, code, { version: PROTOCOL_VERSION, ...options });
  if (reservation === null) return null;
  const { pathname, search } = new URL(socketUrl(place, reservation));
  const socket = new FrameSocket(place, { path: pathname + search }, run.patienceMs);
  const outcome = await socket.join();
  if (outcome === 'open') return socket;
  if (outcome === 'silent') accuse(run, 'hang', `no answer at the door of ${code}`);
  socket.drop();
  return null;
}

interface Attempt {
  readonly owner: HeldSeat;
  readonly target: HeldSeat;
  /** The newest of the owner's keys unless it is another one. */
  readonly key?: string;
  readonly isExpired?: boolean;
}

/** The key of one seat at the table of another, asking for that seat. */
async function tryKey(run: FuzzRun, held: readonly HeldSeat[], attempt: Attempt): Promise<void> {
  const { owner, target, key = owner.key, isExpired = false } = attempt;
  const isOwnTable = owner.code === target.code;
  const isOwn = owner === target;
  // At the own table the key alone opens its own seat; asking for another with it must open nothing.
  const claim = isOwn || !isOwnTable ? {} : { seat: target.seat };
  run.tally.swaps += 1;
  const socket = await enter(run, target.code, { seatToken: key, ...claim });
  const opened = socket?.seatNotes.at(-1);
  const what = `${whichKey(attempt)} of seat ${owner.seat} at ${isOwnTable ? 'its' : 'another'} table`;
  if (isOwn && !isExpired && socket !== null && opened?.seat === owner.seat) {
    run.tally.ownSeats += 1;
    owner.socket.drop();
    owner.spent.push(owner.key);
    Object.assign(owner, { socket, key: opened.token ?? owner.key });
  } else if (isOwn && !isExpired) accuse(run, 'swap', `${what} does not open it`);
  else if (socket !== null) {
    accuse(run, 'swap', `${what} opens seat ${opened?.seat}`);
    socket.drop();
  }
  expectUndisturbed(held, what);
}

function whichKey({ key, isExpired = false }: Attempt): string {
  if (isExpired) return 'an expired key';
  return key === undefined ? 'the key' : 'the key before';
}

/** A key that is nearly that of a seat, and what else somebody might think to be one. */
async function trySpoilt(run: FuzzRun, held: readonly HeldSeat[], owner: HeldSeat): Promise<void> {
  const other = run.dice.pick(held.filter((one) => one !== owner));
  const spoilt = run.dice.pick(SPOILERS)(owner.key, other.key, run.dice);
  if (spoilt === owner.key) return;
  run.tally.swaps += 1;
  const socket = await enter(run, owner.code, { seatToken: spoilt });
  const seat = socket?.seatNotes.at(-1)?.seat;
  if (socket !== null) accuse(run, 'swap', `${JSON.stringify(spoilt)} opens seat ${seat}`);
  socket?.drop();
  expectUndisturbed(held, JSON.stringify(spoilt));
}

type Spoiler = (key: string, other: string, dice: Dice) => unknown;

const SPOILERS: readonly Spoiler[] = [
  (key) => key.slice(0, -1),
  (key) => `${key}A`,
  (key) => `${key}=`,
  (key) => ` ${key}`,
  (key) => `${key}\u0000`,
  (key) => key.toLowerCase(),
  (key) => key.split('').toReversed().join(''),
  (key) => [key],
  (key) => ({ key }),
  (key, other) => key.slice(0, 20) + other.slice(20),
  (key, other) => other.slice(0, 20) + key.slice(20),
  (key) => createHash('sha256').update(key).digest('base64url'),
  (key) => Buffer.from(key, 'base64url').toString('hex'),
  // The last letter carries bits that no byte has: another letter may mean the same bytes.
  (key) => key.slice(0, -1) + String.fromCharCode((key.at(-1)?.charCodeAt(0) ?? 0) + 1),
  (key, _other, dice) => key.slice(0, dice.below(20)) + '%00',
];

/** Nobody who sits there was thrown out by somebody else's attempt. Throws when somebody was. */
function expectUndisturbed(held: readonly HeldSeat[], what: string): void {
  for (const { socket, seat } of held) {
    if (socket.isClosed || socket.closeCode !== null) {
      throw new Error(`${what}: somebody was thrown out of seat ${seat}`);
    }
  }
}
