import type { Clock } from './clock.ts';

/** What `work` comes to if that is soon enough, else something else. The work goes on all the same. */
export async function within<T>(
  clock: Clock,
  patienceMs: number,
  { work, otherwise }: { readonly work: Promise<T>; readonly otherwise: T },
): Promise<T> {
  let cancel = () => {};
  const tooLate = new Promise<T>((resolve) => {
    cancel = clock.after(patienceMs, () => resolve(otherwise));
  });
  return Promise.race([work, tooLate]).finally(cancel);
}
