import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SOUNDS } from '../timeline/steps.ts';
import { FakeAudioContext } from './fakeAudio.ts';
import { Loudspeaker } from './Loudspeaker.ts';
import { WHISTLE_HZ } from './voices.ts';

const page = { hidden: false };
let context: FakeAudioContext;

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'AudioContext',
    class extends FakeAudioContext {
      constructor() {
        super();
        // oxlint-disable-next-line no-this-alias -- the one there is
        context = this;
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function speaking(): Promise<Loudspeaker> {
  const speaker = Loudspeaker.open();
  if (speaker === null) throw new Error('this browser makes no sounds');
  speaker.follow(false);
  await vi.runAllTimersAsync();
  return speaker;
}

test.each(SOUNDS)('a %s begins when it should and is over within two seconds', async (name) => {
  const speaker = await speaking();
  speaker.play(name, 400);
  expect(context.started.length).toBeGreaterThan(0);
  expect(Math.min(...context.started.map(({ atS }) => atS))).toBeCloseTo(5.4);
  expect(Math.max(...context.started.map(({ endS }) => endS))).toBeLessThan(7.4);
});

test('only the whistle has the deepest note of the whistle', async () => {
  const speaker = await speaking();
  for (const name of SOUNDS) if (name !== 'whistle') speaker.play(name);
  expect(context.started.filter(({ hz }) => hz === WHISTLE_HZ)).toEqual([]);
  speaker.play('whistle');
  expect(context.started.filter(({ hz }) => hz === WHISTLE_HZ)).toHaveLength(1);
});

test('a page that the browser keeps quiet does not make up for it later', async () => {
  const speaker = Loudspeaker.open();
  speaker?.play('clack');
  context.onResume = () => new Promise((resolve) => setTimeout(resolve, 60_000));
  void speaker?.call('whistle', 0);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(context.state).toBe('running');
  expect(context.started).toEqual([]);
});

test('a hidden page is heard for its call, and then silent again', async () => {
  const speaker = await speaking();
  page.hidden = true;
  speaker.follow(true);
  speaker.play('clack');
  expect(context.started).toEqual([]);
  await speaker.call('whistle', 0);
  expect(context.started.length).toBeGreaterThan(0);
  expect(context.state).toBe('running');
  await vi.advanceTimersByTimeAsync(2000);
  expect(context.state).toBe('suspended');
});

test('a browser without sounds has no speaker', () => {
  vi.stubGlobal('AudioContext', undefined);
  expect(Loudspeaker.open()).toBeNull();
});
