import type { MatchSnapshot } from '@roundhouse/protocol';
import { lowestWins, seatsOf, type RuleOptions, type Seat } from '@roundhouse/rules';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SEAT_GLYPHS } from '../scene/theme.ts';
import { text } from '../text/text.ts';
import {
  besideEquals,
  chartPlan,
  EQUALS_APART,
  spread,
  totalsOver,
  type ChartPlan,
} from './chartPlan.ts';
import { SeatShape } from './SeatShape.tsx';
import '../styles/chart.css';

/** What a chart shows. Names are by seat. */
export interface TotalsChartProps {
  readonly match: MatchSnapshot;
  readonly options: RuleOptions;
  readonly names: readonly string[];
  readonly me: Seat | null;
}

/** Totals over the rounds: lines for eyes, the best on top, and the same as a table for ears. */
export function TotalsChart({ match, options, names, me }: TotalsChartProps) {
  const totals = totalsOver(match.totals.length, match.rounds);
  const plan = chartPlan(totals, lowestWins(options));
  return (
    <figure class="chart">
      <Picture {...{ plan, names, me, totals: match.totals }} />
      <TotalsTable {...{ totals, names }} />
      <figcaption class="note">{text.scores.bestOnTop[options.winner]}</figcaption>
    </figure>
  );
}

/** Room inside the picture beside the lines: above them in px, below them in letters. */
const TOP = 12;
const BOTTOM_LETTERS = 1.62;
/** Between a number of the scale and its line, in px, and how wide a digit is, in letters. */
const TICK_GAP = 8;
const DIGIT_LETTERS = 0.56;
/** Between names in lines of text. */
const LABEL_LINES = 1.22;

interface PictureProps {
  readonly plan: ChartPlan;
  readonly names: readonly string[];
  readonly me: Seat | null;
  readonly totals: readonly number[];
}

function Picture({ plan, names, me, totals }: PictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height, letterPx } = useSize(box);
  const labelWidth = Math.min(labelSize(names, totals) * letterPx, width * 0.36);
  const digits = Math.max(...plan.ticks.map(({ value }) => String(value).length));
  const left = TICK_GAP + DIGIT_LETTERS * digits * letterPx;
  const area: Area = {
    left,
    top: TOP,
    width: Math.max(10, width - left - labelWidth - 14),
    height: Math.max(10, height - TOP - BOTTOM_LETTERS * letterPx),
  };
  const ends = plan.lines.map((line) => area.top + (line.at(-1)?.y ?? 0) * area.height);
  const gap = LABEL_LINES * 0.88 * letterPx;
  const places = spread(
    ends.map((y) => y - gap / 2),
    gap,
    height - gap,
  ).map((y) => y + gap / 2);
  return (
    <div class="chart-picture" ref={box} aria-hidden="true" style={{ '--seats': names.length }}>
      <svg width={width} height={height}>
        <Grid plan={plan} area={area} letterPx={letterPx} />
        {inFront(seatsOf(plan.lines.length), me).map((seat) => (
          <Line key={seat} {...{ seat, plan, area, isMe: seat === me, to: places[seat] ?? 0 }} />
        ))}
      </svg>
      {seatsOf(plan.lines.length).map((seat) => (
        <span
          key={seat}
          class={seat === me ? 'chart-label is-me' : 'chart-label'}
          style={{ left: `${area.left + area.width + 14}px`, top: `${places[seat] ?? 0}px` }}
        >
          <SeatShape seat={seat} />
          <span class="chart-name">{names[seat]}</span>
          <b>{totals[seat]}</b>
        </span>
      ))}
    </div>
  );
}

/** About how many letters high a label is wide: its shape, the longest name and the largest total. */
function labelSize(names: readonly string[], totals: readonly number[]): number {
  const longest = (words: readonly string[]) => Math.max(...words.map((word) => word.length));
  return 2.4 + 0.52 * (longest(names) + longest(totals.map(String)));
}

/** Where the lines are drawn, in px. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function Grid(props: { readonly plan: ChartPlan; readonly area: Area; readonly letterPx: number }) {
  const { plan, area, letterPx } = props;
  const rounds = (plan.lines[0]?.length ?? 1) - 1;
  const every = Math.max(1, Math.ceil((rounds * 1.62 * letterPx) / area.width));
  const right = area.left + area.width;
  const bottom = area.top + area.height;
  return (
    <g class="chart-grid">
      {plan.ticks.map(({ value, y }) => (
        <g key={value} transform={`translate(0 ${area.top + y * area.height})`}>
          <path d={`M${area.left} 0H${right}`} class={value === 0 ? 'is-zero' : undefined} />
          <text x={area.left - TICK_GAP} y="0" text-anchor="end" dominant-baseline="central">
            {value}
          </text>
        </g>
      ))}
      {Array.from({ length: rounds }, (_, index) => index + 1)
        .filter((round) => (rounds - round) % every === 0)
        .map((round) => (
          <text
            key={round}
            x={area.left + (round / rounds) * area.width}
            y={bottom + 1.2 * letterPx}
            text-anchor="middle"
          >
            {round}
          </text>
        ))}
    </g>
  );
}

/** The line of a seat, its shape after each round, and the way to its name. */
function Line(props: {
  readonly seat: Seat;
  readonly plan: ChartPlan;
  readonly area: Area;
  readonly isMe: boolean;
  /** Height of the name in px. */
  readonly to: number;
}) {
  const { seat, plan, area, isMe, to } = props;
  const points = (plan.lines[seat] ?? []).map(({ x, y }, round) => ({
    x: area.left + x * area.width,
    y: area.top + y * area.height + besideEquals(plan, seat, round) * EQUALS_APART.linePx,
  }));
  const [, ...marks] = points;
  const size = markSize(area.width, points.length, isMe);
  const path = points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const end = points.at(-1);
  return (
    <g class={isMe ? 'chart-line is-me' : 'chart-line'} style={{ color: `var(--player-${seat})` }}>
      {end !== undefined && (
        <path class="chart-lead" d={`M${end.x} ${end.y}L${end.x + 12} ${to}`} />
      )}
      <path class="chart-shadow" d={`M${path}`} />
      <path class="chart-stroke" d={`M${path}`} />
      {marks.map(({ x, y }, index) => {
        const left =
          x - size / 2 + besideEquals(plan, seat, index + 1) * size * EQUALS_APART.shapes;
        return (
          <path
            key={x}
            class="chart-mark"
            d={SEAT_GLYPHS[seat]}
            transform={`translate(${left} ${y - size / 2}) scale(${size / 24})`}
          />
        );
      })}
    </g>
  );
}

function markSize(width: number, pointCount: number, isMe: boolean): number {
  const room = width / Math.max(1, pointCount - 1);
  return Math.min(isMe ? 14 : 12, Math.max(7, room * 0.62));
}

/** Whoever looks is drawn last, over everybody else. */
function inFront(seats: readonly Seat[], me: Seat | null): readonly Seat[] {
  return me === null ? seats : [...seats.filter((seat) => seat !== me), me];
}

/** Size of a box and of its letters in px; follows when the window or the letters change. */
function useSize(box: { readonly current: HTMLElement | null }) {
  const [size, setSize] = useState({ width: 320, height: 220, letterPx: 16 });
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    const measure = () => {
      const letterPx = Number.parseFloat(getComputedStyle(current).fontSize);
      setSize({ width: current.clientWidth, height: current.clientHeight, letterPx });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  return size;
}

function TotalsTable(props: {
  /** Before the first round and after each; see `totalsOver`. */
  readonly totals: readonly (readonly number[])[];
  readonly names: readonly string[];
}) {
  const [, ...after] = props.totals;
  return (
    <div class="hidden-text">
      <table>
        <caption>{text.scores.chart}</caption>
        <thead>
          <tr>
            <th scope="col">{text.result.player}</th>
            {after.map((_, index) => (
              <th key={index} scope="col">
                {text.scores.afterRound(index + 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.names.map((name, seat) => (
            <tr key={seat}>
              <th scope="row">{name}</th>
              {after.map((row, index) => (
                <td key={index}>{row[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
