import { aptInstall, findOnPath } from './debian.mjs';

/** Chromium without windows of its own: the same pages for little more than half the work. */
const SHELL = 'chromium-headless-shell';
const CHROMIUM = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FIREFOX = ['firefox-esr', 'firefox'];

/** Finds or installs a Chromium and puts it in CHROMIUM_PATH; says how when it cannot. */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return undefined;
  if (findOnPath([SHELL]) === undefined) aptInstall(SHELL); // a Chromium with windows does, too
  const found = findOnPath(CHROMIUM);
  if (found === undefined) {
    return `no Chromium: install the Debian package ${SHELL}, or set CHROMIUM_PATH`;
  }
  process.env.CHROMIUM_PATH = found;
  return undefined;
}

/** Finds or installs the one browser whose letters the pinned pictures have; says how when it cannot. */
export function ensureShell() {
  const found = findOnPath([SHELL]) ?? (aptInstall(SHELL) ? findOnPath([SHELL]) : undefined);
  if (found === undefined) return `no ${SHELL}: install the Debian package of that name`;
  process.env.CHROMIUM_PATH = found;
  return undefined;
}

/** Finds or installs a Firefox and puts it in FIREFOX_PATH; says how when it cannot. */
export function ensureFirefox() {
  if (process.env.FIREFOX_PATH) return undefined;
  const found =
    findOnPath(FIREFOX) ?? (aptInstall('firefox-esr') ? findOnPath(FIREFOX) : undefined);
  if (found === undefined) {
    return 'no Firefox: install the Debian package firefox-esr, or set FIREFOX_PATH';
  }
  process.env.FIREFOX_PATH = found;
  return undefined;
}

/** Finds or installs Debian's docker-compose; says how when it cannot. */
export function ensureCompose() {
  if (findOnPath(['docker-compose']) !== undefined || aptInstall('docker-compose'))
    return undefined;
  return 'no docker-compose: install the Debian package docker-compose';
}
