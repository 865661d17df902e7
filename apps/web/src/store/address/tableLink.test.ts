import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The module in a page at this origin, whose server answers so when it is asked for its address. */
async function pageAt(origin: string, answer: object) {
  const { hostname } = new URL(origin);
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(Response.json(answer)));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { origin, hostname, pathname: '/', search: '' });
  return { ...(await import('./tableLink.ts')), fetched };
}

test.each([
  ['http://localhost:2567', 'http://192.168.0.7:2567/t/KQX7MB'],
  ['http://127.0.0.1', 'http://192.168.0.7/t/KQX7MB'],
  ['http://[::1]:5173', 'http://192.168.0.7:5173/t/KQX7MB'],
])('a page at %s shares the address of the network', async (origin, link) => {
  const { tableLink, isOnlyHere, fetched } = await pageAt(origin, { address: '192.168.0.7' });
  tableLink('KQX7MB');
  await expect.poll(() => tableLink('KQX7MB')).toBe(link);
  expect(fetched).toHaveBeenCalledOnce();
  expect(isOnlyHere()).toBe(false);
});

test('a page at any other address shares its own and asks nobody', async () => {
  const { tableLink, fetched } = await pageAt('https://game.example.org', { address: '10.0.0.3' });
  expect(tableLink('KQX7MB')).toBe('https://game.example.org/t/KQX7MB');
  expect(fetched).not.toHaveBeenCalled();
});

test('a computer without a network says that its link is good only here', async () => {
  const { tableLink, isOnlyHere } = await pageAt('http://localhost:2567', { address: null });
  tableLink('KQX7MB');
  await expect.poll(() => isOnlyHere()).toBe(true);
  expect(tableLink('KQX7MB')).toBe('http://localhost:2567/t/KQX7MB');
});

test('a server that tells of no address leaves the link as it is', async () => {
  const answer = { error: { code: 'notFound' } };
  const { tableLink, isOnlyHere, fetched } = await pageAt('http://localhost:2567', answer);
  tableLink('KQX7MB');
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  expect([tableLink('KQX7MB'), isOnlyHere()]).toEqual(['http://localhost:2567/t/KQX7MB', false]);
});
