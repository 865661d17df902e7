/**
 * What Lighthouse says of the first page and of a lobby, on a phone and on a desktop:
 * `pnpm -s bench lighthouse`, over the last build of the client. Ends with 1 when accessibility or best
 * practices are below what must hold. Performance is printed, and depends on the machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig, type Config } from 'lighthouse';
import { LAUNCH } from '../e2e/chromium.ts';
import { House } from '../e2e/House.ts';

const HELD = ['accessibility', 'best-practices'] as const;
const CATEGORIES = [...HELD, 'performance'];
/** Out of a hundred. */
const LEAST = 95;
const PATIENCE_MS = 120_000;
const DEVICES: { readonly [device: string]: Config | undefined } = {
  phone: undefined, // what Lighthouse does by itself
  desktop: desktopConfig,
};

const house = await House.open({});
const folder = mkdtempSync(join(tmpdir(), 'roundhouse-lighthouse-'));
const port = await freePort();
const browser = await chromium.launchPersistentContext(folder, {
  locale: 'en',
  ...LAUNCH,
  args: [...LAUNCH.args, `--remote-debugging-port=${port}`],
});
let missedCount = 0;
const places = { home: '/', lobby: await seatedLobby() };
for (const [place, path] of Object.entries(places)) {
  for (const device of Object.keys(DEVICES)) await judge(place, { path, device });
}
await browser.close();
await house.close();
rmSync(folder, { recursive: true });
console.log(`bench-lighthouse missed=${missedCount}`);
process.exitCode = missedCount === 0 ? 0 : 1;

/** Gives this browser a seat at a table; where its lobby is. */
async function seatedLobby(): Promise<string> {
  const { code, seatToken } = await house.openTable({ name: 'Ana', bots: 1 });
  const page = await browser.newPage();
  await page.goto(`${origin()}/favicon.svg`);
  await page.evaluate(
    ([key, seat]) => {
      localStorage.setItem(key, seat);
    },
    [`roundhouse.seat.${code}`, JSON.stringify({ code, token: seatToken, usedAtMs: 1 })] as const,
  );
  // Whoever is shown the door of the table has no seat there.
  await page.goto(`${origin()}/t/${code}`);
  await page.getByRole('button', { name: 'Start the match' }).waitFor({ timeout: PATIENCE_MS });
  await page.close();
  return `/t/${code}`;
}

async function judge(
  place: string,
  { path, device }: { readonly path: string; readonly device: string },
): Promise<void> {
  const result = await lighthouse(
    origin() + path,
    { port, onlyCategories: CATEGORIES, disableStorageReset: true, logLevel: 'error' },
    DEVICES[device],
  );
  if (result === undefined) throw new Error('Lighthouse has found nothing');
  const { categories, audits } = result.lhr;
  for (const [name, { score, auditRefs }] of Object.entries(categories)) {
    const points = Math.round((score ?? 0) * 100);
    const mustHold = HELD.some((held) => held === name);
    const isMissed = mustHold && points < LEAST;
    if (isMissed) missedCount += 1;
    const verdict = mustHold ? `>= ${LEAST} ${isMissed ? 'MISSED' : 'held'}` : '';
    console.log(
      `${`${place}, ${device}: ${name}`.padEnd(40)} ${String(points).padStart(4)}   ${verdict}`,
    );
    for (const { id, weight } of mustHold ? auditRefs : []) {
      const audit = audits[id];
      if (weight > 0 && audit?.score === 0) console.log(`  ${id}: ${audit.title}`);
    }
  }
}

function origin(): string {
  return `http://localhost:${house.place.port}`;
}

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: free } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return free;
}
