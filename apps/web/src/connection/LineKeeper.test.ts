import { expect, test, vi } from 'vitest';
import type { LineListener } from './line.ts';
import { LineKeeper, type KeeperParts } from './LineKeeper.ts';

/** A keeper over lines that do nothing, with the last alarm that was set. */
function keeper(parts: Partial<KeeperParts> = {}) {
  const listeners: LineListener[] = [];
  const alarm = { ring: () => undefined as void };
  const kept = new LineKeeper({
    clock: { now: () => 0, after: (_delayMs, ring) => ((alarm.ring = ring), () => undefined) },
    random: () => 0.5,
    dial(listener) {
      listeners.push(listener);
      return {
        request: () => Promise.resolve({ kind: 'done' }),
        ping: vi.fn<() => void>(),
        hangUp: vi.fn<() => void>(),
      };
    },
    ear: { onState: () => undefined, onSeat: () => undefined, onEvents: () => undefined },
    onResend: () => undefined,
    onGiveUp: () => undefined,
    ...parts,
  });
  return { kept, listeners, ring: () => alarm.ring() };
}

test('a line is called again although somebody who was told of it stumbled', () => {
  const stumble = () => {
    throw new Error('stumbled');
  };
  const { kept, listeners, ring } = keeper({ onResend: stumble });
  kept.tell({ type: 'wanted' });
  expect(() => kept.tell({ type: 'entered' })).toThrow('stumbled');
  listeners[0]?.onClosed(1006);
  ring();
  expect(listeners).toHaveLength(2);
});

test('a page that stumbles over the state of its line keeps no call from going out', () => {
  const { kept, listeners, ring } = keeper();
  kept.tell({ type: 'wanted' });
  listeners[0]?.onClosed(1006);
  const before = kept.state.peek();
  kept.state.subscribe((now) => {
    if (now !== before) throw new Error('stumbled');
  });
  expect(() => ring()).toThrow('stumbled');
  expect(listeners).toHaveLength(2);
});

test('what happens while something is done is taken up although that fails', () => {
  const { kept, listeners } = keeper({
    onResend() {
      listeners[0]?.onClosed(1006);
      throw new Error('stumbled');
    },
  });
  kept.tell({ type: 'wanted' });
  expect(() => kept.tell({ type: 'entered' })).toThrow('stumbled');
  expect(kept.state.peek().kind).toBe('resuming');
});
