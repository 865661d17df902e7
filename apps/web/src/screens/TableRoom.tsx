import { viewNow } from '../store/address/route.ts';
import type { Talk } from '../store/table/talk.ts';
import { needWords } from '../text/text.ts';
import { lazy } from '../late/late.tsx';
import { Patience } from './Patience.tsx';
import { Lobby } from './Lobby.tsx';

const TvLobby = lazy(async () => (await import('./TvLobby.tsx')).TvLobby, Patience);
const Rounds = lazy(async () => {
  const [rounds] = await Promise.all([import('./Rounds.tsx'), needWords('round')]);
  return rounds.Rounds;
}, Patience);

/** A table one is connected to, in whatever phase it is. */
export function TableRoom({ talk }: { readonly talk: Talk }) {
  const { snapshot } = talk;
  if (snapshot.value.phase !== 'lobby') return <Rounds talk={talk} />;
  return viewNow() === 'tv' ? <TvLobby snapshot={snapshot.value} /> : <Lobby talk={talk} />;
}
