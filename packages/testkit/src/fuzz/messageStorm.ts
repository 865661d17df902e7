import {
  CLOSE_CODES,
  MOST_MESSAGE_BYTES,
  readRefusal,
  type CommandRequest,
} from '@roundhouse/protocol';
import { PRESET_NAMES, turnOf, type Seat } from '@roundhouse/rules';
import type { TableClient } from '../players/TableClient.ts';
import type { RawReply } from '../raw/RawClient.ts';
import { requestFrame } from '../raw/wire.ts';
import { judgeFacts } from './factJudge.ts';
import { nextLetter, type Letter } from './letters.ts';
import { asReceived, objectionTo, type Sender } from './replies.ts';
import { accuse, goesOn, ownLine, type FuzzRun } from './run.ts';
import { clearStage, judgeStage, setStage, type Actor, type Stage } from './stage.ts';
import { count } from './tally.ts';
import { within } from '../raw/within.ts';

/** Letters to one table, and how many of them are on their way at the same time at most. */
const LETTERS_PER_TABLE = 300;
const MOST_AT_ONCE = 8;
/** Tables at the same time. */
const LINES = 2;
/** When the host breaks the match off, so that the rest comes after it. */
const MATCH_ENDS_AT = 240;

const CAST = { host: 'Eve', guest: 'Mallory', watcher: 'Oscar' };

/** What the number of a request may add to a frame. */
const HEAD_BYTES = 8;
const TOO_LARGE = 1009;

/**
 * Sends requests of every degree of soundness at tables in every phase, by players and spectators,
 * and judges every answer; then what the table has done by its own journal. Resolves when so many
 * were sent, or the server is gone.
 */
export async function stormMessages(run: FuzzRun, messages: number): Promise<void> {
  const end = run.tally.messages + messages;
  await Promise.all(Array.from({ length: LINES }, () => rehearse(ownLine(run), end)));
}

async function rehearse(run: FuzzRun, end: number): Promise<void> {
  while (goesOn(run) && run.tally.messages < end) {
    try {
      await new Rehearsal(run, await stageFor(run)).play(end);
    } catch (error) {
      accuse(run, 'hang', `at a table of letters: ${String(error)}`);
      if (!run.pulse.wasLate) return;
    }
  }
}

function stageFor(run: FuzzRun): Promise<Stage> {
  return setStage(run, CAST, { preset: run.dice.pick(PRESET_NAMES), options: { matchRounds: 2 } });
}

/** A letter and its answer; null when the connection was closed instead. */
interface Answered {
  readonly letter: Letter;
  readonly actor: Actor;
  readonly reply: RawReply | null;
}

class Rehearsal {
  readonly #run: FuzzRun;
  readonly #stage: Stage;
  readonly #sent: Letter[] = [];
  readonly #senders = new Map<string, Set<Seat>>();
  /** Who has sent more at once than anybody may: whatever else was on its way is lost with it. */
  readonly #tooLarge = new Set<Actor>();
  #idCount = 0;

  constructor(run: FuzzRun, stage: Stage) {
    this.#run = run;
    this.#stage = stage;
  }

  async play(end: number): Promise<void> {
    const { dice, tally, patienceMs } = this.#run;
    while (this.#sent.length < LETTERS_PER_TABLE && tally.messages < end && this.#isWhole) {
      const size = 1 + dice.below(MOST_AT_ONCE);
      const sent = Array.from({ length: size }, () => this.#post());
      for (const one of await within(patienceMs, Promise.all(sent))) this.#judge(one);
    }
    await this.#close();
  }

  get #isWhole(): boolean {
    return this.#stage.actors.every(({ client }) => client.raw.closed === null);
  }

  async #post(): Promise<Answered> {
    const { tally } = this.#run;
    const actor = this.#nextActor();
    const letter = this.#letterOf(actor);
    this.#sent.push(letter);
    if (isTooLarge(letter)) this.#tooLarge.add(actor);
    this.#noteSender(actor, letter);
    tally.messages += 1;
    const reply = await actor.client.raw.request(letter.type, letter.payload).catch(() => null);
    this.#noteSender(actor, letter); // who has sat down meanwhile may have moved, too
    return { letter, actor, reply };
  }

  /** As often as not the one whose turn it is. */
  #nextActor(): Actor {
    const { dice } = this.#run;
    const { actors } = this.#stage;
    const mover = actors.find(({ client }) => isOnTurn(client));
    return mover !== undefined && dice.below(2) === 0 ? mover : dice.pick(actors);
  }

  #letterOf(actor: Actor): Letter {
    if (this.#sent.length === MATCH_ENDS_AT && actor.seat === 0) {
      return { type: 'host', payload: { type: 'endMatch' } };
    }
    return nextLetter({
      client: actor.client,
      dice: this.#run.dice,
      freshId: () => this.#freshId(),
      sent: this.#sent,
    });
  }

  #freshId(): string {
    this.#idCount += 1;
    return `letter ${this.#idCount}`;
  }

  /** Whoever sends a command may have it carried out at the own seat, and nowhere else. */
  #noteSender({ client }: Actor, { type, payload }: Letter): void {
    const { seat } = client.place;
    if (type !== 'command' || seat === null) return;
    const received = asReceived(payload) as Partial<CommandRequest> | null | undefined;
    const id = received?.commandId;
    if (typeof id !== 'string') return;
    this.#senders.set(id, (this.#senders.get(id) ?? new Set()).add(seat));
  }

  #judge({ letter, actor, reply }: Answered): void {
    const { tally } = this.#run;
    const { closed } = actor.client.raw;
    if (reply === null) {
      if (closed === null || !this.#isFair(closed.code, actor))
        accuse(this.#run, 'dropped', `${letter.type} closed with ${closed?.code}`);
      return;
    }
    const objection = objectionTo(letter, senderFrom(actor), reply);
    if (objection !== null) accuse(this.#run, objection.kind, `${actor.name}: ${objection.fact}`);
    if (reply.status === 'ok') tally.carriedOut += 1;
    else count(tally.refusals, readRefusal(reply.payload)?.code ?? reply.status);
  }

  /** True when the server may close the connection of somebody who only sends requests. */
  #isFair(closeCode: number, actor: Actor): boolean {
    if (closeCode === CLOSE_CODES.removedByHost) return true;
    return closeCode === TOO_LARGE && this.#tooLarge.has(actor);
  }

  async #close(): Promise<void> {
    const { server } = this.#run;
    await clearStage(this.#stage);
    const truths = await server.truthsOf(this.#stage.code);
    for (const fact of judgeFacts(truths.facts, this.#senders)) accuse(this.#run, 'illegal', fact);
    judgeStage(this.#run, this.#stage, truths);
  }
}

function isTooLarge({ type, payload }: Letter): boolean {
  return requestFrame(0, type, payload).length > MOST_MESSAGE_BYTES - HEAD_BYTES;
}

function isOnTurn({ view }: TableClient): boolean {
  return view !== null && turnOf(view.table)?.seat === view.seat;
}

function senderFrom({ client }: Actor): Sender {
  const { notes } = client;
  return {
    wasSeated: notes.some(({ seat }) => seat !== null),
    wasHost: notes.some(({ host }) => host),
  };
}
