/** Forms of a phrase by kind of number, such as `{one: '# tile', other: '# tiles'}`; `#` is the number. */
export type Forms = { readonly [C in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** What a language does to numbers and lists. */
export interface Grammar {
  /** The form that goes with a number, the number in place of the first `#`. Names stay outside. */
  readonly plural: (count: number, forms: Forms) => string;
  /** The same for a place in a row: `1st`, `2nd`. */
  readonly ordinal: (place: number, forms: Forms) => string;
  readonly number: (value: number) => string;
  /** "5", "5 or 7", "5, 7 or 9". */
  readonly anyOf: (items: readonly (string | number)[]) => string;
  /** "5", "5 and 7", "5, 7 and 9". */
  readonly allOf: (items: readonly (string | number)[]) => string;
  /** Things in their order, none of them more than its neighbour: "5–6, 6–7, 7–7". */
  readonly inOrder: (items: readonly (string | number)[]) => string;
}

/** Whole numbers below this are written alike in all our languages. */
const PLAIN_BELOW = 1000;

/**
 * The grammar of a language, by its tag, such as `en-GB`; the browser knows the rules. Each is fetched
 * when it is first wanted, that of numbers only for large ones: it costs a slow phone a tenth of a
 * second, before anything is shown.
 */
export function grammarOf(tag: string): Grammar {
  const numbers = once(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
  const number = (value: number) => (isPlain(value) ? String(value) : numbers().format(value));
  const chooser = (type: Intl.PluralRuleType) => {
    const rules = once(() => new Intl.PluralRules(tag, { type }));
    return (count: number, forms: Forms) =>
      (forms[rules().select(count)] ?? forms.other).replace('#', number(count));
  };
  const lister = (type: Intl.ListFormatType) => {
    const lists = once(() => new Intl.ListFormat(tag, { type }));
    return (items: readonly (string | number)[]) =>
      lists().format(items.map((item) => (typeof item === 'number' ? number(item) : item)));
  };
  return {
    plural: chooser('cardinal'),
    ordinal: chooser('ordinal'),
    number,
    anyOf: lister('disjunction'),
    allOf: lister('conjunction'),
    inOrder: lister('unit'),
  };
}

/**
 * What is said of one thing, phrase after phrase: "Ana’s train, open, 5 tiles". What is false is not
 * said. No list of the browser's is without an "and"; our languages all have a comma here.
 */
export function phrases(...said: readonly (string | false)[]): string {
  return said.filter((one) => one !== false).join(', ');
}

function isPlain(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && !Object.is(value, -0) && value < PLAIN_BELOW;
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
