import type { PlayerSnapshot, TableSnapshot } from '@roundhouse/protocol';
import type { Table, TrainId } from '@roundhouse/rules';
import type { Moves } from '../../store/table/moves.ts';
import { trainFacts } from '../../store/table/table.ts';
import type { OwnerFacts, TrainFacts } from '../../text/facts.ts';
import { text } from '../../text/text.ts';

/** A word for what a train or its player is in, and how it looks. */
export interface LaneState {
  readonly words: string;
  readonly look: 'is-owed' | 'is-open';
}

/** Everything that the label of a lane says. */
export interface LaneWords {
  readonly name: string;
  /** The seat is a bot's. */
  readonly isBot: boolean;
  /** Why the player does not play: for a label with room, and for a small one. */
  readonly presence: {
    readonly words: string;
    readonly short: string;
  } | null;
  /** Null for the Mexican train. */
  readonly counts: LaneCounts | null;
  /** What is the matter with the train; the most urgent first. */
  readonly states: readonly LaneState[];
}

/** Tiles left in the hand and points so far. */
export interface LaneCounts {
  readonly tiles: string;
  /** The last tile is said in words. */
  readonly isLast: boolean;
  readonly points: string;
  readonly pointsWithUnit: string;
}

/** A train and what its label says of it. */
export interface LaneLabelled {
  readonly facts: TrainFacts;
  readonly owner: OwnerFacts;
  readonly words: LaneWords;
}

/** What the label of a train says at this window. */
export function labelled(
  { snapshot, me }: Pick<Moves, 'snapshot' | 'me'>,
  table: Table,
  train: TrainId,
): LaneLabelled {
  const facts = trainFacts(snapshot.value, table, train);
  const player = playerOf(snapshot.value, train);
  return { facts, owner: ownerOf(player), words: laneWords(facts, player, train === me.value) };
}

/** Whose train it is; null for the Mexican train. */
function playerOf({ players }: TableSnapshot, train: TrainId): PlayerSnapshot | null {
  return train === 'mexican' ? null : (players[train] ?? null);
}

/** What a label says of whoever owns the train; null has the Mexican train. */
export function ownerOf(player: PlayerSnapshot | null): OwnerFacts {
  const isAbsent = player?.presence === 'away' || player?.presence === 'covered';
  return { isBot: player?.kind === 'bot', absence: isAbsent ? player.presence : null };
}

/** What the label of a train says; `player` is null for the Mexican train. */
export function laneWords(
  facts: TrainFacts,
  player: PlayerSnapshot | null,
  isMine: boolean,
): LaneWords {
  const { isBot, absence } = ownerOf(player);
  return {
    name: nameOf(player, isMine),
    isBot,
    presence: presenceOf(absence),
    counts: countsOf(facts),
    states: [
      ...(facts.openDouble === null ? [] : [owed(facts.openDouble)]),
      ...(facts.marked ? [{ words: text.table.open, look: 'is-open' } as const] : []),
    ],
  };
}

/** The most that a label usually has to say: what its room is kept for, whatever happens next. */
export function usualMost(words: LaneWords, maxPip: number): LaneWords {
  const { counts } = words;
  return {
    ...words,
    counts: counts === null ? null : { ...counts, tiles: MANY_TILES, isLast: false },
    states: [owed(maxPip)],
  };
}

const MANY_TILES = '20';

function nameOf(player: PlayerSnapshot | null, isMine: boolean): string {
  if (player === null) return text.table.mexican;
  return isMine ? text.table.you : player.name;
}

function presenceOf(absence: OwnerFacts['absence']): LaneWords['presence'] {
  const { away, botPlays, botPlaysShort } = text.table;
  if (absence === null) return null;
  return absence === 'away'
    ? { words: away, short: away }
    : { words: botPlays, short: botPlaysShort };
}

function countsOf({ inHand, total }: TrainFacts): LaneCounts | null {
  if (inHand === null || total === null) return null;
  const isLast = inHand === 1;
  return {
    tiles: isLast ? text.table.oneLeft : `${inHand}`,
    isLast,
    points: `${total}`,
    pointsWithUnit: text.table.pts(total),
  };
}

function owed(pip: number): LaneState {
  return { words: text.table.mustCover(pip), look: 'is-owed' };
}

/** Names what is said of a train while a tile is picked up, for the button that it describes. */
export function sayId(train: TrainId): string {
  return `say-${train}`;
}
