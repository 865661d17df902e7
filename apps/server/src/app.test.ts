import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { DEFAULT_CONFIG } from './config.ts';
import { createLog } from './log.ts';

test('regression: a port that is taken is said, not waited for', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const app = createApp({ config: DEFAULT_CONFIG, log: createLog('silent') });
  await expect(app.listen(port, '127.0.0.1')).rejects.toThrow('EADDRINUSE');
  await app.stop();
  other.close();
});
