import { assertNever } from '../result.ts';
import type { Play } from '../command.ts';
import type { Refusal } from '../refusal.ts';
import type { OpenDouble, SeatView, Table } from '../state.ts';
import { hasPip, highOf, isDouble } from '../tile.ts';
import type { Laying, Moment, PlayRestriction } from './restriction.ts';

/** The doubles laid in this turn that are still open, in order. */
function doublesOfThisTurn(table: Table): readonly OpenDouble[] {
  return table.openDoubles.filter((open) => open.thisTurn);
}

function answeredBy(table: Table, { place }: Laying): OpenDouble | null {
  return table.openDoubles[place?.answers ?? -1] ?? null;
}

/** True while an extra tile is owed that these rules govern; an opening stays on its train anyway. */
function owesExtra({ turn }: Moment): boolean {
  return turn.step === 'extra' && !turn.opening;
}

/** How many doubles one turn may contain. Source: docs/rules.md#doubles */
export const doublesPerTurn: PlayRestriction = (moment, { tile }) => {
  if (!owesExtra(moment) || !isDouble(tile)) return null;
  const { table, turn, hand } = moment;
  switch (table.options.doubleChain) {
    case 'unlimited':
      return null;
    case 'single':
      return { code: 'oneDoubleATurn' };
    case 'twoIfThirdTileCovers': {
      if (turn.laidDoubles.length >= 2) return { code: 'twoDoublesATurn' };
      const pips = [highOf(tile), ...turn.laidDoubles.slice(0, 1)];
      const third = hand.tiles.some(
        (held) => held !== tile && pips.some((pip) => hasPip(held, pip)),
      );
      return third ? null : { code: 'secondDoubleNeedsCover', tile };
    }
    default:
      return assertNever(table.options.doubleChain);
  }
};

/** After two doubles under the third-tile rule only a cover of one of them is left. Source: docs/rules.md#doubles */
export const thirdTileCovers: PlayRestriction = (moment, laying) => {
  const { table, turn } = moment;
  if (!owesExtra(moment) || isDouble(laying.tile)) return null;
  if (table.options.doubleChain !== 'twoIfThirdTileCovers' || turn.laidDoubles.length < 2)
    return null;
  return answeredBy(table, laying)?.thisTurn === true
    ? null
    : { code: 'coverOneOfYourDoubles', pips: turn.laidDoubles };
};

/** Which of several doubles of this turn the layer may cover. Source: docs/rules.md#doubles */
function mayCoverNow(table: Table): readonly OpenDouble[] {
  const own = doublesOfThisTurn(table);
  return table.options.coverOrderBindsLayer ? own.slice(0, 1) : own;
}

/** The layer's closing tile may be bound to the first double. Source: docs/rules.md#doubles */
export const layerCoversInOrder: PlayRestriction = (moment, laying) => {
  if (!owesExtra(moment) || isDouble(laying.tile)) return null;
  const answered = answeredBy(moment.table, laying);
  if (answered?.thisTurn !== true || mayCoverNow(moment.table).includes(answered)) return null;
  return refuseFor('coverFirstDoubleFirst', doublesOfThisTurn(moment.table)[0]);
};

/** Where the extra tile after a double may go. Source: docs/rules.md#doubles */
export const extraTileGoes: PlayRestriction = (moment, laying) => {
  if (!owesExtra(moment)) return null;
  const { table } = moment;
  const own = doublesOfThisTurn(table);
  const answered = answeredBy(table, laying);
  switch (table.options.extraTileTarget) {
    case 'anyLegal':
      return null;
    case 'openDoubleOnly':
      return fits(laying, own.at(-1)) ? null : refuseFor('coverYourDouble', own.at(-1));
    case 'coverFirstElseAny':
      return answered?.thisTurn === true ? null : refuseFor('coverYourDouble', coverable(moment));
    case 'puremcoChain': {
      if (own.length < 2 || isDouble(laying.tile)) return null;
      const allowed = answered === null || answered === own[0] || laying.train === 'mexican';
      return allowed ? null : refuseFor('closeOnFirstDouble', own[0]);
    }
    default:
      return assertNever(table.options.extraTileTarget);
  }
};

/** True where the extra tile must lie on the double that asks for it. Source: docs/rules.md#doubles */
export function extraTileCovers(table: Table): boolean {
  return table.options.extraTileTarget === 'openDoubleOnly';
}

/** A tile that fits two feet of one train may be laid for either, and answers the older. */
function fits({ tile, train, end }: Play, open: OpenDouble | undefined): boolean {
  return open?.train === train && end === null && hasPip(tile, open.pip);
}

/** A double of this turn that a held tile covers. */
function coverable({ table, hand }: SeatView): OpenDouble | undefined {
  return mayCoverNow(table).find((open) => hand.tiles.some((held) => hasPip(held, open.pip)));
}

function refuseFor(
  code: 'coverYourDouble' | 'coverFirstDoubleFirst' | 'closeOnFirstDouble',
  open: OpenDouble | undefined,
): Refusal | null {
  return open === undefined ? null : { code, train: open.train, pip: open.pip };
}

/** True when a double laid as the last tile must still be covered. Source: docs/rules.md#going-out */
export function lastDoubleNeedsCover(table: Table): boolean {
  return table.options.lastTileDouble === 'mustCover';
}
