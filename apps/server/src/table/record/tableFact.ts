import type { BotLevel, Manners, PlayerName, TableCode } from '@roundhouse/protocol';
import type { Command, GameEvent, PresetName, RuleOptions, Seat } from '@roundhouse/rules';
import type { KeyRotation } from './seatKeys.ts';

/** The options of a table and how many may sit down. */
export interface TableRules {
  readonly preset: PresetName;
  /** Complete and checked. */
  readonly options: RuleOptions;
  /** Most players at the table. */
  readonly seats: number;
}

/** A wait that runs at a table: a restart in its middle does not begin it again. */
export interface NotedWait {
  readonly kind: 'cover' | 'nextRound';
  /** What it waits for. */
  readonly key: string;
  readonly remainingMs: number;
}

/** Something that has happened at a table, with every secret: what the journal keeps. */
export type TableFact =
  | ({ readonly type: 'tableOpened'; readonly code: TableCode } & TableRules)
  | ({ readonly type: 'rulesChanged' } & TableRules)
  /** Somebody sits down: at the next free place, or in the place of a bot. */
  | {
      readonly type: 'playerSat';
      readonly seat: Seat;
      readonly name: PlayerName;
      readonly tokenHash: string;
    }
  | {
      readonly type: 'botSat';
      readonly seat: Seat;
      readonly name: PlayerName;
      readonly level: BotLevel;
    }
  /** Only in the lobby: the seats behind it move up. */
  | { readonly type: 'seatEmptied'; readonly seat: Seat }
  /** A person gave the seat to a bot, and may come back to it until somebody else takes it. */
  | {
      readonly type: 'seatReleased';
      readonly seat: Seat;
      readonly name: PlayerName;
      readonly level: BotLevel;
    }
  | { readonly type: 'seatReclaimed'; readonly seat: Seat }
  /** Somebody came back with a key and was sent the next; only their hashes are known here. */
  | ({ readonly type: 'keyRotated'; readonly seat: Seat } & KeyRotation)
  /** A key is known to have reached its player. */
  | {
      readonly type: 'keyArrived';
      readonly seat: Seat;
      readonly tokenHash: string;
      readonly atMs: number;
    }
  | { readonly type: 'playerRenamed'; readonly seat: Seat; readonly name: PlayerName }
  | { readonly type: 'hostChanged'; readonly host: Seat | null }
  /** Written before the deal that it decides, so that no restart can roll again. */
  | { readonly type: 'seedDrawn'; readonly seed: string }
  | {
      readonly type: 'roundStarted';
      /** True when a new match begins with this round. */
      readonly newMatch: boolean;
      readonly events: readonly GameEvent[];
    }
  | {
      readonly type: 'commandCarriedOut';
      readonly seat: Seat;
      /** The client's id; null for a bot. */
      readonly commandId: string | null;
      readonly command: Command;
      readonly events: readonly GameEvent[];
    }
  /** The host broke the match off. */
  | { readonly type: 'matchEnded' }
  | { readonly type: 'lobbyReopened' }
  /** Whether newcomers are kept out from now on. */
  | { readonly type: 'lockChanged'; readonly locked: boolean }
  | ({ readonly type: 'mannersChanged' } & Manners)
  /** The waits that run just now, in place of those noted before. */
  | { readonly type: 'waitsNoted'; readonly waits: readonly NotedWait[] };

/** True when a fact changes what somebody at the table can see. */
export function isVisible({ type }: TableFact): boolean {
  return type !== 'waitsNoted' && type !== 'keyArrived';
}

/** The events of the game in a fact; none in most. */
export function gameEventsOf(fact: TableFact): readonly GameEvent[] {
  return fact.type === 'roundStarted' || fact.type === 'commandCarriedOut' ? fact.events : [];
}
