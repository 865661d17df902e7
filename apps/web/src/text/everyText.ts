import { ruleRefusals } from './en/refusals.ts';
import { tableRefusals } from './en/tableRefusals.ts';
import { EVENTS, matchFactsOf, NAMES, type Facts } from './manyFacts.ts';

type Values = readonly unknown[];

/** What each argument may be, by its name; a name that is missing here fails the tests. */
const BY_NAME: { readonly [argument: string]: (facts: Facts) => Values } = {
  ...Object.fromEntries(
    [
      'points',
      'count',
      'seats',
      'rounds',
      'round',
      'seconds',
      'minutes',
      'total',
      'roundCount',
      'score',
      'points',
      'extras',
      'share',
    ].map((name) => [name, ({ count }: Facts): Values => [count]]),
  ),
  place: ({ count }) => [count + 1],
  pip: ({ pip }) => [pip],
  start: ({ pip }) => [pip],
  personal: () => [1, 3],
  mexican: () => [1, 3],
  name: ({ seat }) => [NAMES[seat]],
  who: ({ seat }) => ['', NAMES[seat]],
  names: ({ seat }) => [NAMES.slice(0, 1 + (seat % 3))],
  winners: ({ seat, other }) => [[seat], seat === other ? [seat] : [seat, other]],
  code: () => ['KQX 7MB'],
  summary: () => ['X.'],
  title: () => ['X'],
  won: () => ['X!'],
  mark: () => ['X'],
  url: () => ['https://example.org/t/KQX7MB'],
  level: () => ['X'],
  speaker: ({ speaker }) => [speaker],
  tile: ({ tile }) => [tile],
  train: ({ train }) => [train],
  trains: ({ train, seat }) => [[], [train], train === seat ? [seat] : [train, seat]],
  fits: ({ train, seat }) => [[], [train], train === seat ? [seat] : [train, seat]],
  fitting: ({ tile }) => [[], [tile]],
  laid: ({ tile }) => [[], [tile]],
  outcome: ({ pip, isIt, other }) => [
    { covers: null, opens: null, wants: [pip], again: false, closes: isIt, isLast: !isIt },
    { covers: pip, opens: pip, wants: [], again: other % 2 === 0, closes: false, isLast: false },
  ],
  suit: ({ pip, count }) => [
    { pip, left: count + 1, mine: 0 },
    { pip, left: count + 1, mine: 1 },
  ],
  choice: () => ['play', 'playOrEnd', 'playOrKeep', 'draw', 'end', 'pass', 'wait'],
  task: tasks,
  facts: trains,
  lanes: (facts) => [[], trains(facts)],
  owner: ({ isIt }) => [
    { isBot: isIt, absence: null },
    { isBot: false, absence: 'away' },
    { isBot: false, absence: 'covered' },
  ],
  sitter: ({ isIt }) => [
    { isMe: isIt, isHost: true, isAway: !isIt },
    { isMe: false, isHost: false, isAway: false },
  ],
  event: (facts) => EVENTS.map((type) => eventOf(type, facts)),
  result: ({ seat, isIt }) => [{ out: isIt ? seat : null, blocked: !isIt, scores: [], hands: [] }],
  refusal: refusals,
  error: errors,
  fact: matchFactsOf,
  proven: ({ isIt }) => [isIt],
  played: ({ tile, train }) => [null, { tile, train }],
  best: ({ tile, train }) => [{ tile, train }],
  advice: advices,
};

/** Arguments whose name says too little, by the place of the function. */
const BY_PLACE: { readonly [place: string]: (facts: Facts) => Values } = {
  'lobby.seatNumber': ({ count }) => [count],
  'table.endFor': ({ pip }) => [pip],
};

function advices({ seat, tile, train, count }: Facts): Values {
  const play = { type: 'play', tile, train, end: null };
  const others = ['draw', 'pass', 'decline', 'end', 'call', 'challenge'];
  const commands = [play, ...others.map((type) => ({ type, seat }))];
  const kinds = ['announce', 'nothingFits', 'only', 'train', 'extra', 'sheds'];
  const reasons = kinds.map((kind) => ({ kind, keeps: count, costs: count, points: count }));
  return commands.flatMap((command) => reasons.map((reason) => ({ command, reason })));
}

function tasks({ seat, other, pip, train, isIt }: Facts): Values {
  const doubles = [{ train, pip, by: other, size: 1, need: 1, live: true, thisTurn: false, on: 0 }];
  return [
    { kind: 'cover', seat, doubles, else: isIt ? 'draw' : 'pass' },
    ...['extra', 'opening', 'play'].map((kind) => ({ kind, seat })),
  ];
}

function trains({ train, isIt, pip, count, other }: Facts): Values {
  const openDouble = other % 2 === 0 ? pip : null;
  const facts = { train, marked: isIt, wants: [pip], openDouble, tileCount: count };
  const isMexican = train === 'mexican';
  return [true, false].map((started) => ({
    ...facts,
    started,
    inHand: isMexican ? null : count,
    total: isMexican ? null : count,
  }));
}

function eventOf(type: string, { seat, other, train, tile, pip, isIt, count }: Facts): unknown {
  return {
    type,
    seat,
    train,
    tile,
    pip,
    engine: pip,
    starter: seat,
    by: type === 'turnFailed' ? (isIt ? 'pass' : 'decline') : other,
    face: isIt ? 'hidden' : tile,
    faces: Array.from({ length: (count % 2) + 1 }, () => 'hidden'),
    live: true,
    thisTurn: false,
    call: 'made',
    result: { out: isIt ? seat : null, blocked: !isIt, scores: [], hands: [] },
  };
}

const OF_A_SEAT = ['trainIsPrivate', 'ownerStartsTrain'];

function refusals(facts: Facts): Values {
  const { seat, train, tile, pip, count } = facts;
  const rest = { turn: seat, seat, tile, pip, pips: [pip], wanted: [pip], seats: count };
  return Object.keys({ ...ruleRefusals, ...tableRefusals }).flatMap((code) =>
    (code === 'badOptions' ? errors(facts) : [null]).map((error) => ({
      ...rest,
      code,
      error,
      train: OF_A_SEAT.includes(code) ? seat : train,
    })),
  );
}

function errors({ count }: Facts): Values {
  const facts = { most: count, seatCount: count, tiles: count, offered: [2, 3, 8] };
  return [
    'unknownOption',
    'badOptionValue',
    'branchesNeedCover',
    'penaltyNeedsCall',
    'thirdTileConflict',
    'tooManyRounds',
    'seatCountNotOffered',
    'notEnoughTiles',
  ].map((code) => ({ code, ...facts }));
}

/** A text and where it stands; null where a language says nothing. */
export type Said = readonly [place: string, text: unknown];

/**
 * Every text of a catalogue, its functions called with these facts. `names` has functions whose
 * arguments still have their names, those of English.
 */
export function everyText(part: unknown, names: unknown, facts: Facts): readonly Said[] {
  return textsAt('', { part, names }, facts);
}

interface Both {
  readonly part: unknown;
  readonly names: unknown;
}

function textsAt(place: string, { part, names }: Both, facts: Facts): readonly Said[] {
  if (typeof part === 'function') return called(place, { part, names }, facts);
  if (typeof part !== 'object' || part === null) return [[place, part]];
  return Object.entries(part).flatMap(([name, one]) => {
    const inner = typeof names === 'object' && names !== null ? Reflect.get(names, name) : null;
    return textsAt(place === '' ? name : `${place}.${name}`, { part: one, names: inner }, facts);
  });
}

function called(place: string, { part, names }: Both, facts: Facts): readonly Said[] {
  const lists = argumentsOf(place, names).map((name) => {
    const values = BY_PLACE[place] ?? BY_NAME[name];
    if (values === undefined) throw new Error(`everyText.ts: what may ${name} of ${place} be?`);
    return values(facts);
  });
  const calls = lists.reduce<readonly Values[]>(
    (all, values) => all.flatMap((one) => values.map((value) => [...one, value])),
    [[]],
  );
  return calls.flatMap((values, at) =>
    textsAt(
      `${place}#${at}`,
      { part: Reflect.apply(part as never, undefined, values), names: null },
      facts,
    ),
  );
}

function argumentsOf(place: string, names: unknown): readonly string[] {
  const source = typeof names === 'function' ? String(names) : '';
  if (source.startsWith('(refusal, speaker)')) return ['refusal', 'speaker'];
  if (source.startsWith('function suit')) return ['suit'];
  if (source.startsWith('function adviceWords')) return ['advice', 'speaker'];
  const list = /^(?:function \w*)?\(([^)]*)\)/u.exec(source)?.[1];
  if (list === undefined) throw new Error(`everyText.ts: what does ${place} take?`);
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
