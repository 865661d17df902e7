import type { CommandRequest } from '@roundhouse/protocol';
import type { Answer } from './connection.ts';
import type { LineAnswer } from './line.ts';

interface Waiting {
  readonly request: CommandRequest;
  readonly settle: (answer: Answer) => void;
}

/** Commands on their way. Each is sent again, with the same id, until the table has answered it. */
export interface Outbox {
  /** Resolves with the table's answer, however many lines it takes. */
  send(request: CommandRequest): Promise<Answer>;
  /** Sends everything unanswered again: call it on a new line. */
  resend(): void;
  /** Answers everything that waits with `unanswered`. */
  giveUp(): void;
}

/** An outbox over `post`, which answers `lost` while there is no line. */
export function outbox(post: (request: CommandRequest) => Promise<LineAnswer>): Outbox {
  const waiting = new Map<string, Waiting>();

  const attempt = async ({ request, settle }: Waiting): Promise<void> => {
    const answer = await post(request);
    if (answer.kind === 'lost' || !waiting.delete(request.commandId)) return;
    settle(answer);
  };
  return {
    send: (request) =>
      new Promise((settle) => {
        const entry = { request, settle };
        waiting.set(request.commandId, entry);
        void attempt(entry);
      }),
    resend: () => {
      for (const entry of waiting.values()) void attempt(entry);
    },
    giveUp: () => {
      for (const { settle } of waiting.values()) settle({ kind: 'unanswered' });
      waiting.clear();
    },
  };
}
