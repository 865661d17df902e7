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
