import { formatPromise, isHeld, short, type Figures, type Promised } from './budget.ts';
import { measureRivals, type Rivals, type RivalSizes } from './rivals.ts';
import { measureRules, type RulesSpeed } from './rules.ts';

/** How long `bench rules` measures. */
export interface RulesSizes {
  /** Processor time for each preset, milliseconds. */
  readonly presetMs: number;
  readonly rivals: RivalSizes;
}

/** What the figures in the documents were measured with; takes about twenty seconds. */
export const FULL_RULES: RulesSizes = {
  presetMs: 1_000,
  rivals: { roundCount: 50, turnMs: 1_000, turns: 3 },
};

/** Says line by line how fast the rules are. Gives the figures by key; `missed` are promises broken. */
export function benchRules(sizes: RulesSizes, say: (line: string) => void): Figures {
  const speeds = measureRules(sizes.presetMs);
  for (const { preset, commandsPerSecond } of speeds) {
    say(`${preset.padEnd(14)} ${perSecond(commandsPerSecond)}`);
  }
  const mean = speeds.length / speeds.reduce((sum, each) => sum + 1 / each.commandsPerSecond, 0);
  const rivals = measureRivals(sizes.rivals);
  say('');
  say('the same rounds, recorded before, through the reducer alone:');
  say(`roundhouse     ${perSecond(rivals.roundhouse)}`);
  say(`boardgame.io   ${perSecond(rivals.boardgame)}`);
  say('');
  const promises = promisesOf(mean, rivals);
  for (const promised of promises) say(formatPromise(promised));
  const missed = promises.filter((promised) => !isHeld(promised)).length;
  return figuresOf({ speeds, mean, rivals, missed });
}

function promisesOf(mean: number, { roundhouse, boardgame }: Rivals): readonly Promised[] {
  return [
    {
      figure: 'legal commands, decision and fold, all presets',
      value: mean,
      mustHold: 250_000,
      aim: 500_000,
      unit: '/s',
      more: true,
    },
    {
      figure: "reducer, in boardgame.io's",
      value: roundhouse / boardgame,
      mustHold: 20,
      unit: 'x',
      more: true,
    },
  ];
}

interface RulesFigures {
  readonly speeds: readonly RulesSpeed[];
  readonly mean: number;
  readonly rivals: Rivals;
  readonly missed: number;
}

function figuresOf({ speeds, mean, rivals, missed }: RulesFigures): Figures {
  const slowest = Math.min(...speeds.map((speed) => speed.commandsPerSecond));
  return {
    commandsPerSecond: mean.toFixed(0),
    slowest: slowest.toFixed(0),
    reducer: rivals.roundhouse.toFixed(0),
    boardgameReducer: rivals.boardgame.toFixed(0),
    ratio: (rivals.roundhouse / rivals.boardgame).toFixed(1),
    missed,
  };
}

function perSecond(count: number): string {
  return `${short(Math.round(count)).padStart(9)} commands/s`;
}
