import {
  hasMexicanTrain,
  INITIAL_OPTIONS,
  type OptionName,
  type RuleOptions,
} from '@roundhouse/rules';

/** The parts of the guide, in the order in which a newcomer needs them. */
export const GUIDE_PARTS = [
  'start',
  'train',
  'draw',
  'marker',
  'mexican',
  'doubles',
  'out',
  'score',
] as const;
/** One part of the guide. */
export type GuidePart = (typeof GUIDE_PARTS)[number];

/** What tells each part further, in the words of the rulebook; the neutral rule goes without saying. */
const TOLD: {
  readonly [P in GuidePart]: {
    readonly always: readonly OptionName[];
    readonly unlessNeutral: readonly OptionName[];
  };
} = {
  start: { always: [], unlessNeutral: ['engineMode'] },
  train: { always: [], unlessNeutral: ['openingTurn', 'requireOwnTrainFirst'] },
  draw: { always: ['drawRule', 'drawnTile'], unlessNeutral: ['openingNoStarter'] },
  marker: { always: ['markerPlacement', 'markerRemoval'], unlessNeutral: [] },
  mexican: { always: ['mexicanTrainStart'], unlessNeutral: [] },
  doubles: {
    always: ['extraTileTarget', 'openDoubleObligation'],
    unlessNeutral: ['doubleChain', 'branches', 'exhaustedSuit'],
  },
  out: { always: ['lastTileDouble'], unlessNeutral: ['goOutInOpening', 'lastTileCall'] },
  score: {
    always: ['scoring', 'winner', 'matchRounds'],
    unlessNeutral: ['doubleBlankPoints', 'blankHalfPoints'],
  },
};

/** The options whose sentences a part of the guide says where these rules hold. */
export function toldOptions(part: GuidePart, options: RuleOptions): readonly OptionName[] {
  const { always, unlessNeutral } = TOLD[part];
  const differs = (name: OptionName) =>
    JSON.stringify(options[name]) !== JSON.stringify(INITIAL_OPTIONS[name]);
  return [...always, ...unlessNeutral.filter(differs)];
}

/** The parts that there are by these rules. */
export function guideParts(options: RuleOptions): readonly GuidePart[] {
  return GUIDE_PARTS.filter((part) => part !== 'mexican' || hasMexicanTrain(options));
}
