import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { SeatMessage, TableSnapshot } from '@roundhouse/protocol';
import {
  legalCommands,
  refusalOf,
  seatsOf,
  type Command,
  type Seat,
  type SeatView,
  type TileId,
  type TrainId,
  type TurnCommand,
} from '@roundhouse/rules';
import type { Answer, Connection } from '../connection/connection.ts';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';
import {
  arranged,
  keepOrder,
  moved,
  orderKey,
  readOrder,
  sorted,
  type Sorting,
} from './handOrder.ts';
import { playableTiles, playsFor, seatView, speakerOf, whyNot } from './table.ts';

/** What is picked up: a tile that wants a train, a train that wants a tile, or nothing. */
export interface Chosen {
  readonly tile: TileId | null;
  readonly train: TrainId | null;
}

const NOTHING: Chosen = { tile: null, train: null };
/** How long a sentence that answers a tap stays. */
const NOTICE_MS = 5000;

/** One player's dealings with a table: what is legal, what is picked up, what was said about it. */
export class Play {
  readonly connection: Connection;
  readonly me: ReadonlySignal<Seat | null>;
  readonly view: ReadonlySignal<SeatView | null>;
  readonly legal: ReadonlySignal<readonly TurnCommand[]>;
  readonly playable: ReadonlySignal<ReadonlySet<TileId>>;
  readonly speaker: ReadonlySignal<Speaker>;
  /** The own hand in the player's order. */
  readonly hand: ReadonlySignal<readonly TileId[]>;
  readonly chosen = signal<Chosen>(NOTHING);
  /** A command is on its way: the tile stays lifted. */
  readonly sending = signal(false);
  /** The answer to the last tap, as a sentence; `count` tells two equal ones apart. */
  readonly notice = signal<{ readonly sentence: string; readonly count: number } | null>(null);
  private readonly order = signal<readonly TileId[]>([]);
  private orderName = '';
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, snapshot: ReadonlySignal<TableSnapshot>) {
    this.connection = connection;
    const seat: ReadonlySignal<SeatMessage | null> = connection.seat;
    this.me = computed(() => seat.value?.seat ?? null);
    this.view = computed(() => seatView(snapshot.value, this.me.value));
    this.legal = computed(() => (this.view.value === null ? [] : legalCommands(this.view.value)));
    this.playable = computed(() => playableTiles(this.legal.value));
    this.speaker = computed(() => speakerOf(snapshot.value, this.me.value));
    this.hand = computed(() => {
      this.readOrderOf(snapshot.value);
      return arranged(this.order.value, this.view.value?.hand.tiles ?? []);
    });
    this.snapshot = snapshot;
  }

  readonly snapshot: ReadonlySignal<TableSnapshot>;

  /** Lifts a tile, puts it back, or lays it: on the train chosen before, or at a second tap. */
  tapTile(tile: TileId, secondTapPlays: boolean): void {
    const { tile: lifted, train } = this.chosen.value;
    if (train !== null && lifted === null) {
      this.playOn(tile, train, null);
      return;
    }
    if (lifted !== tile) {
      this.lift(tile);
      return;
    }
    const plays = playsFor(this.legal.value, { tile });
    if (secondTapPlays && plays.length === 1 && plays[0] !== undefined) void this.send(plays[0]);
    else this.putBack();
  }

  /** Picks a tile up, and says where it fits when it is one's own turn. */
  lift(tile: TileId): void {
    this.chosen.value = { tile, train: null };
    this.clearNotice();
  }

  /** Lays the lifted tile on this train, or chooses the train first. */
  tapTrain(train: TrainId, end: number | null): void {
    const { tile, train: before } = this.chosen.value;
    if (tile !== null) this.playOn(tile, train, end);
    else if (this.legal.value.length === 0) this.putBack();
    else this.chosen.value = { tile: null, train: before === train ? null : train };
  }

  /**
   * Lays a tile on a train, at its end number `end` where that matters. A tile or train that is not
   * allowed is answered with the reason.
   */
  playOn(tile: TileId, train: TrainId, end: number | null): void {
    const { value: view } = this.view;
    if (view === null) return;
    const plays = playsFor(this.legal.value, { tile, train });
    const play = plays.find((one) => one.end === end) ?? plays[0];
    if (play !== undefined) {
      void this.send(play);
      return;
    }
    const refusal = whyNot(view, tile, train);
    this.chosen.value = { tile, train: null };
    if (refusal !== null) this.say(text.refusalSentence(refusal, this.speaker.value));
  }

  /** Puts a lifted tile back and forgets a chosen train. */
  putBack(): void {
    this.chosen.value = NOTHING;
    this.clearNotice();
  }

  /** Sends a command; a refusal becomes a sentence. */
  async send(command: Command): Promise<void> {
    if (this.sending.value) return;
    this.sending.value = true;
    this.clearNotice();
    const answer = await this.connection.command(this.snapshot.value.turn, command);
    this.sending.value = false;
    if (answer.kind === 'refused') {
      this.say(text.refusalSentence(answer.refusal, this.speaker.value));
    } else {
      this.chosen.value = NOTHING;
    }
  }

  /** Waits for an answer to a request that is no move; a refusal becomes a sentence. */
  async answered(asked: Promise<Answer>): Promise<void> {
    const answer = await asked;
    if (answer.kind === 'refused') {
      this.say(text.refusalSentence(answer.refusal, this.speaker.value));
    } else if (answer.kind === 'unanswered') {
      this.say(text.connection.failed);
    }
  }

  /** True when this command may be given now. */
  may(command: Command): boolean {
    const { value: view } = this.view;
    return view !== null && refusalOf(view, command) === null;
  }

  /** Seats whose forgotten announcement may be challenged now. */
  challengeable(): readonly Seat[] {
    const { value: view } = this.view;
    if (view === null) return [];
    return seatsOf(view.table.seatCount).filter((seat) => this.may({ type: 'challenge', seat }));
  }

  /** Puts the hand in order at a stroke. */
  sort(by: Sorting): void {
    this.keep(sorted(this.hand.value, by));
  }

  /** Moves a tile within the hand, to place 0 or later. */
  move(tile: TileId, to: number): void {
    this.keep(moved(this.hand.value, tile, to));
  }

  /** Says a sentence in answer to what the player did. */
  say(sentence: string): void {
    clearTimeout(this.noticeTimer);
    this.notice.value = { sentence, count: (this.notice.peek()?.count ?? 0) + 1 };
    this.noticeTimer = setTimeout(() => (this.notice.value = null), NOTICE_MS);
  }

  private clearNotice(): void {
    clearTimeout(this.noticeTimer);
    this.notice.value = null;
  }

  private keep(order: readonly TileId[]): void {
    this.order.value = order;
    keepOrder(this.orderName, order);
  }

  private readOrderOf({ code, match }: TableSnapshot): void {
    const me = this.me.value;
    if (me === null) return;
    const name = orderKey(code, me, match?.rounds.length ?? 0);
    if (name === this.orderName) return;
    this.orderName = name;
    this.order.value = readOrder(name);
  }
}
