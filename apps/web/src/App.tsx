import { assertNever } from '@roundhouse/rules';
import { NewerOffer } from './overlay/sheets/NewerOffer.tsx';
import { Home } from './screens/Home.tsx';
import { lazy } from './late/late.tsx';
import { Patience } from './screens/Patience.tsx';
import { route } from './store/address/route.ts';
import { needWords } from './text/text.ts';

const TablePage = lazy(async () => {
  const [page] = await Promise.all([import('./screens/TablePage.tsx'), needWords('table')]);
  return page.TablePage;
}, Patience);
const PracticePage = lazy(async () => {
  const [page] = await Promise.all([import('./screens/PracticePage.tsx'), needWords('late')]);
  return page.PracticePage;
}, Patience);
const GuidePage = lazy(async () => {
  const [page] = await Promise.all([import('./screens/GuidePage.tsx'), needWords('table')]);
  return page.GuidePage;
}, Patience);
const Demo = import.meta.env.DEV
  ? lazy(async () => {
      const [page] = await Promise.all([import('./screens/Demo.tsx'), needWords('round')]);
      return page.Demo;
    }, Patience)
  : null;

/** The page of the current address; only the first one is loaded at once. */
export function App() {
  return (
    <>
      <Page />
      <NewerOffer />
    </>
  );
}

function Page() {
  const place = route.value;
  switch (place.kind) {
    case 'home':
      return <Home />;
    case 'table':
      return <TablePage key={place.code} code={place.code} />;
    case 'practice':
      return <PracticePage />;
    case 'guide':
      return <GuidePage />;
    case 'demo':
      return Demo === null ? null : <Demo scene={place.scene} />;
    default:
      return assertNever(place);
  }
}
