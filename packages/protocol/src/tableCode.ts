/** The letters and digits of a table code: none that is mistaken for another. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many characters a table code has. */
export const CODE_LENGTH = 6;

const WHOLE_CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

/** The six characters by which friends find a table, in upper case. */
export type TableCode = string & { readonly brand: 'TableCode' };

/** Reads a code as people type it: any case, spaces and dashes ignored; undefined for anything else. */
export function parseTableCode(text: string): TableCode | undefined {
  const code = text.replaceAll(/[\s-]/g, '').toUpperCase();
  return WHOLE_CODE.test(code) ? (code as TableCode) : undefined;
}

/** A code in two groups, easier to read out: `K7MX2Q` becomes `K7M X2Q`. */
export function formatTableCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)} ${code.slice(CODE_LENGTH / 2)}`;
}
