/** How Firefox is started: the system's own, which Playwright drives by WebDriver BiDi. */
export const FIREFOX = {
  executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
};
