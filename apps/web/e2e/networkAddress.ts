import { networkInterfaces } from 'node:os';

/** The machine's address in its network, where friends find it; the loopback without a network. */
export function networkAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const found = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  return found?.address ?? '127.0.0.1';
}
