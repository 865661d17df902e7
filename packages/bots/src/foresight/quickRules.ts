import type { OptionName, RuleOptions } from '@roundhouse/rules';

/** What a quick round knows of each option; an option that is not listed makes no difference to it. */
const KNOWN: { readonly [K in OptionName]?: readonly RuleOptions[K][] } = {
  openingTurn: ['single'],
  mexicanTrainStart: ['anyTurn'],
  requireOwnTrainFirst: [false],
  othersMayStartMarkedTrain: [true],
  mustPlay: [true],
  drawRule: ['one'],
  drawAllowance: ['perPlay'],
  markerPlacement: ['anyFailedTurn'],
  markerRemoval: ['ownerPlaysOwnTrain'],
  extraTileTarget: ['anyLegal', 'openDoubleOnly', 'puremcoChain'],
  openDoubleObligation: ['everyone'],
  coverOrderBindsLayer: [false],
  coversPerTurn: ['one'],
  lastTileDouble: ['goesOut'],
  scoring: ['penaltyPips'],
};

/**
 * True for rules that a `QuickRound` plays as the rulebook does. Others are too many to be played
 * twice: whole opening trains, branches, draws until a tile fits, and what few hosts choose.
 */
export function isQuicklyPlayed(options: RuleOptions): boolean {
  const { personal, mexican } = options.branches;
  const names = Object.keys(KNOWN) as readonly OptionName[];
  return personal === 1 && mexican === 1 && names.every((name) => isKnown(options, name));
}

function isKnown(options: RuleOptions, name: OptionName): boolean {
  const values: readonly unknown[] = KNOWN[name] ?? [];
  return values.includes(options[name]);
}
