import { isDeepStrictEqual } from 'node:util';
import {
  decide,
  evolve,
  fail,
  INITIAL_OPTIONS,
  newMatch,
  ok,
  OPTION_NAMES,
  overrideOptions,
  parseCommand,
  recordRound,
  standings,
  undealtRound,
  validateOptions,
  type Match,
  type Result,
  type Round,
} from '@roundhouse/rules';
import { fairDealer } from '../table/play/dealing.ts';
import { isSameName } from '../table/seats/sameName.ts';
import type { MatchFile, RecordedMove, RecordedRound } from './matchFile.ts';
import type { MatchFault } from './matchFault.ts';

/**
 * Plays a match again, command by command, and compares everything that follows from the seeds and
 * the commands with what the file says. Errors: the first difference.
 */
export function checkMatch(file: MatchFile): Result<Match, MatchFault> {
  const begun = begin(file);
  if (!begun.ok) return begun;
  let match = begun.value;
  for (const [index, recorded] of file.rounds.entries()) {
    const replay = new Replay(match, index + 1);
    const isLast = index === file.rounds.length - 1;
    const fault = replay.play(recorded) ?? replay.end(recorded, isLast);
    if (fault !== null) return fail(fault);
    match = replay.match;
  }
  const { totals, over, winners } = standings(match);
  if (!isSame(file.standings, { totals, over, winners })) return fail({ code: 'standingsDiffer' });
  return ok(match);
}

function begin({ options, players }: MatchFile): Result<Match, MatchFault> {
  const known = overrideOptions(INITIAL_OPTIONS, { ...options });
  const settled = known.ok ? validateOptions(known.value) : known;
  if (!settled.ok) return fail({ code: 'badOptions', error: settled.error });
  const isComplete = OPTION_NAMES.every((name) => Object.hasOwn(options, name));
  if (!isComplete || !isSame(settled.value, options)) return fail({ code: 'optionsIncomplete' });
  const match = newMatch(options, players.length);
  if (match.ok && hasNamesAlike(players)) return fail({ code: 'namesAlike' });
  return match.ok ? match : fail({ code: 'badOptions', error: match.error });
}

/** No table seats two whom nobody could tell apart. */
function hasNamesAlike(players: MatchFile['players']): boolean {
  return players.some(({ name }, index) =>
    players.slice(index + 1).some((other) => isSameName(name, other.name)),
  );
}

/** One round of a match, played again; its number counts from 1. */
class Replay {
  match: Match;
  readonly #number: number;
  #round: Round;

  constructor(match: Match, number: number) {
    this.match = match;
    this.#number = number;
    this.#round = undealtRound(match.options, match.seatCount);
  }

  /** The first difference in deal and moves; null where there is none. */
  play({ seed, deal, moves }: RecordedRound): MatchFault | null {
    const round = this.#number;
    if (standings(this.match).over) return { code: 'roundAfterEnd', round };
    const dealt = fairDealer(this.match, seed);
    if (!isSame(deal, dealt)) return { code: 'dealDiffers', round };
    this.#round = dealt.reduce(evolve, this.#round);
    for (const [index, move] of moves.entries()) {
      const fault = this.#move(move, index + 1);
      if (fault !== null) return fault;
    }
    return null;
  }

  /** Adds the round to the match where it is over; gives the first difference in how it ended. */
  end({ result }: RecordedRound, isLast: boolean): MatchFault | null {
    const round = this.#number;
    const { phase } = this.#round.table;
    if ((phase.kind === 'over') !== (result !== null)) return { code: 'endDiffers', round };
    if (result === null) return isLast ? null : { code: 'roundUnfinished', round };
    this.match = recordRound(this.match, this.#round);
    const { totals, ...rest } = result;
    const { out = null, blocked = false, scores = [] } = this.match.rounds.at(-1) ?? {};
    if (!isSame(rest, { out, blocked, scores })) return { code: 'scoresDiffer', round };
    return isSame(totals, standings(this.match).totals) ? null : { code: 'totalsDiffer', round };
  }

  #move({ seat, command: text, events }: RecordedMove, number: number): MatchFault | null {
    const place = { round: this.#number, command: number };
    if (this.#round.table.phase.kind === 'over') return { code: 'commandAfterEnd', ...place };
    const command = parseCommand(text);
    const isThere = seat < this.match.seatCount;
    if (command === undefined || !isThere) return { code: 'commandUnreadable', ...place };
    const decision = decide(this.#round, seat, command);
    if (!decision.ok) return { code: 'commandRefused', refusal: decision.error, ...place };
    if (!isSame(events, decision.value.events)) return { code: 'eventsDiffer', ...place };
    this.#round = decision.value.round;
    return null;
  }
}

/** True when two things are the same in JSON, whatever the order of their fields. */
function isSame(recorded: unknown, played: unknown): boolean {
  return isDeepStrictEqual(recorded, JSON.parse(JSON.stringify(played)));
}
