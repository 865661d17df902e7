import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** An image as its pixels: three bytes each, row after row. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

type Rgb = readonly [number, number, number];

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Moves colours a little, differently in each pixel of a square, so that no bands are seen. */
const DITHER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map(
  (step) => (step - 7.5) / 2,
);

/** Makes a screenshot (8 bits, no palette, not interlaced) a fraction as large: `colourCount` colours, at most 256. */
export function smallPng(png: Buffer, colourCount: number): Buffer {
  const { width, height, rgb } = decode(png);
  const palette = paletteOf(rgb, colourCount);
  const nearest = nearestIn(palette);
  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0, pixel = 0; pixel < width * height; pixel += 1) {
    if (pixel % width === 0) at += 1; // each row begins with its filter, none
    const shift = DITHER[((Math.floor(pixel / width) & 3) << 2) | ((pixel % width) & 3)] ?? 0;
    const channel = (offset: number) =>
      Math.max(0, Math.min(255, (rgb[pixel * 3 + offset] ?? 0) + shift));
    rows[at] = nearest(channel(0), channel(1), channel(2));
    at += 1;
  }
  return encode({ width, height, palette, rows });
}

function decode(png: Buffer): Pixels {
  let head: Buffer = png;
  const parts: Buffer[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') head = body;
    if (type === 'IDAT') parts.push(body);
    at += length + 12;
  }
  const [width, height, channels] = [
    head.readUInt32BE(0),
    head.readUInt32BE(4),
    head[9] === 6 ? 4 : 3,
  ];
  const lines = unfilter(inflateSync(Buffer.concat(parts)), { stride: width * channels, channels });
  const rgb = new Uint8Array(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rgb.set(lines.subarray(pixel * channels, pixel * channels + 3), pixel * 3);
  }
  return { width, height, rgb };
}

function unfilter(
  raw: Buffer,
  { stride, channels }: { readonly stride: number; readonly channels: number },
): Uint8Array {
  const height = raw.length / (stride + 1);
  const out = new Uint8Array(stride * height);
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = row * stride + x;
      const left = x < channels ? 0 : (out[at - channels] ?? 0);
      const up = row === 0 ? 0 : (out[at - stride] ?? 0);
      const corner = row === 0 || x < channels ? 0 : (out[at - stride - channels] ?? 0);
      const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
      out[at] = (raw[row * (stride + 1) + 1 + x] ?? 0) + (guesses[filter] ?? 0);
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

/** Colours of an image, in 15 bits, with how often each occurs. */
type Box = readonly (readonly [colour: number, count: number])[];

/** Median cut: the box with the widest spread is halved until there are enough. */
function paletteOf(rgb: Uint8Array, colourCount: number): readonly Rgb[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = packed(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const boxes: Box[] = [[...counts]];
  while (boxes.length < colourCount) {
    const widest = boxes.toSorted((one, other) => other.length - one.length)[0];
    if (widest === undefined || widest.length < 2) break;
    boxes.splice(boxes.indexOf(widest), 1, ...halves(widest));
  }
  return boxes.map(meanOf);
}

/** Halves a box at the middle of its most varied channel, counting pixels. */
function halves(box: Box): readonly [Box, Box] {
  const spreads = [10, 5, 0].map((shift) => {
    const values = box.map(([colour]) => (colour >> shift) & 31);
    return { shift, spread: Math.max(...values) - Math.min(...values) };
  });
  const { shift } = spreads.toSorted((one, other) => other.spread - one.spread)[0] ?? { shift: 0 };
  const sorted = box.toSorted(([one], [other]) => ((one >> shift) & 31) - ((other >> shift) & 31));
  const middle = Math.max(1, sorted.length >> 1);
  return [sorted.slice(0, middle), sorted.slice(middle)];
}

function meanOf(box: Box): Rgb {
  const total = box.reduce((sum, [, count]) => sum + count, 0);
  const mean = (shift: number) =>
    box.reduce((sum, [colour, count]) => sum + ((colour >> shift) & 31) * count, 0) / total;
  return [mean(10), mean(5), mean(0)].map((value) =>
    Math.round((value * 255) / 31),
  ) as unknown as Rgb;
}

/** Finds the nearest colour of a palette; colours that are the same in 15 bits are looked up once. */
function nearestIn(palette: readonly Rgb[]): (red: number, green: number, blue: number) => number {
  const known = new Int16Array(2 ** 15).fill(-1);
  return (red, green, blue) => {
    const key = packed(red, green, blue);
    const found = known[key] ?? -1;
    if (found >= 0) return found;
    const distances = palette.map(
      ([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2,
    );
    const nearest = distances.indexOf(Math.min(...distances));
    known[key] = nearest;
    return nearest;
  };
}

function packed(red: number, green: number, blue: number): number {
  return ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
}

interface Indexed {
  readonly width: number;
  readonly height: number;
  readonly palette: readonly Rgb[];
  /** One byte for each pixel, each row after a byte for its filter. */
  readonly rows: Buffer;
}

function encode({ width, height, palette, rows }: Indexed): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8); // eight bits, a palette
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(body.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
