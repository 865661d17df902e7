import {
  OPTION_NAMES,
  OPTION_SPECS,
  refusalOf,
  viewFor,
  type GameEvent,
  type RefusalCode,
  type Round,
  type RuleOptions,
  type Seat,
} from '../src/index.ts';
import { candidatesAt } from './candidates.ts';

/** Every refusal code; the compiler asks for a new one here. */
const REFUSAL_CODES: Readonly<Record<RefusalCode, true>> = {
  roundIsOver: true,
  notYourTurn: true,
  tileNotInHand: true,
  noSuchTrain: true,
  openingOwnTrainOnly: true,
  doubleMustBeCovered: true,
  coverInOrder: true,
  ownTrainFirst: true,
  trainIsPrivate: true,
  ownerStartsTrain: true,
  noMexicanTrain: true,
  mexicanTrainAfterOpening: true,
  mexicanTrainAfterOwnTrain: true,
  noSuchEnd: true,
  tileDoesNotMatch: true,
  coverYourDouble: true,
  oneDoubleATurn: true,
  twoDoublesATurn: true,
  secondDoubleNeedsCover: true,
  coverOneOfYourDoubles: true,
  coverFirstDoubleFirst: true,
  closeOnFirstDouble: true,
  mustPlay: true,
  mustDraw: true,
  boneyardEmpty: true,
  alreadyDrawn: true,
  noDrawAfterPlaying: true,
  noDrawInOpening: true,
  nothingToDecline: true,
  drawnTileMustBePlayed: true,
  onlyOpeningTrainsEnd: true,
  layATileFirst: true,
  openingGoesOn: true,
  openingMayNotEndOnDouble: true,
  noCallsHere: true,
  callNotDue: true,
  callTooLate: true,
  noChallengesHere: true,
  nothingMissed: true,
};

/** Every type of event; the compiler asks for a new one here. */
const EVENT_TYPES: Readonly<Record<GameEvent['type'], true>> = {
  roundDealt: true,
  turnBegan: true,
  tilePlayed: true,
  tileDrawn: true,
  penaltyDrawn: true,
  doubleOpened: true,
  openingDoublesBound: true,
  footAbandoned: true,
  turnContinued: true,
  markerPlaced: true,
  markerRemoved: true,
  turnFailed: true,
  turnEnded: true,
  turnSkipped: true,
  callChanged: true,
  challenged: true,
  turnForfeited: true,
  wentOut: true,
  roundEnded: true,
};

/** What has not happened yet, each thing as a word. */
export type Unseen = Set<string>;

/** Everything that can happen at a table: refusals, events, values of options. */
export function everything(): Unseen {
  return new Set([
    ...Object.keys(REFUSAL_CODES).map((code) => `refusal ${code}`),
    ...Object.keys(EVENT_TYPES).map((type) => `event ${type}`),
    ...OPTION_NAMES.flatMap(valuesOf),
  ]);
}

function valuesOf(name: keyof RuleOptions): readonly string[] {
  const spec = OPTION_SPECS[name];
  return spec.kind === 'choice'
    ? spec.values.map(({ value }) => `option ${name}=${JSON.stringify(value)}`)
    : [];
}

/** Notes the rules by which a round is played. */
export function noteOptions(unseen: Unseen, options: RuleOptions): void {
  for (const name of OPTION_NAMES) unseen.delete(`option ${name}=${JSON.stringify(options[name])}`);
}

/** Notes what happened. */
export function noteEvents(unseen: Unseen, events: readonly GameEvent[]): void {
  for (const { type } of events) unseen.delete(`event ${type}`);
}

/** Notes every reason for which a seat is refused anything here. */
export function noteRefusals(unseen: Unseen, round: Round, seat: Seat): void {
  const view = viewFor(round, seat);
  for (const command of candidatesAt(round.table)) {
    const refusal = refusalOf(view, command);
    if (refusal !== null) unseen.delete(`refusal ${refusal.code}`);
  }
}
