import { assertNever } from '@roundhouse/rules';
import { Home } from './screens/Home.tsx';
import { lazy } from './screens/lazy.tsx';
import { route } from './store/route.ts';
import { needTableWords } from './text/text.ts';

const TablePage = lazy(async () => {
  const [page] = await Promise.all([import('./screens/TablePage.tsx'), needTableWords()]);
  return page.TablePage;
});
const Demo = import.meta.env.DEV
  ? lazy(async () => {
      const [page] = await Promise.all([import('./screens/Demo.tsx'), needTableWords()]);
      return page.Demo;
    })
  : null;

/** Chooses the page for the current address; only the first page is loaded at once. */
export function App() {
  const place = route.value;
  switch (place.kind) {
    case 'home':
      return <Home />;
    case 'table':
      return <TablePage key={place.code} code={place.code} />;
    case 'demo':
      return Demo === null ? null : <Demo scene={place.scene} />;
    default:
      return assertNever(place);
  }
}
