import type { BrowserContext, Page } from '@playwright/test';

/** What a page of the test keeps of its sounds. */
interface Hearing {
  /** Pitch of each note that was started, in Hz; 0 for noise. */
  heard?: number[];
}

/** Gives every page of a browser an AudioContext that makes no sound, and writes down what it is asked for. */
export async function listenIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: number[] = [];
    const param = () => ({
      value: 0,
      setValueAtTime(value: number) {
        this.value = value;
      },
      exponentialRampToValueAtTime(value: number) {
        this.value = value;
      },
    });
    const node = () => ({
      gain: param(),
      frequency: param(),
      Q: param(),
      connect: (next: unknown) => next,
      start() {
        heard.push(this.frequency.value);
      },
      stop: () => undefined,
    });
    class SilentAudioContext {
      state = 'suspended';
      readonly currentTime = 0;
      readonly sampleRate = 100;
      readonly createGain = node;
      readonly createOscillator = node;
      readonly createBufferSource = node;
      readonly createBiquadFilter = node;
      readonly createDynamicsCompressor = node;
      readonly createBuffer = () => ({ duration: 1, getChannelData: () => [] });
      readonly resume = () => this.turn('running');
      readonly suspend = () => this.turn('suspended');
      readonly close = () => this.turn('closed');
      private turn(state: string): Promise<void> {
        this.state = state;
        return Promise.resolve();
      }
    }
    Object.assign(window, { AudioContext: SilentAudioContext, heard });
  });
}

/** Pitches of what a page has made heard since it was loaded, in Hz; 0 for noise. */
export function heardOn(page: Page): Promise<readonly number[]> {
  return page.evaluate(() => (window as Hearing).heard ?? []);
}
