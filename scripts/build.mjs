/** Installs and builds, unless both are done already. */
import { ensureInstalled } from './bootstrap.mjs';
import { ensureWebBuilt } from './web.mjs';

ensureInstalled();
ensureWebBuilt();
