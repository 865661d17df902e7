import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Kinds of collections that no state of ours has, and what writes states: a page only reads them. */
const IDLE = ['Encoder', 'StreamSchema', 'CollectionSchema'] as const;

/**
 * Leaves parts of the schema library out of the bundle that only a server uses: 5 kB. They are named by
 * others, so that each leaves an empty class behind.
 */
export function schemaForReaders(): Plugin {
  return {
    name: 'schema-for-readers',
    apply: 'build',
    load: {
      filter: { id: /@colyseus\/schema\/build\/index\.mjs$/ },
      handler: (id) => IDLE.reduce(emptied, readFileSync(id, 'utf8')),
    },
  };
}

function emptied(code: string, name: string): string {
  const whole = new RegExp(String.raw`^class ${name} \{$[\s\S]*?^\}$`, 'mu');
  if (!whole.test(code)) throw new Error(`The schema library has changed: no class ${name}`);
  return code.replace(whole, `class ${name} {}`);
}
