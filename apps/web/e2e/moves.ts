import { expect, type Locator } from '@playwright/test';
import {
  highOf,
  lowOf,
  turnOf,
  type Play,
  type Seat,
  type TileId,
  type TrainId,
  type TurnCommand,
} from '@roundhouse/rules';
import type { House, TurnNow } from './House.ts';
import type { Visitor } from './Visitor.ts';

/** A table of the house. */
export interface Table {
  readonly house: House;
  readonly code: string;
}

/** A table with everybody who sits there, by seat. */
export interface Company extends Table {
  readonly players: readonly Visitor[];
}

const WORDS = {
  draw: 'Draw a tile',
  pass: 'Pass',
  decline: 'Keep the tile',
  end: 'End my train',
} as const;

/** How often to look: a page that is ready should not be kept waiting. */
export const OFTEN = { intervals: [30, 60, 120], timeout: 30_000 };

/** A tile as the page names it. */
export function tileName(tile: TileId): string {
  return `${highOf(tile)}–${lowOf(tile)}`;
}

/** Waits until the page offers exactly what the rules allow in this turn. */
export async function expectTurn(visitor: Visitor, { legal }: TurnNow): Promise<void> {
  const fitting = [...new Set(playsIn(legal).map(({ tile }) => tileName(tile)))].toSorted();
  await expect(visitor.page).toHaveTitle(/^● Your turn/u);
  await expect.poll(() => visitor.fittingTiles(), OFTEN).toEqual(fitting);
  for (const type of ['draw', 'decline', 'end'] as const) {
    const isLegal = legal.some((command) => command.type === type);
    await expect(visitor.button(WORDS[type])).toBeVisible({ visible: isLegal });
  }
}

/**
 * Makes one move with taps: the heaviest tile that fits, else whatever button there is. After a draw
 * that brought nothing, most pages pass by themselves.
 */
export async function tapMove(company: Company, turn: TurnNow): Promise<void> {
  const { seat, legal } = turn;
  const visitor = playerAt(company.players, seat);
  await expectTurn(visitor, turn);
  const [play] = playsIn(legal).toSorted((a, b) => weight(b.tile) - weight(a.tile));
  if (play !== undefined) {
    await visitor.press(handTile(visitor, play.tile));
    await visitor.press(laneOf(play.train, company, { visitor, seat }));
    return;
  }
  if (turnOf(turn.round.table)?.drawn !== 0 && visitor.passesByItself) return;
  const [only] = legal;
  if (only === undefined || only.type === 'play') throw new Error('nothing may be done');
  await visitor.press(visitor.button(WORDS[only.type]));
}

/** Waits until the server's books are past this moment. */
export async function expectNext({ house, code }: Table, { seq }: TurnNow): Promise<void> {
  await expect.poll(() => house.seqAt(code), OFTEN).toBeGreaterThan(seq);
}

/** The tile in the hand of a visitor. */
export function handTile(visitor: Visitor, tile: TileId): Locator {
  const group = visitor.page.getByRole('group', { name: 'Your hand' });
  return group.getByRole('button', { name: new RegExp(`^${tileName(tile)}(,|$)`, 'u') });
}

/** The plays among some commands. */
export function playsIn(legal: readonly TurnCommand[]): readonly Play[] {
  return legal.filter((command): command is Play => command.type === 'play');
}

/** The lane of a train, as the player of this seat finds it by its name. */
export function laneOf(train: TrainId, { house, code }: Table, reader: Reader): Locator {
  return reader.visitor.lane(trainName(train, house.namesAt(code), reader.seat));
}

/** Somebody at a seat, for whom "your" is their own. */
export interface Reader {
  readonly visitor: Visitor;
  readonly seat: Seat;
}

function trainName(train: TrainId, names: readonly string[], me: Seat): string {
  if (train === 'mexican') return 'The Mexican train';
  return train === me ? 'Your train' : `${names[train] ?? ''}’s train`;
}

/** Who sits there. Throws when nobody does. */
export function playerAt(players: readonly Visitor[], seat: number): Visitor {
  const player = players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

function weight(tile: TileId): number {
  return highOf(tile) + lowOf(tile);
}
