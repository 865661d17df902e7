import { matchFacts } from '@roundhouse/rules';
import { text } from '../text/text.ts';
import { paintChart } from './posterChart.ts';
import { paintFacts, paintGround, paintTitle } from './posterParts.ts';
import { paintPodium, paintRest } from './posterPodium.ts';
import { placesOf, podiumOf } from './places.ts';
import type { Told } from './shareText.ts';

/** Size of the picture in px: what messengers show whole. */
const POSTER = { width: 1200, height: 630 } as const;

/** The letters that the picture is written with. */
const LETTERS = ["400 40px 'Alfa Slab One'", "700 24px 'Atkinson Hyperlegible Next Variable'"];

/** Draws the result of a match as a PNG; null where the browser has no canvas. */
export async function drawPoster(told: Told): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = POSTER.width;
  canvas.height = POSTER.height;
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  await Promise.allSettled(LETTERS.map((font) => document.fonts.load(font)));
  paintPoster(pen, told);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** How many facts there is room for. */
const MOST_FACTS = 4;

/** Paints the result onto a canvas of the size of `POSTER`. */
function paintPoster(pen: CanvasRenderingContext2D, told: Told): void {
  const { match, options, names } = told;
  const speaker = { me: null, names };
  const { steps, rest } = podiumOf(placesOf(options, match));
  paintGround(pen, POSTER);
  paintTitle(pen, text.headline(match.winners, speaker), POSTER.width);
  const restRows = Math.ceil(rest.length / 3);
  const floor = 590 - (restRows === 0 ? 0 : restRows * 30 + 16);
  paintPodium(pen, { steps, names, area: { x: 48, y: 168, width: 640, height: floor - 168 } });
  paintRest(pen, { rest, names, area: { x: 48, y: floor + 14, width: 640, height: 0 } });
  const facts = matchFacts(match.rounds, match.facts).slice(0, MOST_FACTS);
  const words = facts.map((fact) => text.factWords(fact, speaker, match.rounds.length));
  paintChart(pen, { told, area: { x: 724, y: 176, width: 428, height: 200 } });
  paintFacts(pen, words, { x: 724, y: 404, width: 428, height: 186 });
}
