import { signal } from '@preact/signals';
import { readCode } from './tableCode.ts';

/** How a table is shown: to one person, or to a room full of people with `?view=tv`. */
export type View = 'own' | 'tv';

/** Where the visitor is: at home, at a table by its code, at one against bots, or where the game is taught. */
export type Route =
  | { readonly kind: 'home' }
  | { readonly kind: 'table'; readonly code: string; readonly view: View }
  | { readonly kind: 'practice' | 'guide' }
  | { readonly kind: 'demo'; readonly scene: string; readonly view: View };

/** The address of a table against bots. */
export const PRACTICE_PATH = '/practice';

/** The address of the page that teaches the game. */
export const GUIDE_PATH = '/how-to-play';

/** Reads an address. One that means nothing is home. */
export function readRoute({
  pathname: path,
  search,
}: Pick<Location, 'pathname' | 'search'>): Route {
  const view = new URLSearchParams(search).get('view') === 'tv' ? 'tv' : 'own';
  if (path === PRACTICE_PATH) return { kind: 'practice' };
  if (path === GUIDE_PATH) return { kind: 'guide' };
  const code = path.startsWith('/t/') ? readCode(path) : null;
  if (code !== null) return { kind: 'table', code, view };
  const demo = import.meta.env.DEV ? /^\/demo\/(\w+)/.exec(path) : null;
  return demo?.[1] === undefined ? { kind: 'home' } : { kind: 'demo', scene: demo[1], view };
}

/** The path of a table's page. */
export function tablePath(code: string): string {
  return `/t/${code}`;
}

/** The address at which a TV shows a table. */
export function tvPath(code: string): string {
  return `${tablePath(code)}?view=tv`;
}

/** How the table of this page is shown. */
export function viewNow(): View {
  return 'view' in route.value ? route.value.view : 'own';
}

/** The current place. */
export const route = signal<Route>(readRoute(location));

addEventListener('popstate', () => {
  route.value = readRoute(location);
});

/** Goes to a path of this site without loading the page again. */
export function goTo(path: string): void {
  history.pushState(null, '', path);
  route.value = readRoute(location);
  scrollTo(0, 0);
}
