import { seatOf, tileOf, type TrainId } from '@roundhouse/rules';
import fc from 'fast-check';
import { expect, describe, test } from 'vitest';
import { respelled } from './catalogue.ts';
import { home } from './en/home.ts';
import { everyText } from './everyText.ts';
import { GUIDES } from './guide.ts';
import { LANGUAGES, type Language } from './language.ts';
import { PARTS } from './load.ts';
import { NAMES, type Facts } from './manyFacts.ts';
import { accented, mirrored } from './pseudo.ts';

const seats = fc.integer({ min: 0, max: NAMES.length - 1 }).map(seatOf);

/** Facts of every kind, small counts the most often. */
const someFacts: fc.Arbitrary<Facts> = fc.record({
  speaker: fc.record({ me: fc.option(seats), names: fc.constant(NAMES) }),
  count: fc.oneof(fc.constantFrom(0, 1, 2, 3, 5, 21), fc.integer({ min: 4, max: 900 })),
  seat: seats,
  other: seats,
  train: fc.oneof(seats, fc.constant<TrainId>('mexican')),
  tile: fc
    .tuple(fc.integer({ min: 0, max: 18 }), fc.integer({ min: 0, max: 18 }))
    .map(([a, b]) => tileOf(a, b)),
  pip: fc.integer({ min: 0, max: 18 }),
  isIt: fc.boolean(),
});

const REAL = (Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[]).filter((one) => one !== 'en');
const OTHERS: readonly Language[] = [...REAL, 'en-XA', 'en-XB'];

async function wholeOf(language: Language): Promise<object> {
  const { page, table, round, late } = PARTS[language];
  return {
    ...(await page()),
    ...(await table()),
    ...(await round()),
    ...(await late()),
    ...(await GUIDES[language]()),
  };
}

const said = new Map<Language, object>();
for (const language of ['en', ...OTHERS] as const) said.set(language, await wholeOf(language));
const textsOf = (language: Language, facts: Facts) =>
  everyText(said.get(language), said.get('en'), facts);

/** Numbers and names in a text, each once: what it is about. 1 may be a word. */
function mentions(text: string): string {
  const found = [
    ...(text.match(/\d+(?:[.,]\d+)?/gu) ?? []),
    ...NAMES.filter((name) => text.includes(name)),
  ];
  const things = found.map((one) => one.replace(',', '.')).filter((one) => one !== '1');
  return [...new Set(things)].toSorted().join(' ');
}

describe.each(OTHERS)('%s', (language) => {
  test('says something wherever English does, and is silent where it is', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const spoken = textsOf(language, facts).map(([place, text]) => [place, isText(text)]);
        expect(spoken).toEqual(textsOf('en', facts).map(([place, text]) => [place, isText(text)]));
      }),
      { numRuns: 15 },
    );
  });
});

/** True for words, false for silence. Anything else, such as an empty text, is a mistake. */
function isText(text: unknown): boolean {
  if (text === null || text === '') return false;
  expect(text).toBeTypeOf('string');
  expect(text).not.toMatch(/undefined|NaN|\[object|#|\bnull\b|^\s|\s$/u);
  return true;
}

describe.each(REAL)('%s', (language) => {
  test('speaks of the same tiles, people and numbers as English', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        const about = textsOf(language, facts).map(([place, text]) => [
          place,
          mentions(String(text)),
        ]);
        const right = textsOf('en', facts).map(([place, text]) => [place, mentions(String(text))]);
        const wrong = about.filter(([, what], at) => what !== right[at]?.[1]);
        expect(wrong.filter(([place]) => !FREE.some((one) => place?.startsWith(one)))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test('has no English in it', () => {
    fc.assert(
      fc.property(someFacts, (facts) => {
        expect(englishIn(textsOf(language, facts), textsOf('en', facts))).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });
});

/** Where a language may name a set by its figure. */
const FREE = ['options.maxPip', 'presets.'];

/** The same in several languages. */
const SHARED = new Set(
  (
    'Roundhouse Wikipedia Puremco Pagat Yorimichi flexible Porter Baron Start Double-six Total Scores ' +
    'points pts Menu Table Trains Doubles Zoom Podium bot bots'
  ).split(' '),
);
const ENGLISH =
  /\b(the|your|you|and|with|tiles?|boneyard|seats?|rounds?|wants?|draws?|plays?|laid)\b/iu;

type Texts = ReturnType<typeof textsOf>;

/** Texts that are English, by their words or because they are the same. */
function englishIn(texts: Texts, originals: Texts): readonly unknown[] {
  return texts
    .filter(([place, text], at) => {
      if (typeof text !== 'string' || place.startsWith('home.codeExample')) return false;
      const isSame = /\p{L}{3}/u.test(withoutFacts(text)) && text === originals[at]?.[1];
      const words = withoutFacts(text);
      return ENGLISH.test(words) || (isSame && !words.split(/[^\p{L}.-]+/u).every(isShared));
    })
    .map(([place, text]) => `${place}: ${String(text)}`);
}

function withoutFacts(text: string): string {
  const plain = NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return plain.replaceAll(/https:\S+|KQX 7MB|Roundhouse|Mexican Train/gu, '').trim();
}

function isShared(word: string): boolean {
  return word === '' || SHARED.has(word);
}

const FACTS = anyFacts();

function anyFacts(): Facts {
  const [facts] = fc.sample(someFacts, { numRuns: 1, seed: 3 });
  if (facts === undefined) throw new Error('no facts were made');
  return facts;
}

test('English that is left in another language is found', () => {
  const patchy = { ...said.get('de'), home };
  const found = englishIn(everyText(patchy, said.get('en'), FACTS), textsOf('en', FACTS));
  expect(found).toContain(`home.openTable: ${home.openTable}`);
  expect(found).toContain(`home.joinTitle: ${home.joinTitle}`);
});

test('a name that a translation forgets is found', () => {
  expect(mentions('Björn zieht 12–7')).toBe(mentions('Björn drew 12–7'));
  expect(mentions('Ana zieht 12–7')).not.toBe(mentions('Björn drew 12–7'));
});

test('nothing escapes the pseudo-locale', () => {
  for (const change of [accented, mirrored]) {
    const texts = everyText(respelled(said.get('en'), change), said.get('en'), FACTS);
    const plain = texts.filter(([, text]) => typeof text === 'string' && /[a-z]/iu.test(text));
    expect(plain).toEqual([]);
    expect(texts.length).toBeGreaterThan(500);
  }
});
