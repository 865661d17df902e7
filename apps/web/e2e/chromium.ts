/** How browsers are started, by tests and for pictures. */
export const LAUNCH = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  // Without this, Debian's Chromium calls home, and draws by a graphics card made of software, slowly.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-3d-apis',
  ],
};
