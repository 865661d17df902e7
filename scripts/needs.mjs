import { aptInstall, findOnPath } from './debian.mjs';

const CHROMIUM = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds or installs a Chromium and puts it in CHROMIUM_PATH; says how when it cannot. */
export function ensureChromium() {
  process.env.CHROMIUM_PATH ||= findOnPath(CHROMIUM) ?? '';
  if (process.env.CHROMIUM_PATH !== '') return undefined;
  if (!aptInstall('chromium')) {
    return 'no Chromium: install the Debian package chromium, or set CHROMIUM_PATH';
  }
  process.env.CHROMIUM_PATH = findOnPath(CHROMIUM) ?? '';
  return undefined;
}

/** Finds or installs Debian's docker-compose; says how when it cannot. */
export function ensureCompose() {
  if (findOnPath(['docker-compose']) !== undefined || aptInstall('docker-compose'))
    return undefined;
  return 'no docker-compose: install the Debian package docker-compose';
}
