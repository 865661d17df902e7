/** The figures of a run, in the order in which they are printed. */
export type Figures = Readonly<Record<string, string | number>>;

/** Prints the one line with which a run ends: its name and its figures, for people and programs. */
export function lastLine(name: string, figures: Figures): void {
  const pairs = Object.entries(figures).map(([key, value]) => `${key}=${value}`);
  console.log([name, ...pairs].join(' '));
}
