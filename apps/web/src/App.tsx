import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Home } from './screens/Home.tsx';
import { route } from './store/route.ts';
import { text } from './text/text.ts';

type TablePage = ComponentType<{ readonly code: string }>;
type DemoPage = ComponentType<{ readonly scene: string }>;

/** Chooses the page for the current address; only the first page is loaded at once. */
export function App() {
  const place = route.value;
  switch (place.kind) {
    case 'home':
      return <Home />;
    case 'table':
      return <LazyTable key={place.code} code={place.code} />;
    case 'demo':
      return <LazyDemo scene={place.scene} />;
  }
}

const tablePage = signal<TablePage | null>(null);

function LazyTable({ code }: { readonly code: string }) {
  useEffect(() => {
    void import('./screens/TablePage.tsx').then((module) => (tablePage.value = module.TablePage));
  }, []);
  const Page = tablePage.value;
  return Page === null ? <Waiting /> : <Page code={code} />;
}

function LazyDemo({ scene }: { readonly scene: string }) {
  const [Page, setPage] = useState<{ readonly page: DemoPage } | null>(null);
  useEffect(() => {
    if (import.meta.env.DEV) {
      void import('./screens/Demo.tsx').then((module) => setPage({ page: module.Demo }));
    }
  }, []);
  return Page === null ? <Waiting /> : <Page.page scene={scene} />;
}

function Waiting() {
  return (
    <main class="waiting">
      <p role="status">{text.connection.connecting}</p>
    </main>
  );
}
