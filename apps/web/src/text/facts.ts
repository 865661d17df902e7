import type { OpenDouble, Pip, Seat, TileId, TrainId } from '@roundhouse/rules';

/** What the seat to move has to do, before anybody knows what it can do. */
export type Task =
  | {
      readonly kind: 'cover';
      readonly seat: Seat;
      readonly doubles: readonly OpenDouble[];
      /** What is left to somebody who cannot cover. */
      readonly else: 'draw' | 'pass';
    }
  | { readonly kind: 'extra'; readonly seat: Seat }
  | { readonly kind: 'opening'; readonly seat: Seat }
  | { readonly kind: 'play'; readonly seat: Seat };

/** What the own turn comes down to, given what is legal. */
export type OwnChoice = 'play' | 'playOrEnd' | 'playOrKeep' | 'draw' | 'end' | 'pass' | 'wait';

/** What a lane says about its train. */
export interface TrainFacts {
  readonly train: TrainId;
  readonly marked: boolean;
  readonly started: boolean;
  /** The numbers that the train wants next. */
  readonly wants: readonly Pip[];
  /** An open double that the train shows, by its number. */
  readonly openDouble: Pip | null;
  readonly tileCount: number;
  /** Tiles in the hand of its owner; null for the Mexican train. */
  readonly inHand: number | null;
  readonly total: number | null;
}

/** What the label of a train says of its owner. */
export interface OwnerFacts {
  readonly isBot: boolean;
  /** Why the player does not play: away, or a bot plays meanwhile. */
  readonly absence: 'away' | 'covered' | null;
}

/** Who sits at a seat before the match. */
export interface SitterFacts {
  readonly isMe: boolean;
  readonly isHost: boolean;
  readonly isAway: boolean;
}

/** A fact of a match on a card: what it is about, how much, and who. */
export interface FactWords {
  readonly label: string;
  readonly value: string;
  readonly detail: string;
}

/** What would come of a tile on a train. */
export interface OutcomeFacts {
  readonly covers: Pip | null;
  readonly opens: Pip | null;
  readonly wants: readonly Pip[];
  readonly again: boolean;
  readonly closes: boolean;
  readonly isLast: boolean;
}

/** How many tiles of a suit are not on the table, and how many of them the reader holds. */
export interface SuitFacts {
  readonly pip: Pip;
  readonly left: number;
  readonly mine: number;
}

/** A tile that was laid, or could have been, and where. */
export interface MoveFacts {
  readonly tile: TileId;
  readonly train: TrainId;
}
