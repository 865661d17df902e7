/**
 * The host of an origin of `ALLOWED_ORIGINS`, with or without its scheme; none for an empty one. Throws
 * for what is no origin.
 */
export function hostsNamed(origin: string): readonly string[] {
  if (origin === '') return [];
  const url = URL.parse(origin.includes('://') ? origin : `http://${origin}`);
  const { host = '', pathname = '', search = '', hash = '' } = url ?? {};
  if (!/^[\w.:[\]-]+$/u.test(host) || pathname !== '/' || search || hash) {
    throw new Error(
      `ALLOWED_ORIGINS ${origin} is no origin: it takes hosts, as in https://game.example.org or localhost:5173`,
    );
  }
  return [host];
}
