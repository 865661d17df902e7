import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { Dice } from '@roundhouse/rules/testing';
import { mutated } from './mutate.ts';
import { oddValue } from './oddValues.ts';
import {
  BODIES,
  BODY_TYPES,
  BROKEN_HEADS,
  CLIMBS,
  HALF_SAID,
  HEADERS,
  MATCHMAKING,
  METHODS,
  PATHS,
  TAILS,
  UPGRADES,
} from './requestParts.ts';

/** What requests are made of. */
export interface Ingredients {
  readonly dice: Dice;
  /** A word that stands in the request and in nothing that the server knows by itself. */
  readonly mark: string;
  /** The code of a table that exists. */
  readonly code: string;
}

/** A request in its parts, MARK and CODE still in the place of words. */
interface Parts {
  readonly method: string;
  readonly path: string;
  readonly headers?: readonly string[];
  readonly body?: string;
}

type Maker = (dice: Dice) => Parts;

const JSON_TYPE = 'content-type: application/json';
/** One in so many is not finished; each keeps a line waiting for seconds. */
const HALF_SAID_ONE_IN = 400;
/** And one in so many is hardly a request. */
const BROKEN_ONE_IN = 20;

/** A request that no browser sends, as text. The same dice, the same request. */
export function oddHttpRequest({ dice, mark, code }: Ingredients): string {
  const fill = (text: string) => text.replaceAll('MARK', mark).replaceAll('CODE', code);
  if (dice.below(HALF_SAID_ONE_IN) === 0) return fill(dice.pick(HALF_SAID));
  if (dice.below(BROKEN_ONE_IN) === 0) return fill(dice.pick(BROKEN_HEADS));
  const { method, path, headers = [], body = '' } = dice.pick(MAKERS)(dice);
  const text = fill(body);
  const length = text === '' ? [] : [`content-length: ${Buffer.byteLength(text, 'latin1')}`];
  const end = headers.some((line) => line.startsWith('connection')) ? [] : ['connection: close'];
  const head = [`${method} ${path} HTTP/1.1`, 'host: fuzz', ...end, ...headers, ...length];
  return `${fill(head.join('\r\n'))}\r\n\r\n${text}`;
}

const MAKERS: readonly Maker[] = [
  anyMethod,
  anyPath,
  anyPath,
  anyPath,
  climbing,
  climbing,
  matchmaking,
  matchmaking,
  matchmaking,
  creating,
  creating,
  badBody,
  badBody,
  giantHeader,
  manyHeaders,
  oddHeader,
  oddUpgrade,
];

function anyMethod(dice: Dice): Parts {
  return { method: dice.pick(METHODS), path: dice.pick(PATHS) };
}

/** A known address with something odd behind it. */
function anyPath(dice: Dice): Parts {
  const method = dice.pick(['GET', 'HEAD', 'GET']);
  return { method, path: dice.pick(PATHS) + dice.pick(TAILS) };
}

/** Out of the folder of served files, in every spelling. */
function climbing(dice: Dice): Parts {
  const climb = dice.pick(CLIMBS.steps).repeat(dice.below(8));
  return { method: 'GET', path: dice.pick(CLIMBS.starts) + climb + dice.pick(CLIMBS.targets) };
}

function matchmaking(dice: Dice): Parts {
  const honest = { version: PROTOCOL_VERSION, watch: true };
  const options = dice.pick<unknown>([
    honest,
    { version: PROTOCOL_VERSION, name: 'MARK' },
    { seatToken: 'MARK' },
  ]);
  const path = `/matchmake/${dice.pick(MATCHMAKING.methods)}/${dice.pick(MATCHMAKING.rooms)}`;
  return { method: 'POST', path, headers: [JSON_TYPE], body: json(mutated(options, dice)) };
}

/** Asks for a table that no form would ask for. */
function creating(dice: Dice): Parts {
  const options = { matchRounds: 2, maxPip: 12 };
  const wish = { name: 'MARK', preset: 'roundhouse', options, seats: 4, bots: 1, start: true };
  const body = json(mutated(mutated(wish, dice), dice));
  return { method: 'POST', path: '/api/tables', headers: [JSON_TYPE], body };
}

function badBody(dice: Dice): Parts {
  const path = dice.pick(['/api/tables', '/matchmake/joinById/CODE', '/healthz', '/api/x', '/']);
  const body = dice.pick([...BODIES, json(oddValue(dice))]);
  return { method: 'POST', path, headers: [dice.pick(BODY_TYPES)], body };
}

/** JSON knows neither large integers nor `undefined`. */
function json(value: unknown): string {
  const written = JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'bigint' ? String(part) : part,
  ) as string | undefined;
  return written ?? '';
}

function giantHeader(dice: Dice): Parts {
  const size = dice.pick([4_000, 15_000, 17_000, 60_000]);
  const name = dice.pick(['x-odd', 'cookie', 'origin', 'authorization', 'sec-websocket-protocol']);
  return { method: 'GET', path: dice.pick(PATHS), headers: [`${name}: MARK${'a'.repeat(size)}`] };
}

function manyHeaders(dice: Dice): Parts {
  const count = dice.pick([99, 101, 1_000]);
  const headers = Array.from({ length: count }, (_, index) => `x-${index}: 1`);
  return { method: 'GET', path: dice.pick(PATHS), headers };
}

function oddHeader(dice: Dice): Parts {
  const method = dice.pick(['GET', 'POST', 'OPTIONS']);
  return { method, path: dice.pick(PATHS), headers: [dice.pick(HEADERS)] };
}

function oddUpgrade(dice: Dice): Parts {
  const headers = Object.entries(UPGRADES).map(([name, values]) => `${name}: ${dice.pick(values)}`);
  return { method: dice.pick(['GET', 'GET', 'POST']), path: dice.pick(PATHS), headers };
}
