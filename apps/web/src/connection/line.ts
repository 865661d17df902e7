import type { JoinOptions, RequestRefusal, RequestType } from '@roundhouse/protocol';
import type { TableState } from '@roundhouse/protocol/schema';

/** What a line tells. After it has closed, or was hung up, it tells nothing more. */
export interface LineListener {
  /** Anything came; told before what it was. */
  readonly onHeard: () => void;
  readonly onState: (state: TableState) => void;
  /** Message `seat` as it came; not yet read. */
  readonly onSeat: (payload: unknown) => void;
  /** Message `events` as it came; not yet decoded. */
  readonly onEvents: (payload: unknown) => void;
  /** Closed or never opened, with the code of the refusal or the close; 0 when nobody answered. */
  readonly onClosed: (code: number) => void;
}

/** The answer on a line. `lost`: the line broke or nobody answered; the request may have arrived. */
export type LineAnswer =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: RequestRefusal }
  | { readonly kind: 'lost' };

/** A call to a table, and the line that comes of it. */
export interface Line {
  request(type: RequestType, payload: object): Promise<LineAnswer>;
  /** Asks for a sign of life; `onHeard` tells that it came. */
  ping(): void;
  /** Ends the call or the line. */
  hangUp(): void;
}

/**
 * Calls the table with this code. Never throws; what comes of it is told, but not before it returns, nor
 * after it was hung up. Where a browser opens no socket nothing may come: whoever calls has an alarm.
 */
export type Dial = (code: string, options: JoinOptions, listener: LineListener) => Line;
