import type { Dice } from '@roundhouse/rules/testing';
import { oddValue } from './oddValues.ts';

type Path = readonly string[];
type Fields = Readonly<Record<string, unknown>>;

/** Stands for a field that is taken out. */
const GONE = Symbol('gone');

/** The same payload, but something about it is wrong, or at least different. */
export function mutated(payload: unknown, dice: Dice): unknown {
  const changed = changedAt(payload, dice.pick(pathsIn(payload)), dice);
  return changed === GONE ? undefined : changed;
}

function pathsIn(value: unknown): readonly Path[] {
  if (!isFields(value)) return [[]];
  const inner = Object.entries(value).flatMap(([key, field]) =>
    pathsIn(field).map((path) => [key, ...path]),
  );
  return [[], ...inner];
}

function changedAt(value: unknown, [key, ...rest]: Path, dice: Dice): unknown {
  if (key === undefined) return change(value, dice);
  if (!isFields(value)) return value;
  const { [key]: field, ...others } = value;
  const changed = changedAt(field, rest, dice);
  return changed === GONE ? others : { ...others, [key]: changed };
}

function change(value: unknown, dice: Dice): unknown {
  if (dice.below(3) === 0) return oddValue(dice);
  if (typeof value === 'number') return dice.pick(NUMBER_CHANGES)(value);
  if (typeof value === 'string') return dice.pick(TEXT_CHANGES)(value);
  if (isFields(value)) return dice.pick(FIELD_CHANGES)(value, dice);
  return GONE;
}

const NUMBER_CHANGES: readonly ((value: number) => unknown)[] = [
  (value) => value + 1,
  (value) => value - 1,
  (value) => -value,
  (value) => value + 0.5,
  (value) => value + 2 ** 32,
  (value) => String(value),
  (value) => [value],
  (value) => (Number.isSafeInteger(value) ? BigInt(value) : -value),
  () => GONE,
];

const LOOKALIKES: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р' };

const TEXT_CHANGES: readonly ((value: string) => unknown)[] = [
  (value) => value.toUpperCase(),
  (value) => ` ${value}`,
  (value) => `${value}\u200b`,
  (value) => `${value}\u0000`,
  (value) => value.replaceAll(/[aceop]/gu, (letter) => LOOKALIKES[letter] ?? letter),
  (value) => value.normalize('NFD') + '\u0301',
  (value) => value.repeat(30),
  (value) => value.slice(0, -1),
  (value) => [value],
  (value) => ({ value }),
  () => GONE,
];

const FIELD_CHANGES: readonly ((value: Fields, dice: Dice) => unknown)[] = [
  (value, dice) => ({ ...value, [dice.pick(EXTRA_KEYS)]: oddValue(dice) }),
  (value) => Object.fromEntries([['__proto__', value]]),
  (value) => [value],
  (value) => Object.values(value),
  (value) => new Map(Object.entries(value)),
  (value) => String(Object.entries(value)),
  () => GONE,
];

const EXTRA_KEYS = ['seat', 'type', 'token', 'constructor', 'toJSON', 'extra', '', 'then'];

function isFields(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
