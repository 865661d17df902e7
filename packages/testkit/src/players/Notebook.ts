import {
  readRefusal,
  type CommandRequest,
  type EventsMessage,
  type RequestRefusal,
} from '@roundhouse/protocol';
import type { Seat } from '@roundhouse/rules';
import type { RawReply } from '../raw/RawClient.ts';
import { isForLater } from './sendAgain.ts';
import type { TableClient } from './TableClient.ts';

/** A command that was carried out, as its sender was told. */
export interface Acknowledged {
  readonly commandId: string;
  /** Of the events that it made. */
  readonly seq: number;
}

/** A command that was refused for good. */
export interface RefusedCommand {
  readonly commandId: string;
  /** Null for a reason that this version does not know. */
  readonly refusal: RequestRefusal | null;
}

/** Events as they were heard, at which seat, and with which key to it; null for spectators. */
export interface HeardEvents {
  readonly message: EventsMessage;
  readonly seat: Seat | null;
  readonly key: string | null;
}

/** All that a player asked for and was told, over all connections. */
export class Notebook {
  /** Every command that was ever sent, by its id. */
  readonly sent = new Map<string, CommandRequest>();
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: RefusedCommand[] = [];
  readonly heard: HeardEvents[] = [];
  /** Every key to the seat, oldest first. */
  readonly keys: string[] = [];
  /** When a command was carried out last, ms of `performance.now`; 0 before. */
  movedAtMs = 0;

  /** Writes down everything that this connection hears from now on, and what it has heard. */
  follow(client: TableClient): void {
    let heardCount = 0;
    const note = () => {
      const { token, events, place } = client;
      if (token !== null && token !== this.keys.at(-1)) this.keys.push(token);
      for (const message of events.slice(heardCount))
        this.heard.push({ message, seat: place.seat, key: this.keys.at(-1) ?? null });
      heardCount = events.length;
    };
    client.raw.listen(note);
    note();
  }

  /** Writes down an answer. False when there is none yet: the same command has to be sent again. */
  noteAnswer(commandId: string, { status, payload }: RawReply): boolean {
    if (status === 'ok') {
      this.movedAtMs = performance.now();
      this.acknowledged.push({ commandId, seq: seqIn(payload) });
      return true;
    }
    const refusal = readRefusal(payload);
    if (isForLater(refusal)) return false;
    this.refused.push({ commandId, refusal });
    return true;
  }
}

function seqIn(payload: unknown): number {
  return Number((payload as { readonly seq?: unknown } | undefined)?.seq ?? -1);
}
