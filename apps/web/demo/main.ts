import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource/alfa-slab-one';
import { seatOf, type TrainId, type VisibleEvent } from '@roundhouse/rules';
import { createScene } from '../src/scene/createScene.ts';
import { THEMES, writeTheme } from '../src/scene/theme.ts';
import { stepsOf } from '../src/timeline/steps.ts';
import { makeMoment, type DemoOptions, type Moment } from './game.ts';

const query = new URLSearchParams(location.search);
const number = (name: string, usual: number) => Number(query.get(name) ?? usual);

const options: DemoOptions = {
  seatCount: number('seats', 4),
  maxPip: number('set', 12),
  fill: number('fill', 0.5),
  seed: number('seed', 3),
  feet: query.has('feet'),
  tv: query.has('tv'),
  handCount: number('hand', 15),
  back: number('back', 0),
};
const theme = query.get('theme') === 'dark' ? 'dark' : 'light';
const NAMES = [
  'You',
  'Björn',
  'Chidi',
  'Dolores',
  'Emeka',
  'Fatima',
  'Gustavo',
  'Hana',
  'Ines',
  'Jo',
];

writeTheme(document.documentElement.style, THEMES[theme]);
await document.fonts.load("750 20px 'Atkinson Hyperlegible Next Variable'");
const host = element('table');
const backend = query.get('p');
const started = performance.now();
const scene = await createScene(host, {
  look: { theme: THEMES[theme], numerals: query.has('numerals'), motion: !query.has('still') },
  backend: backend === 'webgl' || backend === 'canvas' ? backend : null,
});
const opened = performance.now();
let back = options.back;
let actCount = 0;
draw();
Object.assign(window, { scene, draw, act, playNext, ready: true });
document.title = `opened ${(opened - started).toFixed(0)} ms, shown ${(performance.now() - opened).toFixed(0)} ms`;
window.addEventListener('resize', draw);

function draw(): Moment {
  const moment = makeMoment({ ...options, back }, window.innerWidth, window.innerHeight);
  scene.show(moment.picture, moment.facts);
  writeNames(moment);
  return moment;
}

/** Shows the next move of the made-up game with its flight. */
function playNext(): void {
  const before = makeMoment({ ...options, back }, window.innerWidth, window.innerHeight);
  back -= 1;
  const { picture } = draw();
  const laid = new Set(before.picture.lanes.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)));
  for (const { train, tiles } of picture.lanes) {
    const fresh = tiles.find(({ tile }) => !laid.has(tile));
    if (fresh === undefined) continue;
    const seat = seatOf(train === 'mexican' ? 0 : train);
    const { tile, inner } = fresh;
    act({ type: 'tilePlayed', seat, train, tile, inner, end: null, answers: null });
  }
}

/** Plays what an event looks like. */
function act(event: VisibleEvent): void {
  actCount += 1;
  scene.tell(actCount, [stepsOf(event, { seat: seatOf(0), motion: true })]);
}

/** The words belong to the DOM; these only show how the picture looks with them. */
function writeNames({ picture, facts }: Moment): void {
  const words = element('words');
  words.replaceChildren();
  for (const { train, label, rect } of picture.lanes) {
    const name = document.createElement('div');
    name.className = train === facts.turn ? 'name turn' : 'name';
    const right = label.x - rect.x > rect.width / 2;
    Object.assign(name.style, {
      left: `${label.x + (right ? 0 : 12)}px`,
      top: `${label.y}px`,
      width: `${label.width - 12}px`,
      height: `${label.height}px`,
      textAlign: right ? 'right' : 'left',
    });
    name.innerHTML = `<b>${nameOf(train)}</b><small>▮ 9</small>`;
    words.append(name);
  }
  if (options.tv) return;
  const bar = document.createElement('div');
  bar.className = 'bar';
  bar.innerHTML = '<b>Roundhouse</b>';
  words.append(bar);
}

function nameOf(train: TrainId): string {
  return train === 'mexican' ? 'Mexican' : (NAMES[train] ?? '?');
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no #${id}`);
  return found;
}
