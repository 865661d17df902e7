import type { Sound } from '../timeline/steps.ts';
import { VOICES, type Stand } from './voices.ts';

/** Length of the noise that sounds are cut from. */
const NOISE_S = 1;
/** A browser that lets a page be heard does so within this time. */
const PROMPT_MS = 1000;
/** A page that is hidden is silent again this long after it called. */
const CALL_MS = 1500;

/**
 * Makes sounds, as soon as the browser lets the page be heard. Browsers want a finger or a key
 * before that, so it is made at the first touch and told of each later one. Silent in a page
 * that is hidden.
 */
export class Loudspeaker {
  readonly #context: AudioContext;
  readonly #master: GainNode;
  readonly #stand: Stand;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Null in a browser that cannot. */
  static open(): Loudspeaker | null {
    return typeof AudioContext === 'function' ? new Loudspeaker() : null;
  }

  private constructor() {
    this.#context = new AudioContext();
    this.#master = this.#context.createGain();
    // Many tiles at once are held down instead of overdriven.
    const limit = this.#context.createDynamicsCompressor();
    this.#master.connect(limit).connect(this.#context.destination);
    this.#stand = {
      context: this.#context,
      out: this.#master,
      noise: noiseIn(this.#context),
      random: Math.random,
    };
  }

  /** Be silent, or heard. Call it with each touch too: a phone that rang has silenced the page. */
  follow(isSilent: boolean): void {
    clearTimeout(this.#timer);
    void (isSilent ? this.#context.suspend() : this.#context.resume()).catch(() => undefined);
  }

  /** From 0 to 1. Ears hear ratios: half of the way is a quarter of the amplitude. */
  setVolume(volume: number): void {
    this.#master.gain.value = volume ** 2;
  }

  /** Makes a sound after `delayMs`. What cannot be heard now is not made up later. */
  play(name: Sound, delayMs = 0): void {
    if (this.#context.state !== 'running') return;
    VOICES[name](this.#stand, this.#context.currentTime + delayMs / 1000);
  }

  /** The same in a page that may be hidden, which then is silent again. */
  async call(name: Sound, delayMs: number): Promise<void> {
    const askedMs = performance.now();
    try {
      await this.#context.resume();
    } catch {
      return; // closed
    }
    if (performance.now() - askedMs > PROMPT_MS) return;
    this.play(name, delayMs);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => document.hidden && this.follow(true), CALL_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    void this.#context.close().catch(() => undefined);
  }
}

function noiseIn(context: AudioContext): AudioBuffer {
  const noise = context.createBuffer(1, context.sampleRate * NOISE_S, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return noise;
}
