import type { CommandRequest, HostRequest, SeatRequest, TablePhase } from '@roundhouse/protocol';
import {
  fullSet,
  legalCommands,
  seatOf,
  turnOf,
  type Command,
  type TileId,
} from '@roundhouse/rules';
import type { Dice } from '@roundhouse/rules/testing';
import type { TableClient } from '../players/TableClient.ts';
import { mutated } from './mutate.ts';
import { ODD_TYPES, oddValue } from './oddValues.ts';
import { HOST_SAMPLES, moveSamples, SEAT_SAMPLES } from './samples.ts';

/** A request before it is sent. */
export interface Letter {
  readonly type: string;
  readonly payload: unknown;
}

/** What somebody who writes letters may look at. */
export interface Desk {
  readonly client: TableClient;
  readonly dice: Dice;
  /** A name that no command has had. */
  readonly freshId: () => string;
  /** What anybody at this table has sent so far. */
  readonly sent: readonly Letter[];
}

type Writer = (desk: Desk) => Letter;

/** The next request of a client: an honest one, one that is nearly so, or one that is nothing at all. */
export function nextLetter(desk: Desk): Letter {
  return desk.dice.pick(WRITERS)(desk);
}

const WRITERS: readonly Writer[] = [
  ...Array.from({ length: 6 }, () => honestMove),
  ...Array.from({ length: 5 }, () => nearMove),
  anyMove,
  anyMove,
  otherTurn,
  replay,
  replay,
  nearReplay,
  tool,
  nearTool,
  nearTool,
  place,
  nearPlace,
  nearPlace,
  resync,
  nearResync,
  oddLetter,
];

function commandLetter({ client, freshId }: Desk, command: Command, shift = 0): Letter {
  const payload: CommandRequest = {
    commandId: freshId(),
    turn: client.snapshot.turn + shift,
    command,
  };
  return { type: 'command', payload };
}

/** What the rules allow, if anything; else a draw. */
function honestMove(desk: Desk): Letter {
  const { view } = desk.client;
  const legal = view === null ? [] : legalCommands(view);
  return commandLetter(desk, legal.length > 0 ? desk.dice.pick(legal) : { type: 'draw' });
}

function nearMove(desk: Desk): Letter {
  const { type, payload } = honestMove(desk);
  return { type, payload: mutated(payload, desk.dice) };
}

/** Any move at all of the right shape: tiles of others, trains of others, out of turn. */
function anyMove(desk: Desk): Letter {
  const { client, dice } = desk;
  const { view } = client;
  const tile: TileId = dice.pick(fullSet(view?.table.options.maxPip ?? 12));
  const seat = seatOf(dice.below(view?.table.seatCount ?? 12));
  const turn = view === null ? null : turnOf(view.table);
  const train = dice.pick([seat, turn?.seat ?? seat, 'mexican'] as const);
  const samples = moveSamples({ tile, train, end: dice.pick([null, 0, 1]), seat });
  // As many tiles are laid as anything else is done.
  return commandLetter(desk, dice.pick([...samples.play, ...Object.values(samples).flat()]));
}

/** A legal move, but for a turn that is over or has not come. */
function otherTurn(desk: Desk): Letter {
  const { view } = desk.client;
  const legal = view === null ? [] : legalCommands(view);
  const command = legal.length > 0 ? desk.dice.pick(legal) : ({ type: 'draw' } as const);
  return commandLetter(desk, command, desk.dice.pick([-2, -1, 1, 2, 100]));
}

/** What somebody has sent before, word for word. */
function replay(desk: Desk): Letter {
  return desk.sent.length === 0 ? honestMove(desk) : desk.dice.pick(desk.sent);
}

/** The command id of somebody's earlier command, with another command. */
function nearReplay(desk: Desk): Letter {
  const { type, payload } = replay(desk);
  return { type, payload: mutated(payload, desk.dice) };
}

/** A tool that fits the phase as often as not, so that matches go on; else any of them. */
function tool({ client, dice }: Desk): Letter {
  const fitting = TOOLS[client.snapshot.phase];
  const payload = dice.below(ANY_TOOL_ONE_IN) === 0 ? dice.pick(ANY_TOOL) : dice.pick(fitting);
  return { type: 'host', payload };
}

function nearTool({ dice }: Desk): Letter {
  return { type: 'host', payload: mutated(dice.pick(ANY_TOOL), dice) };
}

const ANY_TOOL: readonly HostRequest[] = Object.values(HOST_SAMPLES).flat();
/** Most of them end a match, or the part of a player in it. */
const ANY_TOOL_ONE_IN = 4;

const { start, addBot, removeBot, setOptions, nextRound, rematch, toLobby } = HOST_SAMPLES;
const TOOLS: Readonly<Record<TablePhase, readonly HostRequest[]>> = {
  lobby: [...start, ...start, ...addBot, ...removeBot, ...setOptions],
  playing: [...nextRound, ...start, ...rematch, ...toLobby],
  betweenRounds: nextRound,
  over: [...rematch, ...toLobby],
};

function place({ dice }: Desk): Letter {
  const payload = dice.pick(dice.below(LEAVE_ONE_IN) === 0 ? SEAT_SAMPLES.leave : STAYING);
  return { type: 'seat', payload };
}

function nearPlace({ dice }: Desk): Letter {
  return { type: 'seat', payload: mutated(dice.pick(STAYING), dice) };
}

/** Whoever leaves is seldom back: the leak oracle sees only tables where everybody stays. */
const LEAVE_ONE_IN = 40;
const STAYING: readonly SeatRequest[] = Object.values(SEAT_SAMPLES)
  .flat()
  .filter(({ type }) => type !== 'leave');

function resync({ client, dice }: Desk): Letter {
  const haveSeq = dice.pick([0, 1, client.snapshot.seq, client.snapshot.seq + 9]);
  return { type: 'resync', payload: { haveSeq } };
}

function nearResync(desk: Desk): Letter {
  return { type: 'resync', payload: mutated(resync(desk).payload, desk.dice) };
}

function oddLetter({ dice }: Desk): Letter {
  return { type: dice.pick(ODD_TYPES), payload: oddValue(dice) };
}
