import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { text } from '../text/text.ts';

/** A component whose code is fetched when it is first shown; until then a word of patience. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Lazy(props: P) {
    const [Page, setPage] = useState<{ readonly of: ComponentType<P> | null }>({ of: loaded });
    useEffect(() => {
      if (loaded !== null) return;
      void loadPatiently(load).then((component) => {
        loaded = component;
        setPage({ of: component });
      });
    }, []);
    return Page.of === null ? <Patience /> : <Page.of {...props} />;
  };
}

/** Wait before code is fetched again that did not come. */
const RETRY_MS = 2000;

/** Fetches code, again and again while the network is away. */
export async function loadPatiently<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** After this a page that still waits may be one whose code the server has replaced. */
const DOUBT_MS = 8000;

/** While code or the first answer is on its way; a way out when it does not come. */
export function Patience() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DOUBT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main class="sign-page">
      <p class="logo sign-logo">{text.home.product}</p>
      <p class="waiting" role="status">
        <span class="banner-wheel" aria-hidden="true" />
        {text.connection.connecting}
      </p>
      {isLate && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {text.connection.refresh}
        </button>
      )}
    </main>
  );
}
