/** A part of the drawing of a locomotive: an SVG path and what it is painted with. */
export interface EnginePart {
  readonly d: string;
  /** A CSS colour; `player` is the colour of a seat, `shade` a darker one of it. */
  readonly paint: string;
}

/** The box that the parts are drawn in; the wheels stand on its lower edge. */
export const ENGINE_BOX = { width: 120, height: 84 } as const;

/** Where the shape of a seat stands on the boiler: its corner and how large it is. */
export const ENGINE_PLATE = { x: 51, y: 31, size: 21 } as const;

const IRON = '#15110d';
const BRASS = '#d9b35c';

/** Smoke over the chimney of a winner; light, and the farther the thinner. */
export const ENGINE_SMOKE: readonly (EnginePart & { readonly alpha: number })[] = [
  { d: disc(84, -2, 6), paint: '#fff8e6', alpha: 0.6 },
  { d: disc(75, -9, 8), paint: '#fff8e6', alpha: 0.42 },
  { d: disc(62, -14, 9.5), paint: '#fff8e6', alpha: 0.26 },
  { d: disc(46, -16, 10.5), paint: '#fff8e6', alpha: 0.13 },
];

/** A small steam locomotive that faces right, from back to front. */
export const ENGINE_PARTS: readonly EnginePart[] = [
  { d: 'M82 29V14l-5-9h20l-5 9v15z', paint: IRON },
  { d: 'M78 8h18v4H78z', paint: BRASS },
  { d: 'M58 29a8 8 0 0 1 16 0z', paint: BRASS },
  { d: 'M44 27h48q8 0 8 8v14q0 8-8 8H44z', paint: 'player' },
  { d: 'M44 27h48q5 0 7 4H44z', paint: 'rgba(255,255,255,0.28)' },
  { d: 'M44 50h55q-2 7-7 7H44z', paint: 'shade' },
  { d: 'M92 26h9q5 0 5 5v22q0 5-5 5h-9z', paint: IRON },
  { d: 'M89.500 27h2.500v30h-2.500z', paint: BRASS },
  { d: 'M12 15h32v43H12z', paint: 'shade' },
  { d: 'M12 15h32v6H12z', paint: 'rgba(0,0,0,0.25)' },
  { d: 'M18 23h18v15H18z', paint: '#ffdf9a' },
  { d: 'M26 23h2v15h-2z', paint: IRON },
  { d: 'M7 8h42q3 0 3 3.500t-3 3.500H7q-3 0-3-3.500T7 8z', paint: '#8f2a1f' },
  { d: 'M8 57h98v8H8z', paint: IRON },
  { d: 'M103 60h6l9 20h-17z', paint: '#b23a2a' },
  { d: 'M106 31a4.500 4.500 0 1 1 0 9z', paint: '#fff2c4' },
  ...[26, 52].flatMap((x) => wheel(x, 70, 13)),
  ...[74, 93].flatMap((x) => wheel(x, 74, 9)),
  { d: 'M26 68.500h48v3.500H26z', paint: BRASS },
];

function wheel(x: number, y: number, radius: number): readonly EnginePart[] {
  return [
    { d: disc(x, y, radius), paint: IRON },
    { d: disc(x, y, radius - 2.5), paint: BRASS },
    { d: disc(x, y, radius - 4.5), paint: '#3a2a18' },
    { d: disc(x, y, 3), paint: 'player' },
  ];
}

function disc(x: number, y: number, radius: number): string {
  return `M${x} ${y - radius}a${radius} ${radius} 0 1 0 0 ${2 * radius}a${radius} ${radius} 0 1 0 0-${2 * radius}z`;
}
