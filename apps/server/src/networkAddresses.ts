import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Hosts to listen on that mean every network there is. */
const EVERYWHERE = ['0.0.0.0', '::'];

/**
 * IPv4 addresses by which other devices may reach a server that listens on `host`; none when it
 * listens on one address alone.
 */
export function networkAddresses(
  host: string,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  if (!EVERYWHERE.includes(host)) return [];
  return Object.values(interfaces)
    .flatMap((infos) => infos ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
