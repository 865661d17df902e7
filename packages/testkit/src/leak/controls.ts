import { createHash } from 'node:crypto';
import { decodeEventsMessage, encodeEventsMessage } from '@roundhouse/protocol';
import { invariant, type GameEvent, type VisibleEvent } from '@roundhouse/rules';
import type { Client } from '@colyseus/core';
import { OPCODES, refusalFrame } from '../raw/wire.ts';
import { roomOf, serverEndOf } from '../server/backstage.ts';
import { mayBeTold } from '../oracle/eventTruth.ts';
import type { FindingPart } from '../oracle/finding.ts';
import type { Gathering } from './Gathering.ts';

/** Something that is broken on purpose in a running room, and what the oracle must say to it. */
export interface Control {
  readonly name: string;
  /** Whom it reaches. */
  readonly viewer: string;
  /** The part of the oracle that must see it. */
  readonly part: FindingPart;
  /** Called before each move. */
  readonly breakBefore: (moveIndex: number, gathering: Gathering) => void;
}

/** The first of these moves is broken, and every one after it. */
const FROM_MOVE = 3;

/** Two hands seldom have the same sum in this measure. */
const PRIME = 61;

/** A seat is granted every hand. */
const wrongGrant: Control = {
  name: 'a wrong grant to a seat',
  viewer: 'Bea',
  part: 'state',
  breakBefore(moveIndex, gathering) {
    if (moveIndex !== FROM_MOVE) return;
    const { state } = roomOf(gathering.code);
    serverEndOf(gathering.code, gathering.client('Bea').raw).view?.add(state.hands);
  },
};

/** All spectators share one view, and it is granted one hand. */
const watchedHand: Control = {
  name: 'a hand granted to the spectators',
  viewer: 'Wanda',
  part: 'state',
  breakBefore(moveIndex, gathering) {
    if (moveIndex !== FROM_MOVE) return;
    const hand = roomOf(gathering.code).state.hands.get('0');
    invariant(hand !== undefined, 'the first seat has a hand');
    serverEndOf(gathering.code, gathering.client('Wanda').raw).view?.add(hand);
  },
};

/** A spectator is told every event as it happened. */
const unredacted: Control = {
  name: 'events without redaction',
  viewer: 'Wanda',
  part: 'message',
  breakBefore(moveIndex, gathering) {
    if (moveIndex !== FROM_MOVE) return;
    const client: Client = serverEndOf(gathering.code, gathering.client('Wanda').raw);
    const send = client.send.bind(client);
    client.send = (type: unknown, message?: unknown, options?: unknown) => {
      const told = type === 'events' ? asItHappened(message, gathering) : message;
      return Reflect.apply(send, client, [type, told, options]) as ReturnType<Client['send']>;
    };
  },
};

function asItHappened(message: unknown, { server, code }: Gathering): unknown {
  const { seq } = decodeEventsMessage(message);
  const fact = server.journal.factsOf(code).at(-1);
  const events = fact !== undefined && 'events' in fact ? fact.events : [];
  return encodeEventsMessage({ seq, events: events.map(laidOpen) });
}

/** The event as the one whom it concerns may be told it. */
function laidOpen(event: GameEvent): VisibleEvent {
  const hasOwner = event.type === 'tileDrawn' || event.type === 'penaltyDrawn';
  return mayBeTold(event, hasOwner ? event.seat : null);
}

/** A spectator without a view is sent Colyseus' own buffer, and stops reading for a while. */
const missingCopy: Control = {
  name: 'a stalled spectator without the copy of each frame',
  viewer: 'Sloth',
  part: 'state',
  breakBefore: (moveIndex, gathering) => {
    if (moveIndex !== 0) return;
    const client = serverEndOf(gathering.code, gathering.client('Sloth').raw);
    takeViewAway(client);
    takeCopyAway(client);
  },
};

function takeViewAway(client: Client): void {
  Reflect.deleteProperty(client, 'view');
}

/** `raw` as Colyseus has it. */
function takeCopyAway(client: Client): void {
  const socket = client.ref as unknown as {
    send(data: Uint8Array, options: object, done?: (error?: Error) => void): void;
  };
  client.raw = (data, _options, done) => socket.send(data, { binary: true }, done);
}

/** A spectator is spared the messages about tiles that stay hidden: when somebody draws shows. */
const sparedEvents: Control = {
  name: 'events of hidden draws left out',
  viewer: 'Wanda',
  part: 'message',
  breakBefore(moveIndex, gathering) {
    if (moveIndex !== FROM_MOVE) return;
    const client: Client = serverEndOf(gathering.code, gathering.client('Wanda').raw);
    const send = client.send.bind(client);
    client.send = (type: unknown, message?: unknown, options?: unknown) => {
      if (type === 'events' && hasHiddenDraw(message)) return;
      Reflect.apply(send, client, [type, message, options]);
    };
  },
};

function hasHiddenDraw(message: unknown): boolean {
  const { events } = decodeEventsMessage(message);
  return events.some((event) => event.type === 'tileDrawn' && event.face === 'hidden');
}

/** A spectator is told the key to the host's seat. */
const strayKey: Control = {
  name: 'a key told to somebody else',
  viewer: 'Wanda',
  part: 'secret',
  breakBefore(moveIndex, gathering) {
    if (moveIndex !== FROM_MOVE) return;
    const [token] = gathering.server.seeds.secrets;
    const client = serverEndOf(gathering.code, gathering.client('Wanda').raw);
    client.send('seat', { seat: null, host: false, why: 'watch', token });
  },
};

/** A player is told what the server keeps of the own key. */
const hashedKey: Control = {
  name: 'the hash of a key told to its player',
  viewer: 'Bea',
  part: 'secret',
  breakBefore(moveIndex, gathering) {
    if (moveIndex !== FROM_MOVE) return;
    const bea = gathering.client('Bea');
    const token = createHash('sha256')
      .update(bea.token ?? '')
      .digest('base64url');
    serverEndOf(gathering.code, bea.raw).send('seat', { seat: 1, host: false, token });
  },
};

/** A spectator's refusal says who holds a tile. */
const talkativeRefusal: Control = {
  name: 'a refusal that says too much',
  viewer: 'Wanda',
  part: 'message',
  breakBefore(moveIndex, gathering) {
    if (moveIndex !== FROM_MOVE) return;
    const [tile] = roomOf(gathering.code).state.hands.get('0')?.tiles.values() ?? [];
    const client = serverEndOf(gathering.code, gathering.client('Wanda').raw);
    client.raw(refusalFrame({ code: 'tileNotInHand', tile, holder: 0 }));
  },
};

/** Nothing secret is sent; but how much is sent follows from what is hidden. */
const tellingCount: Control = {
  name: 'a number of empty frames that follows from a hidden hand',
  viewer: 'Wanda',
  part: 'twins',
  breakBefore(moveIndex, gathering) {
    if (moveIndex !== FROM_MOVE) return;
    const tiles = roomOf(gathering.code).state.hands.get('0')?.tiles.values() ?? [];
    const sum = [...tiles].reduce((total, tile) => total + tile, 0);
    const client = serverEndOf(gathering.code, gathering.client('Wanda').raw);
    for (let count = sum % PRIME; count > 0; count -= 1) client.raw(Uint8Array.of(OPCODES.ping));
  },
};

/** Everything that must turn the oracle red. */
export const CONTROLS: readonly Control[] = [
  wrongGrant,
  watchedHand,
  unredacted,
  sparedEvents,
  missingCopy,
  strayKey,
  hashedKey,
  talkativeRefusal,
  tellingCount,
];

/** What keeps the frames of a stalled client whole even alone; each must leave the oracle green. */
export const SECOND_WALLS: readonly Pick<Control, 'name' | 'viewer' | 'breakBefore'>[] = [
  {
    name: 'a stalled spectator with a view but without the copy',
    viewer: 'Sloth',
    breakBefore(moveIndex, gathering) {
      const { raw } = gathering.client('Sloth');
      if (moveIndex === 0) takeCopyAway(serverEndOf(gathering.code, raw));
    },
  },
  {
    name: 'a stalled spectator with the copy but without a view',
    viewer: 'Sloth',
    breakBefore(moveIndex, gathering) {
      const { raw } = gathering.client('Sloth');
      if (moveIndex === 0) takeViewAway(serverEndOf(gathering.code, raw));
    },
  },
];
