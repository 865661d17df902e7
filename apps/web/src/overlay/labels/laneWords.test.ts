import { seatOf, type TrainId } from '@roundhouse/rules';
import { afterAll, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../text/language.ts';
import { needWords, speak, text } from '../../text/text.ts';
import { laneWords, ownerOf } from './laneWords.ts';

const ME = seatOf(0);
const BEA = {
  name: 'Bea',
  kind: 'person',
  botLevel: null,
  presence: 'away',
  ready: false,
} as const;
const REAL = Object.keys(LANGUAGES) as Language[];

afterAll(() => speak('en'));

test.each(REAL)(
  'in %s the name of a lane has the word by which its label calls it',
  async (one) => {
    await speak(one);
    await needWords('round');
    const trains: readonly TrainId[] = [ME, seatOf(1), 'mexican'];
    for (const train of trains) {
      const player = train === 'mexican' ? null : BEA;
      const facts = {
        train,
        marked: true,
        started: true,
        wants: [5],
        openDouble: null,
        tileCount: 3,
        inHand: player && 2,
        total: player && 7,
      };
      const words = laneWords(facts, player, train === ME);
      const { name, presence } = words;
      const said = text
        .laneName(facts, ownerOf(player), { me: ME, names: ['Ana', 'Bea'] })
        .toLowerCase();
      expect(said).toContain(name.toLowerCase());
      expect(said.split(', ')).toEqual(
        expect.arrayContaining(presence === null ? [] : [presence.words.toLowerCase()]),
      );
    }
  },
);
