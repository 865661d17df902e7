/** How much of the house anybody may have. `Infinity` is no limit. */
export interface Limits {
  /** Tables that one address may open in an hour. */
  readonly tablesPerHour: number;
  /** Wrong codes and keys that one address may try in ten minutes. */
  readonly failuresPerAddress: number;
  /** Wrong codes and keys from all addresses together in a minute. */
  readonly failuresOfAll: number;
  /** WebSockets that one address may hold open. */
  readonly socketsPerAddress: number;
  /** WebSockets of everybody together. */
  readonly socketsOfAll: number;
  /** TCP connections that one address may hold open; a browser has several. Proxies have no limit. */
  readonly connectionsPerAddress: number;
}

/** Nobody in a household notices these; somebody who tries codes does. */
export const USUAL_LIMITS: Limits = {
  tablesPerHour: 20,
  failuresPerAddress: 30,
  failuresOfAll: 600,
  socketsPerAddress: 60,
  socketsOfAll: 10_000,
  connectionsPerAddress: 500,
};

/** For tests and measurements that are one address and mean a crowd. */
export const NO_LIMITS: Limits = {
  tablesPerHour: Infinity,
  failuresPerAddress: Infinity,
  failuresOfAll: Infinity,
  socketsPerAddress: Infinity,
  socketsOfAll: Infinity,
  connectionsPerAddress: Infinity,
};

/** The limits that an environment asks for. Throws when a number is none. */
export function limitsFrom(env: Readonly<Record<string, string | undefined>>): Limits {
  return {
    ...USUAL_LIMITS,
    tablesPerHour: countFrom(env, 'TABLES_PER_HOUR') ?? USUAL_LIMITS.tablesPerHour,
    socketsPerAddress: countFrom(env, 'SOCKETS_PER_ADDRESS') ?? USUAL_LIMITS.socketsPerAddress,
  };
}

function countFrom(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
): number | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  if (text === 'unlimited') return Infinity;
  if (!/^[1-9]\d{0,5}$/.test(text)) {
    throw new Error(`${name} ${text} is no limit: it takes a number above 0, or unlimited`);
  }
  return Number(text);
}
