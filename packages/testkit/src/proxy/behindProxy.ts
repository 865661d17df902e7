import { legalCommands } from '@roundhouse/rules';
import { createApp, DEFAULT_CONFIG } from '@roundhouse/server';
import { Person } from '../net/Person.ts';
import { ask, type Asking, type Told } from '../raw/ask.ts';
import { silentLog } from '../table/silentLog.ts';
import { startNginx, type RunningNginx } from './nginx.ts';

/** Something that must hold behind a proxy, and whether it does. */
export interface ProxyFinding {
  readonly what: string;
  readonly holds: boolean;
}

const HOST = '127.0.0.1';
const FAILURES = 30;

type Asker = (asking: Asking) => Promise<Told>;

/** Plays a move through the proxy of `docs/operations.md`, and tries the limits from two addresses. */
export async function lookBehindProxy(): Promise<readonly ProxyFinding[]> {
  // The certificate is made for this run alone, and known to nobody.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const app = createApp({
    config: { ...DEFAULT_CONFIG, trustedProxies: { addresses: [HOST] } },
    log: silentLog(),
  });
  try {
    return await lookThrough(await startNginx(await app.listen(0, HOST)));
  } finally {
    await app.stop();
  }
}

async function lookThrough(nginx: RunningNginx): Promise<readonly ProxyFinding[]> {
  try {
    const findings = await look(nginx.port);
    const isSilent = !/sessionId|seatToken/u.test(nginx.accessLog());
    return [...findings, { what: 'the log of the proxy names no session', holds: isSilent }];
  } finally {
    await nginx.stop();
  }
}

async function look(port: number): Promise<readonly ProxyFinding[]> {
  const askOver: Asker = (asking) => ask({ host: HOST, port }, { ...asking, isSecure: true });
  const health = await askOver({ path: '/healthz' });
  const opened = await askOver({
    path: '/api/tables',
    method: 'POST',
    body: { name: 'Ada', bots: 1 },
  });
  const { code, seatToken } = JSON.parse(opened.body) as { code: string; seatToken: string };
  const ada = await Person.join(`https://${HOST}:${port}`, code, { seatToken });
  await ada.asHost({ type: 'start' });
  await ada.until(() => ada.isOnTurn);
  const [command] = legalCommands(ada.view);
  const reply = command && (await ada.do(command));
  const own = await askOver({ path: '/healthz', headers: { origin: `https://${HOST}:${port}` } });
  const evil = await askOver({ path: '/healthz', headers: { origin: 'https://evil.example' } });
  const limits = await lookAtLimits(askOver, code);
  await ada.room.leave();
  return [
    { what: 'the server is reached over https', holds: health.status === 200 },
    { what: 'it knows that it is https', holds: 'cross-origin-opener-policy' in health.headers },
    { what: 'a move is made over a WebSocket', holds: reply?.ok === true },
    { what: 'an own page may speak to it', holds: own.status === 200 },
    { what: 'a foreign page may not', holds: evil.status === 403 },
    ...limits,
  ];
}

/** One guesses from 127.0.0.2 and says to be many; another one plays from 127.0.0.1. */
async function lookAtLimits(askOver: Asker, code: string): Promise<readonly ProxyFinding[]> {
  const from = '127.0.0.2';
  for (let count = 0; count < FAILURES; count += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${count}`, 'x-real-ip': `203.0.113.${count}` };
    await askOver({ path: '/api/tables/222222', from, headers });
  }
  const guesser = await askOver({ path: `/api/tables/${code}`, from });
  const friend = await askOver({ path: `/api/tables/${code}` });
  return [
    { what: 'who guesses finds nothing any more', holds: guesser.status === 429 },
    { what: 'whoever comes from another address does', holds: friend.status === 200 },
  ];
}
