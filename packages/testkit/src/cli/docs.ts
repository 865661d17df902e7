/** Writes the generated parts of docs/rules.md: `pnpm run docs`; `--check` only says whether they are current. */
import { readFileSync, writeFileSync } from 'node:fs';
import { withGeneratedParts } from '../docs/generated.ts';
import { flagsOf } from './flags.ts';

const PAGE = new URL('../../../../docs/rules.md', import.meta.url);

const { check } = flagsOf('docs', { check: { type: 'boolean', default: false } });
const page = readFileSync(PAGE, 'utf8');
const current = withGeneratedParts(page);

if (page === current) console.log('docs/rules.md is current');
else if (check) {
  console.error('docs/rules.md is not current: run `pnpm run docs`');
  process.exitCode = 1;
} else {
  writeFileSync(PAGE, current);
  console.log('docs/rules.md written');
}
