import type { Answer } from './httpProbe.ts';
import { CANARY } from './site.ts';
import type { Breach } from './tally.ts';

/** Statuses that Colyseus gives to those whom it does not let in; its own SDK reads them. */
const NOT_LET_IN = { from: 520, to: 525 };
const DELIBERATE = 503;
const INNARDS = /node_modules|\bat .+:\d+:\d+\)?|\.ts:\d+|node:internal/u;

/** What is wrong with an answer over HTTP; null for nothing. `mark` stood in the request. */
export function httpObjection(request: string, answer: Answer | null, mark: string): Breach | null {
  const what = JSON.stringify(request.slice(0, 200));
  if (answer === null) return { kind: 'hang', fact: `no answer to ${what}` };
  const { status, head, body } = answer;
  if (!isFairStatus(answer))
    return { kind: 'http', fact: `${status} to ${what}: ${body.slice(0, 200)}` };
  if (INNARDS.test(body))
    return { kind: 'http', fact: `innards to ${what}: ${body.slice(0, 200)}` };
  if (body.includes(CANARY)) return { kind: 'http', fact: `a file outside to ${what}` };
  if (isEchoed(head, mark) || isEchoed(body, mark)) {
    return { kind: 'echo', fact: `${status} to ${what}: ${body.slice(0, 200)}` };
  }
  return null;
}

function isFairStatus({ status, body }: Answer): boolean {
  if (status < 500) return true;
  if (status === DELIBERATE) return /^\{"error":\{"code":"\w+"\}\}$/u.test(body);
  const isNotLetIn = status >= NOT_LET_IN.from && status <= NOT_LET_IN.to;
  return isNotLetIn && /^\{"code":\d+,"error":/u.test(body);
}

/** The policy of a page names the host that it was asked for: a page may open sockets there. */
const OWN_SOCKETS = / ws:\/\/[\w.:[\]-]+ wss:\/\/[\w.:[\]-]+/u;

function isEchoed(text: string, mark: string): boolean {
  return text.replace(OWN_SOCKETS, '').toLowerCase().includes(mark.toLowerCase());
}
