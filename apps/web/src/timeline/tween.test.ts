import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EASES, Tween, type Timing } from './tween.ts';

function recorded(timing: Partial<Timing> = {}) {
  const calls: string[] = [];
  const motion = {
    start: () => void calls.push('start'),
    at: (share: number) => void calls.push(share.toFixed(2)),
    end: () => void calls.push('end'),
  };
  const tween = new Tween({ delayMs: 50, durationMs: 100, ease: 'linear', ...timing }, motion);
  return { calls, tween };
}

describe('A tween', () => {
  test('waits, starts, moves and ends by the clock it is told', () => {
    const { calls, tween } = recorded();
    expect([0, 49, 50, 75, 150].map((ms) => tween.advance(ms))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(calls).toEqual(['start', '0.00', '0.25', '1.00', 'end']);
  });

  test('starts before it ends even when the clock jumps over it', () => {
    const { calls, tween } = recorded();
    expect(tween.advance(5000)).toBe(false);
    expect(calls).toEqual(['start', '1.00', 'end']);
  });

  test('ends exactly once, however often it is finished', () => {
    const { calls, tween } = recorded();
    tween.finish();
    tween.finish();
    expect(tween.advance(60)).toBe(false);
    expect(calls).toEqual(['1.00', 'end']);
  });

  test('curves begin at 0, and those that travel arrive at 1', () => {
    for (const ease of [EASES.linear, EASES.out, EASES.inOut]) {
      expect(ease(0)).toBeCloseTo(0);
      expect(ease(1)).toBeCloseTo(1);
    }
    expect(EASES.settle(0)).toBeCloseTo(0);
    expect(EASES.settle(0.5)).toBeCloseTo(0.02);
    expect(EASES.settle(1)).toBeCloseTo(0);
  });

  test('curves that travel never turn back', () => {
    const shares = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(shares, shares, (a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        for (const ease of [EASES.linear, EASES.out, EASES.inOut]) {
          expect(ease(late)).toBeGreaterThanOrEqual(ease(early) - 1e-9);
        }
      }),
    );
  });
});
