import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { RequestRefusal, TableSnapshot } from '@roundhouse/protocol';
import {
  legalCommands,
  refusalOf,
  seatsOf,
  type Command,
  type Seat,
  type SeatView,
  type TileId,
  type TurnCommand,
} from '@roundhouse/rules';
import type { Answer, Connection } from '../connection/connection.ts';
import {
  highlightsOf,
  IDLE,
  liftedTile,
  select,
  type Highlights,
  type Place,
  type Selection,
  type SelectionEvent,
} from '../input/selection.ts';
import type { Speaker } from '../text/speaker.ts';
import { text } from '../text/text.ts';
import { HandOrder } from './handOrder.ts';
import { settings } from './settings.ts';
import { seatView, speakerOf } from './table.ts';

/** A sentence that answers what the player did; `count` tells two equal ones apart. */
export interface Notice {
  readonly sentence: string;
  readonly count: number;
}

const NO_HIGHLIGHTS: Highlights = { tiles: new Set(), places: [] };
/** How long a sentence that answers a tap stays. */
const NOTICE_MS = 5000;

/** One player's dealings with a table: what is legal, what is picked up, what was said about it. */
export class Play {
  readonly connection: Connection;
  readonly snapshot: ReadonlySignal<TableSnapshot>;
  readonly me: ReadonlySignal<Seat | null>;
  readonly view: ReadonlySignal<SeatView | null>;
  readonly legal: ReadonlySignal<readonly TurnCommand[]>;
  readonly speaker: ReadonlySignal<Speaker>;
  readonly selection = signal<Selection>(IDLE);
  /** The tile that is lifted, under the finger or on its way. */
  readonly lifted: ReadonlySignal<TileId | null>;
  /** A train that was chosen before a tile. */
  readonly chosenPlace: ReadonlySignal<Place | null>;
  /** Everything that is accepted when it is tapped next. */
  readonly highlights: ReadonlySignal<Highlights>;
  readonly order: HandOrder;
  readonly notice = signal<Notice | null>(null);
  /** Said to ears only, in answer to a key. */
  readonly spoken = signal<Notice | null>(null);
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, snapshot: ReadonlySignal<TableSnapshot>) {
    this.connection = connection;
    this.snapshot = snapshot;
    this.me = computed(() => connection.seat.value?.seat ?? null);
    this.view = computed(() => seatView(snapshot.value, this.me.value));
    this.legal = computed(() => (this.view.value === null ? [] : legalCommands(this.view.value)));
    this.speaker = computed(() => speakerOf(snapshot.value, this.me.value));
    this.lifted = computed(() => liftedTile(this.selection.value));
    this.chosenPlace = computed(() => {
      const { value } = this.selection;
      return value.kind === 'trainChosen' ? value.place : null;
    });
    this.highlights = computed(() =>
      this.view.value === null
        ? NO_HIGHLIGHTS
        : highlightsOf(this.selection.value, this.view.value),
    );
    this.order = new HandOrder(snapshot, this.me);
  }

  /** Follows the table until the returned function is called. */
  start(): () => void {
    return effect(() => {
      if (this.view.value !== null) untracked(() => this.step({ type: 'viewChanged' }));
    });
  }

  /** The own hand in the player's order. */
  get hand(): ReadonlySignal<readonly TileId[]> {
    return this.order.hand;
  }

  /** One thing that the player does; sends the command that comes of it. */
  step(event: SelectionEvent): void {
    const { value: view } = this.view;
    if (view === null) return;
    const before = this.selection.value;
    const context = { view, secondTapPlays: settings.value.secondTapPlays };
    const { selection, command } = select(before, event, context);
    this.selection.value = selection;
    if (selection.kind === 'refused' && selection !== before) this.refuse(selection.refusal);
    else if (event.type !== 'viewChanged') this.hush();
    if (command !== null) void this.send(command);
  }

  /** Asks for what a button stands for. */
  ask(command: Command): void {
    this.step({ type: 'commandAsked', command });
  }

  /** Waits for an answer to a request that is no move; a refusal becomes a sentence. */
  async answered(asked: Promise<Answer>): Promise<void> {
    const answer = await asked;
    if (answer.kind === 'refused') this.refuse(answer.refusal);
    else if (answer.kind === 'unanswered') this.say(text.connection.failed);
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

  /** Says a sentence in answer to what the player did. */
  say(sentence: string): void {
    clearTimeout(this.noticeTimer);
    this.notice.value = { sentence, count: (this.notice.peek()?.count ?? 0) + 1 };
    this.noticeTimer = setTimeout(() => (this.notice.value = null), NOTICE_MS);
  }

  /** Says a sentence to ears only. */
  speak(sentence: string): void {
    this.spoken.value = { sentence, count: (this.spoken.peek()?.count ?? 0) + 1 };
  }

  private async send(command: Command): Promise<void> {
    const answer = await this.connection.command(this.snapshot.value.turn, command);
    // The rules were asked before: a refusal now is the table's, or the table has moved on.
    this.step({ type: 'answered', refusal: null });
    if (answer.kind === 'refused') this.refuse(answer.refusal);
  }

  private refuse(refusal: RequestRefusal): void {
    this.say(text.refusalSentence(refusal, this.speaker.value));
  }

  private hush(): void {
    clearTimeout(this.noticeTimer);
    this.notice.value = null;
  }
}
