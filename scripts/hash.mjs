import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist']);

/** One hash over names and contents of these files and folders; a missing path counts as absent. */
export function hashOf(/** @type {readonly string[]} */ paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesUnder)) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @returns {string[]} the files at or under `path`, sorted */
function filesUnder(/** @type {string} */ path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !SKIPPED.has(name));
  return names.toSorted().flatMap((name) => filesUnder(join(path, name)));
}
