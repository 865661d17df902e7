import type { JoinOptions, RequestRefusal, SeatMessage } from '@roundhouse/protocol';
import type { TableState } from '@roundhouse/protocol/schema';

/** What a line tells while it is open. */
export interface LineListener {
  readonly onState: (state: TableState) => void;
  readonly onSeat: (message: SeatMessage) => void;
  /** Message `events` as it came; not yet decoded. */
  readonly onEvents: (payload: unknown) => void;
  readonly onClosed: (code: number) => void;
}

/** The answer on a line. `lost`: the line broke or nobody answered; the request may have arrived. */
export type LineAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: RequestRefusal }
  | { readonly kind: 'lost' };

/** One open socket to a table. */
export interface Line {
  request(type: 'command' | 'host' | 'seat', payload: object): Promise<LineAnswer>;
  /** Closes without telling the listener. */
  hangUp(): void;
}

/** What came of calling a table: a line, or the code with which it refused (0: no answer at all). */
export type Dialled =
  | { readonly ok: true; readonly line: Line }
  | { readonly ok: false; readonly code: number };

/** Calls the table with this code. Never rejects. */
export type Dial = (code: string, options: JoinOptions, listener: LineListener) => Promise<Dialled>;
