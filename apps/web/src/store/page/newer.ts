import { signal } from '@preact/signals';

/** How often an open page asks whether there is a newer one. */
const ASK_EVERY_MS = 30 * 60_000;
/** The page comes first: whatever it needs is fetched before the browser keeps a copy of everything. */
const BEGIN_AFTER_MS = 5000;

/** A newer version of the page waits in the browser to be used. */
export const newer = signal<ServiceWorker | null>(null);

/** A round is being played: nothing may get in its way. */
export const roundRuns = signal(false);

/**
 * Has the page kept in the browser, so that it opens without a network, and watches for newer ones.
 * Browsers do that only for pages that came over https, or from the device itself.
 */
export function keepPage(): void {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => void begin(navigator.serviceWorker), BEGIN_AFTER_MS);
}

/** Uses the version that waits, by loading the page again. */
export function takeNewer(): void {
  const { value: waiting } = newer;
  if (waiting === null) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  waiting.postMessage('takeOver');
}

async function begin(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await workers.register('/worker.js');
    watch(workers, registration);
  } catch {
    // A browser that keeps nothing shows the page all the same, only not without a network.
  }
}

function watch(workers: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  // Where no worker is at work yet, the first one does not wait.
  const look = () => {
    if (workers.controller !== null) newer.value = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  let askedAtMs = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || performance.now() - askedAtMs < ASK_EVERY_MS) return;
    askedAtMs = performance.now();
    void registration.update().catch(() => undefined); // no network now
  });
}
