import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** @returns {string | undefined} where the first of these commands stands on PATH */
export function findOnPath(/** @type {readonly string[]} */ names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs a Debian package; true when that worked, false where we are not root on Debian. */
export function aptInstall(/** @type {string} */ name) {
  if (process.getuid?.() !== 0 || findOnPath(['apt-get']) === undefined) return false;
  console.log(`Installing ${name} with apt-get`);
  return apt('-qq', 'update') && apt('-qq', 'install', '-y', '--no-install-recommends', name);
}

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: 'inherit' }).status === 0;
}
