import { beforeAll, describe, expect, test, vi } from 'vitest';

type ReadRoute = (address: { pathname: string; search: string }) => object;

describe('An address', () => {
  let readRoute: ReadRoute;

  beforeAll(async () => {
    vi.stubGlobal('location', { pathname: '/', search: '' });
    vi.stubGlobal('addEventListener', () => undefined);
    ({ readRoute } = await import('./route.ts'));
  });

  test('of a table shows it to one person', () => {
    expect(readRoute({ pathname: '/t/KQX7MB', search: '' })).toEqual({
      kind: 'table',
      code: 'KQX7MB',
      view: 'own',
    });
  });

  test('with view=tv shows it to a room full of people', () => {
    expect(readRoute({ pathname: '/t/kqx7mb', search: '?view=tv' })).toMatchObject({
      code: 'KQX7MB',
      view: 'tv',
    });
  });

  test('that says how to play teaches the game', () => {
    expect(readRoute({ pathname: '/how-to-play', search: '' })).toEqual({ kind: 'guide' });
  });

  test('with another view is that of one person, and one without a table is home', () => {
    expect(readRoute({ pathname: '/t/KQX7MB', search: '?view=cinema' })).toMatchObject({
      view: 'own',
    });
    expect(readRoute({ pathname: '/t/0', search: '?view=tv' })).toEqual({ kind: 'home' });
  });
});
