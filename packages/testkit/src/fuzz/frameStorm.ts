import { PROTOCOL_VERSION, type CreatedTable, type TableCode } from '@roundhouse/protocol';
import { askToJoin, openTable, socketUrl } from '../raw/http.ts';
import { requestFrame } from '../raw/wire.ts';
import type { Entrance } from '../players/TableClient.ts';
import { MAGIC_NAME } from './errand.ts';
import { FrameSocket } from './FrameSocket.ts';
import { accuse, goesOn, ownLine, type FuzzRun } from './run.ts';
import { endingShot, lastingShot, type Shot } from './shots.ts';
import { WS, wsFrame } from './wsFrame.ts';

/** Shots in one write, and writes until the connection is given a reason to end. */
const SHOTS_AT_ONCE = 16;
const VOLLEYS = 8;
/** Sockets at one table before the besiegers move to another. */
const SOCKETS_PER_TABLE = 40;
/** Failures in a row before somebody gives up. */
const MOST_FAILURES = 5;

/** Who fires. Each has a line of its own, all at the same time. */
const ROLES = ['host', 'player', 'spectator', 'hasty', 'stranger'] as const;
type Role = (typeof ROLES)[number];

/** How many frames to fire, and whether the one that kills a planted server is among them. */
export interface StormPlan {
  readonly frames: number;
  readonly isMagic: boolean;
}

/**
 * Fires hostile frames: at a table's host, player and spectator, by somebody who does not wait to be
 * let in, and by a stranger without a table. Resolves when all are fired, or the server is gone.
 */
export async function stormFrames(run: FuzzRun, plan: StormPlan): Promise<void> {
  const quota = { left: plan.frames };
  await Promise.all(
    ROLES.map((role) => besiege(ownLine(run), role, { quota, isMagic: plan.isMagic })),
  );
}

interface Orders {
  readonly quota: { left: number };
  readonly isMagic: boolean;
}

async function besiege(run: FuzzRun, role: Role, orders: Orders): Promise<void> {
  let camp: Camp | null = null;
  let failureCount = 0;
  for (let socketCount = 0; goesOn(run) && orders.quota.left > 0; socketCount += 1) {
    if (failureCount > MOST_FAILURES) return accuse(run, 'hang', `${role} comes to no table`);
    if (socketCount % SOCKETS_PER_TABLE === 0) camp = null;
    try {
      camp ??= await pitchCamp(run);
      const socket = await approach(run, camp, role);
      if (socket === null) camp = null;
      else await fireAll(run, socket, orders);
      failureCount = socket === null ? failureCount + 1 : 0;
    } catch (error) {
      camp = null;
      failureCount += 1;
      accuse(run, 'hang', `${role}: ${String(error)}`);
    }
  }
}

/** A table of the besiegers, and who may come to it how. */
interface Camp {
  readonly code: TableCode;
  readonly host: { entrance: Entrance };
  readonly player: { entrance: Entrance };
}

async function pitchCamp({ server }: FuzzRun): Promise<Camp> {
  const created: CreatedTable = await openTable(server.place, { name: 'Eve', bots: 1 });
  const host = { entrance: { seatToken: created.seatToken } };
  return { code: created.code, host, player: { entrance: { name: 'Mallory' } } };
}

/** Opens a socket as far as this role goes; null where the table does not want it any more. */
async function approach(run: FuzzRun, camp: Camp, role: Role): Promise<FrameSocket | null> {
  run.tally.sockets += 1;
  if (role === 'stranger') return knock(run, camp);
  const place = role === 'host' || role === 'player' ? camp[role] : WATCHING;
  const options = { version: PROTOCOL_VERSION, ...place.entrance };
  const { reservation } = await askToJoin(run.server.place, camp.code, options);
  if (reservation === null) return null;
  const { pathname, search } = new URL(socketUrl(run.server.place, reservation));
  const opening = { path: pathname + search };
  if (role === 'hasty') {
    const extra = lastingShot(run.dice).bytes;
    return new FrameSocket(run.server.place, { ...opening, extra }, run.patienceMs);
  }
  const socket = new FrameSocket(run.server.place, opening, run.patienceMs);
  const outcome = await socket.join();
  if (outcome === 'silent') accuse(run, 'hang', `no welcome for a ${role}`);
  keepKey(socket, place);
  return outcome === 'open' ? socket : null;
}

const WATCHING: { entrance: Entrance } = { entrance: { watch: true } };

/** Whoever was given a key comes back with it. */
function keepKey(socket: FrameSocket, place: { entrance: Entrance }): void {
  const token = socket.seatNotes.findLast((note) => note.token !== undefined)?.token;
  if (token !== undefined) place.entrance = { seatToken: token };
}

/** A socket that nobody has asked for. */
async function knock(run: FuzzRun, { code }: Camp): Promise<FrameSocket> {
  const path = run.dice.pick([
    '/',
    `/p/${code}`,
    `/p/${code}?sessionId=nobody`,
    '/x?sessionId=__proto__',
  ]);
  const socket = new FrameSocket(run.server.place, { path }, run.patienceMs);
  if ((await socket.whenUpgraded()) === 'silent') accuse(run, 'hang', `no upgrade at ${path}`);
  return socket;
}

async function fireAll(
  run: FuzzRun,
  socket: FrameSocket,
  { quota, isMagic }: Orders,
): Promise<void> {
  const { dice } = run;
  for (let count = 0; count < VOLLEYS && quota.left > 0 && !socket.isClosed; count += 1) {
    const shots = Array.from({ length: SHOTS_AT_ONCE }, () => lastingShot(dice));
    fire(run, socket, { shots, quota });
    if ((await socket.catchUp()) === 'silent') accuse(run, 'hang', 'no pong after a volley');
  }
  if (isMagic) socket.write(magicFrame());
  if (!socket.isClosed) fire(run, socket, { shots: [endingShot(dice)], quota });
  socket.end();
  if ((await socket.whenClosed()) === 'silent')
    accuse(run, 'hang', 'a dead connection is not closed');
  socket.drop();
}

interface Volley {
  readonly shots: readonly Shot[];
  readonly quota: { left: number };
}

function fire({ tally }: FuzzRun, socket: FrameSocket, { shots, quota }: Volley): void {
  const frameCount = shots.reduce((sum, shot) => sum + shot.frameCount, 0);
  socket.write(Buffer.concat(shots.map(({ bytes }) => bytes)));
  tally.frames += frameCount;
  quota.left -= frameCount;
}

/** What kills a planted server, and only that. */
function magicFrame(): Uint8Array {
  const payload = requestFrame(1, 'seat', { type: 'rename', name: MAGIC_NAME });
  return wsFrame({ opcode: WS.binary, payload });
}
