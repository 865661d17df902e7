import { computed, effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
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
import type { Connection } from '../../connection/connection.ts';
import { select, type SelectionEvent } from '../../input/select.ts';
import {
  highlightsOf,
  IDLE,
  liftedTile,
  type Highlights,
  type Place,
  type Selection,
} from '../../input/selection.ts';
import type { Speaker } from '../../text/speaker.ts';
import { HandOrder } from '../hand/handOrder.ts';
import { forgetOrder } from '../hand/keptOrders.ts';
import { settings } from '../kept/settings.ts';
import { seatView } from './table.ts';
import type { Notice, Talk } from './talk.ts';

/** A sign at a tile, and what its name says more. */
export interface TileMark {
  readonly sign: string;
  readonly words: string;
}

/** A tile that somebody is told to lay. */
export interface AdvisedTile {
  readonly tile: TileId;
  readonly mark: TileMark;
}

const NO_HIGHLIGHTS: Highlights = { tiles: new Set(), places: [] };

/** One player's moves at a table: which are legal, and which one is being made. */
export class Moves {
  /** Where it is said what came of a move. */
  readonly talk: Talk;
  readonly connection: Connection;
  readonly snapshot: ReadonlySignal<TableSnapshot>;
  readonly me: ReadonlySignal<Seat | null>;
  readonly speaker: ReadonlySignal<Speaker>;
  readonly view: ReadonlySignal<SeatView | null>;
  readonly legal: ReadonlySignal<readonly TurnCommand[]>;
  readonly selection = signal<Selection>(IDLE);
  /** The tile that is lifted, under the finger or on its way. */
  readonly lifted: ReadonlySignal<TileId | null>;
  /** A train that was chosen before a tile. */
  readonly chosenPlace: ReadonlySignal<Place | null>;
  /** Everything that is accepted when it is tapped next. */
  readonly highlights: ReadonlySignal<Highlights>;
  readonly order: HandOrder;
  /** Signs at the tiles of the hand: what hints say of them, or which would be laid at once. */
  readonly marks = signal<ReadonlyMap<TileId, TileMark>>(new Map());
  /** The tile that a coach names, with its sign; null for none. */
  readonly advised = signal<AdvisedTile | null>(null);
  /** Said to ears only, in answer to a key. */
  readonly spoken = signal<Notice | null>(null);

  constructor(talk: Talk) {
    const { connection, snapshot, me, speaker } = talk;
    this.talk = talk;
    this.connection = connection;
    this.snapshot = snapshot;
    this.me = me;
    this.speaker = speaker;
    this.view = computed(() => seatView(snapshot.value, this.me.value));
    this.legal = computed(() => (this.view.value === null ? [] : legalCommands(this.view.value)));
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
    const stops = [
      effect(() => {
        void this.view.value;
        untracked(() => {
          this.order.notice();
          this.step({ type: 'viewChanged' });
        });
      }),
      effect(() => {
        const { code, phase } = this.snapshot.value;
        if (phase === 'over') forgetOrder(code);
      }),
    ];
    return () => stops.forEach((stop) => stop());
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
    const { secondTapPlays, confirmPlays } = settings.value;
    const context = { view, secondTapPlays, confirms: confirmPlays };
    const { selection, command } = select(before, event, context);
    this.selection.value = selection;
    if (selection.kind === 'refused' && selection !== before) this.talk.refuse(selection.refusal);
    else if (event.type !== 'viewChanged') this.talk.hush();
    if (command !== null) void this.send(command);
  }

  /** Asks for what a button stands for. */
  ask(command: Command): void {
    this.step({ type: 'commandAsked', command });
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

  /** Says a sentence to ears only. */
  speak(sentence: string): void {
    this.spoken.value = {
      sentence,
      isNews: true,
      count: (this.spoken.peek()?.count ?? 0) + 1,
    };
  }

  private async send(command: Command): Promise<void> {
    const answer = await this.connection.command(this.snapshot.value.turn, command);
    this.step({ type: 'answered', command });
    // The rules were asked before: a refusal now is the table's, or the table has moved on.
    this.talk.answer(answer);
  }
}
