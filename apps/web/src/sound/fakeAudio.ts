/** A stand-in for the browser's sounds that writes down what is started. Only for tests. */
export interface Started {
  readonly kind: 'noise' | OscillatorType;
  /** The last pitch that was set; 0 for noise. */
  hz: number;
  atS: number;
  endS: number;
}

class FakeParam {
  value = 0;
  readonly heard: number[] = [];
  setValueAtTime(value: number): this {
    this.value = value;
    this.heard.push(value);
    return this;
  }
  exponentialRampToValueAtTime(value: number): this {
    if (value <= 0) throw new RangeError('an exponential curve never reaches nothing');
    return this.setValueAtTime(value);
  }
}

class FakeNode {
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly Q = new FakeParam();
  type: OscillatorType = 'sine';
  connect<T>(next: T): T {
    return next;
  }
}

class FakeSource extends FakeNode {
  readonly #isNoise: boolean;
  readonly #started: Started[];
  #entry: Started | null = null;
  constructor(started: Started[], isNoise: boolean) {
    super();
    this.#started = started;
    this.#isNoise = isNoise;
  }
  start(atS: number): void {
    const kind = this.#isNoise ? 'noise' : this.type;
    this.#entry = { kind, hz: this.frequency.value, atS, endS: Infinity };
    this.#started.push(this.#entry);
  }
  stop(endS: number): void {
    if (this.#entry !== null) this.#entry.endS = endS;
  }
}

/** The parts of an AudioContext that a loudspeaker uses. */
export class FakeAudioContext extends FakeNode {
  readonly started: Started[] = [];
  readonly sampleRate = 100;
  readonly destination = {};
  currentTime = 5;
  state: AudioContextState = 'suspended';
  /** What becomes of a wish to be heard. */
  onResume: () => Promise<void> = () => Promise.resolve();

  async resume(): Promise<void> {
    await this.onResume();
    this.state = 'running';
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = 'closed';
    return Promise.resolve();
  }
  createGain(): FakeNode {
    return new FakeNode();
  }
  createBiquadFilter(): FakeNode {
    return new FakeNode();
  }
  createDynamicsCompressor(): FakeNode {
    return new FakeNode();
  }
  createBuffer(_channels: number, length: number, rate: number) {
    return { duration: length / rate, getChannelData: () => new Float32Array(length) };
  }
  createBufferSource(): FakeSource {
    return new FakeSource(this.started, true);
  }
  createOscillator(): FakeSource {
    return new FakeSource(this.started, false);
  }
}
