import { readFileSync } from 'node:fs';

/** How the log beside a database is made: https://sqlite.org/fileformat2.html#walformat */
const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC = { littleEndian: 0x377f0682, bigEndian: 0x377f0683 };

/** Two sums that go on from frame to frame. */
type Sums = readonly [number, number];

/**
 * True when a log was damaged in its middle. SQLite reads up to the first frame that does not add up and
 * drops what comes after it, as it must: a process that is killed leaves half a transaction there. More
 * than one whole transaction after that place cannot come of that, and somebody was told of each.
 *
 * What it cannot tell: damage in the last transaction, which looks like one that was never finished, and
 * a log that is gone or was cut off.
 */
export function isLogDamaged(path: string): boolean {
  const log = new Log(readFileSync(path));
  if (log.frameCount < 2) return false;
  const firstBad = log.hasSoundHeader ? log.firstBadFrame() : 0;
  let commitCount = 0;
  for (let frame = firstBad; frame < log.frameCount; frame += 1) {
    if (log.isOfThisRun(frame) && log.isCommit(frame)) commitCount += 1;
  }
  return commitCount > 1;
}

/** A log as bytes, in frames of a page each. */
class Log {
  readonly frameCount: number;
  readonly #bytes: Buffer;
  readonly #pageBytes: number;
  readonly #isBig: boolean;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    const isWhole = bytes.length >= HEADER_BYTES;
    // A header that is garbage says nothing of pages; ours have the size that SQLite gives them.
    const said = isWhole ? bytes.readUInt32BE(8) : 0;
    this.#pageBytes = said >= 512 && said <= 65_536 && (said & (said - 1)) === 0 ? said : 4_096;
    this.#isBig = isWhole && bytes.readUInt32BE(0) === MAGIC.bigEndian;
    const frameBytes = FRAME_HEADER_BYTES + this.#pageBytes;
    this.frameCount = Math.max(0, Math.floor((bytes.length - HEADER_BYTES) / frameBytes));
  }

  get hasSoundHeader(): boolean {
    const magic = this.#bytes.readUInt32BE(0);
    const isLog = magic === MAGIC.littleEndian || magic === MAGIC.bigEndian;
    return isLog && this.#stands(24, this.#sums([0, 0], { from: 0, to: 24 }));
  }

  /** The first frame whose sums are not those of all before it; the number of frames where all are. */
  firstBadFrame(): number {
    let sums: Sums = [this.#bytes.readUInt32BE(24), this.#bytes.readUInt32BE(28)];
    for (let frame = 0; frame < this.frameCount; frame += 1) {
      const at = this.#startOf(frame);
      sums = this.#sums(sums, { from: at, to: at + 8 });
      const page = at + FRAME_HEADER_BYTES;
      sums = this.#sums(sums, { from: page, to: page + this.#pageBytes });
      if (!this.isOfThisRun(frame) || !this.#stands(at + 16, sums)) return frame;
    }
    return this.frameCount;
  }

  /** False for what is left of the log before it began anew: it has other salts. */
  isOfThisRun(frame: number): boolean {
    const run = this.hasSoundHeader ? 16 : this.#startOf(0) + 8;
    const at = this.#startOf(frame) + 8;
    return this.#bytes.subarray(at, at + 8).equals(this.#bytes.subarray(run, run + 8));
  }

  /** True for the last frame of a transaction: it says how long the database is then. */
  isCommit(frame: number): boolean {
    return this.#bytes.readUInt32BE(this.#startOf(frame) + 4) !== 0;
  }

  #startOf(frame: number): number {
    return HEADER_BYTES + frame * (FRAME_HEADER_BYTES + this.#pageBytes);
  }

  #stands(at: number, [first, second]: Sums): boolean {
    return this.#bytes.readUInt32BE(at) === first && this.#bytes.readUInt32BE(at + 4) === second;
  }

  #sums([first, second]: Sums, { from, to }: { readonly from: number; readonly to: number }): Sums {
    let [one, two] = [first, second];
    for (let at = from; at < to; at += 8) {
      one = (one + this.#word(at) + two) >>> 0;
      two = (two + this.#word(at + 4) + one) >>> 0;
    }
    return [one, two];
  }

  #word(at: number): number {
    return this.#isBig ? this.#bytes.readUInt32BE(at) : this.#bytes.readUInt32LE(at);
  }
}
