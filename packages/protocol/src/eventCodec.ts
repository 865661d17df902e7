import { invariant, type VisibleEvent } from '@roundhouse/rules';
import type { EventsMessage } from './messages.ts';
import * as field from './eventFields.ts';
import type { FieldCodec, NumberReader } from './eventFields.ts';

type EventType = VisibleEvent['type'];
type FieldsOf<T extends EventType> = Omit<Extract<VisibleEvent, { type: T }>, 'type'>;
/** One codec for each field; the order of the keys is the order of the numbers. */
type Layout<T extends EventType> = {
  readonly [K in keyof FieldsOf<T>]-?: FieldCodec<FieldsOf<T>[K]>;
};

/** Every event with its fields; the order of the rows is the order of the numbers: only append. */
const LAYOUTS: { readonly [T in EventType]: Layout<T> } = {
  turnBegan: { turn: field.turn },
  tilePlayed: {
    seat: field.seat,
    tile: field.tile,
    train: field.train,
    end: field.indexOrNull,
    answers: field.indexOrNull,
    inner: field.integer,
  },
  doubleOpened: {
    train: field.train,
    pip: field.integer,
    by: field.seat,
    size: field.size,
    live: field.flag,
    thisTurn: field.flag,
  },
  openingDoublesBound: {},
  footAbandoned: { train: field.train, pip: field.integer },
  turnContinued: { step: field.step, drawn: field.integer },
  markerPlaced: { seat: field.seat },
  markerRemoved: { seat: field.seat },
  turnFailed: { seat: field.seat, by: field.failure, counted: field.flag },
  turnEnded: { seat: field.seat, opened: field.flag },
  turnSkipped: { seat: field.seat },
  callChanged: { seat: field.seat, call: field.call },
  challenged: { by: field.seat, seat: field.seat },
  turnForfeited: { seat: field.seat },
  wentOut: { seat: field.seat, finishing: field.flag },
  roundEnded: { result: field.result },
  roundDealt: {
    engine: field.integer,
    starter: field.seat,
    handCounts: field.integers,
    boneyardCount: field.integer,
    hunted: field.integers,
  },
  tileDrawn: { seat: field.seat, face: field.face },
  penaltyDrawn: { seat: field.seat, faces: field.faces },
};

/** The events by their number on the wire. */
export const EVENT_NUMBERS = Object.keys(LAYOUTS) as readonly EventType[];

type AnyFields = readonly (readonly [name: string, codec: FieldCodec<unknown>])[];

/** The fields of each event in their order on the wire. */
function fieldsOf(type: EventType): AnyFields {
  return Object.entries(LAYOUTS[type]);
}

/** Events as one flat list of small integers: number of the event, then its fields in order. */
export function encodeEvents(events: readonly VisibleEvent[]): readonly number[] {
  const out: number[] = [];
  for (const event of events) {
    out.push(EVENT_NUMBERS.indexOf(event.type));
    const values = event as unknown as Readonly<Record<string, unknown>>;
    for (const [name, codec] of fieldsOf(event.type)) codec.write(values[name], out);
  }
  return out;
}

/** Reads what `encodeEvents` wrote. Throws on anything else: then trust the state alone. */
export function decodeEvents(numbers: readonly unknown[]): readonly VisibleEvent[] {
  const from = field.readerOf(numbers);
  const events: VisibleEvent[] = [];
  while (!from.done) events.push(readEvent(from));
  return events;
}

function readEvent(from: NumberReader): VisibleEvent {
  const type = EVENT_NUMBERS[from.next()];
  invariant(type !== undefined, 'a known event');
  const values = fieldsOf(type).map(([name, codec]) => [name, codec.read(from)]);
  return { type, ...Object.fromEntries(values) } as VisibleEvent;
}

/** Message `events` on the wire: the seq, then the events. */
export function encodeEventsMessage({ seq, events }: EventsMessage): readonly number[] {
  return [seq, ...encodeEvents(events)];
}

/** Reads message `events`. Throws on anything else. */
export function decodeEventsMessage(payload: unknown): EventsMessage {
  invariant(Array.isArray(payload), 'events are a list');
  const [seq, ...numbers] = payload as unknown[];
  invariant(Number.isInteger(seq), 'events begin with their seq');
  return { seq: seq as number, events: decodeEvents(numbers) };
}
