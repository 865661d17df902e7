import { AutoPass } from './AutoPass.tsx';
import { Keys, type KeyTargets } from './Keys.tsx';
import { Mirror } from './Mirror.tsx';

/** What a table has that is not seen: keys, passing by itself, and the table in words. Load this file lazily. */
export function Unseen(targets: KeyTargets) {
  const { moves, log } = targets;
  return (
    <>
      <Mirror moves={moves} log={log} />
      <Keys {...targets} />
      <AutoPass moves={moves} />
    </>
  );
}
