import type { JoinOptions, RequestRefusal, SeatMessage } from '@roundhouse/protocol';
import { TableState } from '@roundhouse/protocol/schema';
import { Client, type Room } from '@colyseus/sdk';
import { isRecord } from './record.ts';
import type { Dial, Dialled, Line, LineAnswer, LineListener } from './line.ts';

type TableRoom = Room<unknown, TableState>;

/** How long a table may take to let somebody in. */
const JOIN_TIMEOUT_MS = 12_000;
/** How long a request may take before it counts as lost. */
const REQUEST_TIMEOUT_MS = 8000;

/** Calls a table over the network. The SDK's own reconnection stays off: one way back is enough. */
export const dial: Dial = async (code, options, listener) => {
  const joining = join(code, options);
  const timeout = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), JOIN_TIMEOUT_MS);
  });
  const room = await Promise.race([joining, timeout]);
  if (room === null) {
    // Too late is as good as never: whoever comes now is sent away again.
    void joining.then((late) => ('code' in late ? undefined : late.leave(false)));
    return { ok: false, code: 0 };
  }
  if ('code' in room) return { ok: false, code: room.code };
  return { ok: true, line: openLine(room, listener) } satisfies Dialled;
};

async function join(
  code: string,
  options: JoinOptions,
): Promise<TableRoom | { readonly code: number }> {
  try {
    const room = await new Client(location.origin).joinById<TableState>(code, options, TableState);
    room.reconnection.enabled = false;
    return room;
  } catch (error) {
    const refused = isRecord(error) || error instanceof Error ? Reflect.get(error, 'code') : null;
    return { code: typeof refused === 'number' ? refused : 0 };
  }
}

function openLine(room: TableRoom, listener: LineListener): Line {
  let isOpen = true;
  room.onStateChange((state) => listener.onState(state));
  room.onMessage('seat', (message: SeatMessage) => listener.onSeat(message));
  room.onMessage('events', (payload: unknown) => listener.onEvents(payload));
  room.onError(() => undefined);
  room.onLeave((closeCode) => {
    if (isOpen) listener.onClosed(closeCode);
    isOpen = false;
  });
  return {
    request: (type, payload) => request(room, type, payload),
    hangUp: () => {
      isOpen = false;
      void room.leave(false);
    },
  };
}

async function request(room: TableRoom, type: string, payload: object): Promise<LineAnswer> {
  try {
    await room.request<object, unknown>(type, payload, { timeout: REQUEST_TIMEOUT_MS });
    return { kind: 'done' };
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'rejected') return { kind: 'lost' };
    const reason: unknown = Reflect.get(error, 'reason');
    const isRefusal = isRecord(reason) && typeof reason['code'] === 'string';
    return isRefusal
      ? { kind: 'refused', refusal: reason as unknown as RequestRefusal }
      : { kind: 'lost' };
  }
}
