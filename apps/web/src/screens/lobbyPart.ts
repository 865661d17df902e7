import type { HostRequest, TableSnapshot } from '@roundhouse/protocol';
import type { Talk } from '../store/table/talk.ts';

/** What the parts of the lobby need. */
export interface LobbyPartProps {
  readonly talk: Talk;
  readonly snapshot: TableSnapshot;
  /** Asks as the host; a refusal is shown as a sentence. */
  readonly ask: (request: HostRequest) => void;
}
