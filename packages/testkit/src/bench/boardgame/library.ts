import { createRequire } from 'node:module';
import type * as core from 'boardgame.io/core';
import type * as internal from 'boardgame.io/internal';
import type * as server from 'boardgame.io/server';

// boardgame.io's parts are folders, which `import` does not look into and `require` does.
const require = createRequire(import.meta.url);

/** The reducer of boardgame.io without its server. */
export const { CreateGameReducer, InitializeGame } =
  require('boardgame.io/internal') as typeof internal;

/** What a move answers that is none, and the setting with which every player may always try one. */
export const { ActivePlayers, INVALID_MOVE } = require('boardgame.io/core') as typeof core;

/** The server of boardgame.io. It takes a while to load, so only who wants it does. */
export function loadServer(): typeof server {
  return require('boardgame.io/server') as typeof server;
}
