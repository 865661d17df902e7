import type { Sound } from '../timeline/steps.ts';

/** Where a sound is made. */
export interface Stand {
  readonly context: BaseAudioContext;
  /** What the sound goes into. */
  readonly out: AudioNode;
  /** A second of noise. */
  readonly noise: AudioBuffer;
  /** From 0 to 1: no two tiles fall alike. */
  readonly random: () => number;
}

/** Makes one sound that begins at `atS`, in seconds of the context's clock. */
export type Voice = (stand: Stand, atS: number) => void;

/** The deepest note of the whistle in Hz. No other sound has it. */
export const WHISTLE_HZ = 523.25;

/** A filtered piece of noise: something dry that hits, rubs or puffs. */
interface Burst {
  readonly filter: BiquadFilterType;
  readonly hz: number;
  /** Where the filter goes until the end; stays unless given. */
  readonly toHz?: number;
  readonly sharpness: number;
  readonly attackS: number;
  readonly lengthS: number;
  readonly loudness: number;
}

/** A note of one shape. */
interface Note {
  readonly shape: OscillatorType;
  readonly hz: number;
  /** Where it starts, gliding up to `hz` during the attack; at `hz` unless given. */
  readonly fromHz?: number;
  readonly attackS: number;
  /** How long it is held at full loudness. */
  readonly heldS: number;
  readonly decayS: number;
  readonly loudness: number;
}

/** Exponential curves never reach nothing: this is as good. */
const SILENCE = 0.0001;

function burst({ context, out, noise, random }: Stand, atS: number, sound: Burst): void {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  const endS = atS + sound.lengthS;
  source.buffer = noise;
  source.loop = true;
  filter.type = sound.filter;
  filter.Q.value = sound.sharpness;
  filter.frequency.setValueAtTime(sound.hz, atS);
  filter.frequency.exponentialRampToValueAtTime(sound.toHz ?? sound.hz, endS);
  shape(gain.gain, { ...sound, heldS: 0, decayS: sound.lengthS - sound.attackS }, atS);
  source.connect(filter).connect(gain).connect(out);
  source.start(atS, random() * noise.duration);
  source.stop(endS);
}

function note({ context, out }: Stand, atS: number, sound: Note): void {
  const source = context.createOscillator();
  const gain = context.createGain();
  source.type = sound.shape;
  source.frequency.setValueAtTime(sound.fromHz ?? sound.hz, atS);
  source.frequency.exponentialRampToValueAtTime(sound.hz, atS + sound.attackS);
  shape(gain.gain, sound, atS);
  source.connect(gain).connect(out);
  source.start(atS);
  source.stop(atS + sound.attackS + sound.heldS + sound.decayS);
}

type Envelope = Pick<Note, 'attackS' | 'heldS' | 'decayS' | 'loudness'>;

/** Up, held, and down to silence. */
function shape(gain: AudioParam, { attackS, heldS, decayS, loudness }: Envelope, atS: number) {
  gain.setValueAtTime(SILENCE, atS);
  gain.exponentialRampToValueAtTime(loudness, atS + attackS);
  gain.setValueAtTime(loudness, atS + attackS + heldS);
  gain.exponentialRampToValueAtTime(SILENCE, atS + attackS + heldS + decayS);
}

/** One tile on wood, as loud as `share` of a tile that is laid. */
function knock(stand: Stand, atS: number, share: number): void {
  const pitch = 0.92 + 0.16 * stand.random();
  const dry = { attackS: 0.001, filter: 'bandpass' } as const;
  burst(stand, atS, { ...dry, hz: 2350 * pitch, sharpness: 5, lengthS: 0.05, loudness: 3 * share });
  burst(stand, atS, { ...dry, hz: 4200 * pitch, sharpness: 4, lengthS: 0.03, loudness: share });
  burst(stand, atS, { ...dry, hz: 260 * pitch, sharpness: 2, lengthS: 0.09, loudness: 3 * share });
}

/** Steam, let out at once. */
function puff(stand: Stand, atS: number, loudness: number): void {
  const steam = { filter: 'bandpass', sharpness: 0.8, attackS: 0.015, lengthS: 0.17 } as const;
  burst(stand, atS, { ...steam, hz: 900, toHz: 350, loudness });
}

type Struck = Pick<Note, 'hz' | 'loudness'>;

/** A bell: partials that are not quite in tune die away one after the other. */
function bell(stand: Stand, atS: number, { hz, loudness }: Struck): void {
  const struck = { shape: 'sine', attackS: 0.003, heldS: 0 } as const;
  for (const [partial, share, decayS] of [
    [1, 1, 0.9],
    [2.01, 0.5, 0.6],
    [2.98, 0.35, 0.4],
    [5.4, 0.15, 0.2],
  ] as const) {
    note(stand, atS, { ...struck, hz: hz * partial, loudness: loudness * share, decayS });
  }
}

/** A steam whistle that blows once: a chord that slides up, and the steam around it. */
function blow(stand: Stand, atS: number, heldS: number): void {
  const blown = { shape: 'triangle', attackS: 0.06, heldS, decayS: 0.12 } as const;
  for (const [hz, loudness] of [
    [WHISTLE_HZ, 0.14],
    [WHISTLE_HZ * 1.26, 0.11],
    [WHISTLE_HZ * 1.5, 0.09],
  ] as const) {
    note(stand, atS, { ...blown, hz, fromHz: hz * 0.93, loudness });
  }
  const steam = { filter: 'highpass', hz: 2500, sharpness: 0.7, attackS: 0.05 } as const;
  burst(stand, atS, { ...steam, lengthS: heldS + 0.18, loudness: 0.03 });
}

/** Tiles that are washed on the table before a round, in seconds after its beginning. */
const WASH_S = [0, 0.06, 0.15, 0.22, 0.31, 0.37, 0.46, 0.55, 0.61, 0.7, 0.78] as const;
/** Notes of a small tune, in Hz. */
const TUNE_HZ = [659.25, 783.99, 987.77, 1318.5] as const;

/** How each sound is made. */
export const VOICES: { readonly [name in Sound]: Voice } = {
  clack: (stand, atS) => knock(stand, atS, 1),
  slide: (stand, atS) => {
    const rubbed = { filter: 'bandpass', sharpness: 1.4, attackS: 0.05, lengthS: 0.2 } as const;
    burst(stand, atS, { ...rubbed, hz: 800, toHz: 2600, loudness: 0.7 });
  },
  chuff: (stand, atS) => {
    puff(stand, atS, 0.9);
    puff(stand, atS + 0.2, 0.55);
  },
  bell: (stand, atS) => bell(stand, atS, { hz: 880, loudness: 0.22 }),
  shuffle: (stand, atS) => {
    for (const afterS of WASH_S) knock(stand, atS + afterS, 0.3 + 0.25 * stand.random());
  },
  fanfare: (stand, atS) => {
    TUNE_HZ.forEach((hz, index) => bell(stand, atS + index * 0.13, { hz, loudness: 0.16 }));
  },
  whistle: (stand, atS) => {
    blow(stand, atS, 0.3);
  },
};
