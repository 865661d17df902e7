import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TestServer, ask } from '@roundhouse/testkit/net';

vi.mock('node:os', { spy: true });

let server: TestServer;

beforeAll(async () => {
  const at = { netmask: '255.255.255.0', mac: '', cidr: null, internal: false };
  const wifi = [{ ...at, address: '192.168.0.7', family: 'IPv4' as const }];
  vi.mocked(networkInterfaces).mockReturnValue({ wifi });
  server = await TestServer.start();
});
afterAll(() => server.stop());

function askFor(headers: Readonly<Record<string, string>>) {
  return ask(server.place, { path: '/api/here', headers });
}

test.each(['localhost', 'LOCALHOST:2567', '127.0.0.1', '127.1.2.3:80', '[::1]:2567'])(
  'a page at %s is told where phones find the house',
  async (host) => {
    const { status, body } = await askFor({ host });
    expect([status, body]).toEqual([200, '{"address":"192.168.0.7"}']);
  },
);

test.each<[string, Readonly<Record<string, string>>]>([
  ['a page of the internet', { host: 'game.example.org' }],
  ['a page of the network', { host: '192.168.0.7:2567' }],
  ['a name that only begins like this computer', { host: 'localhost.example.org' }],
  ['whoever asks through a proxy', { host: 'localhost', 'x-forwarded-for': '203.0.113.7' }],
  ['whoever a proxy asks for', { host: '127.0.0.1', via: '1.1 proxy' }],
])('%s is told of no address', async (_who, headers) => {
  const { status, body } = await askFor(headers);
  expect([status, body]).toEqual([404, '{"error":{"code":"notFound"}}']);
});

test('a computer that is on no network says so', async () => {
  vi.mocked(networkInterfaces).mockReturnValueOnce({});
  expect((await askFor({ host: 'localhost' })).body).toBe('{"address":null}');
});
