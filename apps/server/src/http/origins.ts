import type { IncomingHttpHeaders } from 'node:http';

/**
 * What the own page says with everything that it asks for. A page of another host cannot have a browser
 * send it before the server has agreed.
 */
const OWN_WORD = 'x-requested-with';

/**
 * True when a request that names no Origin does not come from a page of another host. Browsers name none
 * with what an `<img>` or a link asks for: they say where it comes from in `Sec-Fetch-Site`, but over
 * plain http only to localhost. Elsewhere a browser must have the word of the own page.
 */
export function isOwnAsk(headers: IncomingHttpHeaders, method = 'GET'): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (method !== 'GET' && method !== 'HEAD') return true; // those name their Origin
  const isBrowser = headers['user-agent']?.startsWith('Mozilla/') ?? false;
  return headers[OWN_WORD] !== undefined || !isBrowser;
}

/**
 * True when a page from this origin may speak to us: one of our own host, or one that the operator
 * allows. What sends no Origin is no browser, or comes from our own page.
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  const originHost = URL.parse(origin)?.host;
  if (originHost === undefined || originHost === '') return false;
  return originHost === host?.toLowerCase() || allowed.includes(originHost);
}
