/** A server to be measured, started by `pnpm -s bench server` in a process of its own. */
import type { SubjectName, SubjectWish } from '../bench/server/subjectWish.ts';

const RUN: Readonly<Record<SubjectName, (wish: SubjectWish) => Promise<void>>> = {
  roundhouse: async (wish) =>
    (await import('../bench/server/roundhouseSubject.ts')).runRoundhouse(wish),
  floor: async () => (await import('../bench/server/floorSubject.ts')).runFloor(),
  boardgame: async () => (await import('../bench/server/boardgameSubject.ts')).runBoardgame(),
};

const wish = JSON.parse(process.argv[2] ?? '') as SubjectWish;
await RUN[wish.name](wish);
