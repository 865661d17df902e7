import { signal } from '@preact/signals';
import { readCode } from './tableCode.ts';

/** Where the visitor is: at home, or at the table with this code. */
export type Route =
  | { readonly kind: 'home' }
  | { readonly kind: 'table'; readonly code: string }
  | { readonly kind: 'demo'; readonly scene: string };

/** Reads the path of an address. An address that means nothing is home. */
function readRoute(path: string): Route {
  const code = path.startsWith('/t/') ? readCode(path) : null;
  if (code !== null) return { kind: 'table', code };
  const demo = import.meta.env.DEV ? /^\/demo\/(\w+)/.exec(path) : null;
  return demo?.[1] === undefined ? { kind: 'home' } : { kind: 'demo', scene: demo[1] };
}

/** The path of a table's page. */
export function tablePath(code: string): string {
  return `/t/${code}`;
}

/** The current place. */
export const route = signal<Route>(readRoute(location.pathname));

addEventListener('popstate', () => {
  route.value = readRoute(location.pathname);
});

/** Goes to a path of this site without loading the page again. */
export function goTo(path: string): void {
  history.pushState(null, '', path);
  route.value = readRoute(path);
  scrollTo(0, 0);
}
