import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { RequestRefusal, TableSnapshot } from '@roundhouse/protocol';
import type { Seat } from '@roundhouse/rules';
import type { Answer, Connection } from '../../connection/connection.ts';
import type { Speaker } from '../../text/speaker.ts';
import { text } from '../../text/text.ts';

/** A sentence that answers what somebody did; `count` tells two equal ones apart. */
export interface Notice {
  readonly sentence: string;
  readonly count: number;
  /** News that answers no mistake. */
  readonly isNews: boolean;
}

/** How long a sentence that answers a tap stays. */
const NOTICE_MS = 5000;

/** One person's conversation with a table: requests, and sentences for what came of them. */
export class Talk {
  readonly connection: Connection;
  readonly snapshot: ReadonlySignal<TableSnapshot>;
  readonly me: ReadonlySignal<Seat | null>;
  readonly speaker: ReadonlySignal<Speaker>;
  readonly notice = signal<Notice | null>(null);
  /** How often something was refused. */
  readonly refusalCount = signal(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, snapshot: ReadonlySignal<TableSnapshot>) {
    this.connection = connection;
    this.snapshot = snapshot;
    this.me = computed(() => connection.seat.value?.seat ?? null);
    this.speaker = computed(() => ({
      me: this.me.value,
      names: snapshot.value.players.map(({ name }) => name),
    }));
  }

  /** Waits for the answer to a request; true when it was done, else a sentence says why not. */
  async answered(asked: Promise<Answer>): Promise<boolean> {
    const answer = await asked;
    this.answer(answer);
    return answer.kind === 'done';
  }

  /** Says what came of a request that was not done. */
  answer(answer: Answer): void {
    if (answer.kind === 'refused') this.refuse(answer.refusal);
    else if (answer.kind === 'unanswered') this.say(text.connection.failed);
  }

  /** Says why something was refused. */
  refuse(refusal: RequestRefusal): void {
    this.refusalCount.value = this.refusalCount.peek() + 1;
    this.say(text.refusalSentence(refusal, this.speaker.value));
  }

  /** Says a sentence for a while. */
  say(sentence: string): void {
    this.show(sentence, false);
  }

  /** Says for a while what came of something that went well. */
  tell(sentence: string): void {
    this.show(sentence, true);
  }

  private show(sentence: string, isNews: boolean): void {
    clearTimeout(this.timer);
    this.notice.value = { sentence, isNews, count: (this.notice.peek()?.count ?? 0) + 1 };
    this.timer = setTimeout(() => (this.notice.value = null), NOTICE_MS);
  }

  /** Takes the sentence back: something else has been done since. */
  hush(): void {
    clearTimeout(this.timer);
    this.notice.value = null;
  }
}
