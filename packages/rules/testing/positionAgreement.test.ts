import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatCommand,
  formatSeat,
  formatTile,
  fullSet,
  tileOf,
  type RuleOptions,
} from '../src/index.ts';
import { differences } from './agreement.ts';
import { arbitraryGame, arbitrarySeed } from './arbitraries.ts';
import { diceFrom, type Dice } from './dice.ts';
import { usualNames } from './names.ts';
import { randomPolicy } from './policies.ts';
import { positionFromGiven } from './position.ts';
import { apply, positionFromGiven as secondPosition } from './referee/index.ts';
import { runs, TIMEOUT_MS } from './runs.ts';
import { playRound } from './selfPlay.ts';

type GivenDouble = { train: string; pip: number; need: number; by: string };

/** Any little position that these rules allow: hands of a few tiles, trains, doubles, markers. */
function anyPosition(options: RuleOptions, dice: Dice) {
  const { maxPip } = options;
  const names = usualNames(2 + dice.below(3));
  const engine = dice.below(maxPip + 1);
  const trains = [...names, 'M'].map((name) => anyTrain(name, { options, dice, names }));
  const open = [...dice.shuffled(trains.flatMap((train) => train.open))];
  const laid = [engine, ...open.map(({ pip }) => pip)].map((pip) => tileOf(pip, pip));
  const deck = dice
    .shuffled(fullSet(maxPip))
    .filter((tile) => !laid.includes(tile))
    .map(formatTile);
  const take = (most: number) => deck.splice(0, dice.below(most + 1));
  const hands = Object.fromEntries(
    names.map((name) => [name, [...take(1), ...take(5), ...deck.splice(0, 1)]]),
  );
  const some = () => names.filter(() => dice.below(3) === 0);
  return {
    engine,
    hands,
    boneyard: take(6),
    ends: Object.fromEntries(trains.map(({ name, ends }) => [name, ends])),
    open,
    marked: some(),
    openingDone: hasEarlyFeet(options)
      ? ('all' as const)
      : dice.pick(['all' as const, 'none' as const, some()]),
    turn: dice.pick([...names]),
    skip: dice.below(4) === 0 ? some() : [],
    passes: dice.below(names.length),
  };
}

/**
 * A train of one's own with feet before one's opening turn hardly comes about, and what an opening
 * turn means there is read differently by the two referees.
 */
function hasEarlyFeet({ openingTurn, branches }: RuleOptions): boolean {
  return openingTurn !== 'single' && branches.personal === 3;
}

interface Makings {
  readonly options: RuleOptions;
  readonly dice: Dice;
  readonly names: readonly string[];
}

function anyTrain(name: string, { options, dice, names }: Makings) {
  const nothing: { name: string; ends: number[]; open: GivenDouble[] } = {
    name,
    ends: [],
    open: [],
  };
  const anyPip = () => dice.below(options.maxPip + 1);
  if (dice.below(3) === 0) return nothing;
  if (name === 'M' && options.mexicanTrainStart === 'none') return nothing;
  const size = name === 'M' ? options.branches.mexican : options.branches.personal;
  const double = { train: name, pip: anyPip(), need: size as number, by: dice.pick([...names]) };
  const isOpen = dice.below(4) === 0;
  if (size === 1) {
    return isOpen
      ? { name, ends: [double.pip], open: [double] }
      : { name, ends: [anyPip()], open: [] };
  }
  const ends = Array.from({ length: 1 + 2 * dice.below(2) }, anyPip);
  if (!isOpen) return { name, ends, open: [] };
  const need = 1 + dice.below(3);
  const branches = Array.from({ length: 3 - need }, anyPip);
  return { name, ends: [...ends.slice(1), ...branches], open: [{ ...double, need }] };
}

it('both referees go on alike from any position', { timeout: TIMEOUT_MS }, () => {
  const agree = fc.property(arbitraryGame, arbitrarySeed, ({ options }, seed) => {
    const dice = diceFrom(seed);
    const given = anyPosition(options, dice);
    const start = positionFromGiven(options, given);
    let second = secondPosition(options, given);
    expect(differences(start, second)).toEqual([]);
    for (const { seat, command, decision } of playRound(start, { policy: randomPolicy, dice })) {
      second = apply(second, formatSeat(seat), formatCommand(command));
      expect(differences(decision.round, second)).toEqual([]);
    }
  });
  fc.assert(agree, runs(400));
});
