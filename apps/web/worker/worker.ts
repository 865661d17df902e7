import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** Every file of this build that the page needs without a network; written by `build/offlineShell.ts`. */
declare const SHELL: PrecacheEntry[];
declare const self: ServiceWorkerGlobalScope;

/** How long a page waits for the server before the kept one is shown. */
const PATIENCE_SECONDS = 3;
/** The addresses of the page. */
const PAGES = [/^\/(?:t\/[^/]+|practice|how-to-play)?(?:\?.*)?$/u];

/** A server that is going down or coming up, or a proxy before none. */
function refuseTrouble({ response }: { readonly response: Response }): Promise<Response> {
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  return Promise.resolve(response);
}

// The server's page comes first, so that a refresh always brings the version that the server speaks.
const page = new NetworkOnly({
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    { fetchDidSucceed: refuseTrouble, handlerDidError: () => matchPrecache('/index.html') },
  ],
});
registerRoute(new NavigationRoute(page, { allowlist: PAGES }));
precacheAndRoute(SHELL, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();
clientsClaim();

// A newer worker waits until the player wants it: never in the middle of a round.
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});
