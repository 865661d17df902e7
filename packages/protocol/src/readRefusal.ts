import { SEAT_LIMITS, toTileId, type OptionError } from '@roundhouse/rules';
import type { RequestRefusal } from './codes.ts';

type Check = (value: unknown) => boolean;
type Facts<R> = { readonly [F in Exclude<keyof R, 'code'>]: Check };
/** For each code of a union: a check for each of its facts. */
type Shapes<R extends { readonly code: string }> = {
  readonly [C in R['code']]: Facts<Extract<R, { readonly code: C }>>;
};

const isCount: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const isText: Check = (value) => typeof value === 'string';
const isSeat: Check = (value) => isCount(value) && (value as number) < SEAT_LIMITS.max;
const isTrain: Check = (value) => value === 'mexican' || isSeat(value);
const isTile: Check = (value) => toTileId(value) !== undefined;
const areCounts: Check = (value) => Array.isArray(value) && value.every(isCount);

const onTrain = { train: isTrain, pip: isCount };

const OPTION_ERRORS: Shapes<OptionError> = {
  unknownOption: { option: isText },
  badOptionValue: { option: isText },
  branchesNeedCover: {},
  penaltyNeedsCall: {},
  thirdTileConflict: { option: isText },
  tooManyRounds: { most: isCount },
  seatCountNotOffered: { seatCount: isCount, offered: areCounts },
  notEnoughTiles: { seatCount: isCount, tiles: isCount },
};

const REFUSALS: Shapes<RequestRefusal> = {
  badMessage: {},
  staleTurn: { turn: isCount },
  notSeated: {},
  alreadySeated: { seat: isSeat },
  noRoundRuns: {},
  notHost: {},
  hostIsHere: {},
  notInLobby: {},
  noMatchRuns: {},
  notBetweenRounds: {},
  matchNotOver: {},
  roundRuns: {},
  noSuchSeat: {},
  notABot: {},
  notAPerson: {},
  seatNotFree: {},
  seatIsClaimed: {},
  nobodyClaims: {},
  tableFull: { seats: isCount },
  badName: {},
  nameTaken: {},
  badOptions: { error: (value) => hasShape(value, OPTION_ERRORS) },
  tooManyChanges: {},
  historyIsFull: {},
  tryAgain: {},
  tableClosed: {},

  roundIsOver: {},
  notYourTurn: { turn: isSeat },
  tileNotInHand: { tile: isTile },
  noSuchTrain: {},
  openingOwnTrainOnly: {},
  doubleMustBeCovered: onTrain,
  coverInOrder: onTrain,
  ownTrainFirst: {},
  trainIsPrivate: { train: isSeat },
  ownerStartsTrain: { train: isSeat },
  noMexicanTrain: {},
  mexicanTrainAfterOpening: {},
  mexicanTrainAfterOwnTrain: {},
  noSuchEnd: { train: isTrain },
  tileDoesNotMatch: { tile: isTile, train: isTrain, wanted: areCounts },
  coverYourDouble: onTrain,
  oneDoubleATurn: {},
  twoDoublesATurn: {},
  secondDoubleNeedsCover: { tile: isTile },
  coverOneOfYourDoubles: { pips: areCounts },
  coverFirstDoubleFirst: onTrain,
  closeOnFirstDouble: onTrain,
  mustPlay: {},
  mustDraw: {},
  boneyardEmpty: {},
  alreadyDrawn: {},
  noDrawAfterPlaying: {},
  noDrawInOpening: {},
  nothingToDecline: {},
  drawnTileMustBePlayed: { tile: isTile },
  onlyOpeningTrainsEnd: {},
  layATileFirst: {},
  openingGoesOn: {},
  openingMayNotEndOnDouble: { pip: isCount },
  noCallsHere: {},
  callNotDue: {},
  callTooLate: {},
  noChallengesHere: {},
  nothingMissed: { seat: isSeat },
};

/** Every code that a refused request may have. */
export const REFUSAL_CODES = Object.keys(REFUSALS) as readonly RequestRefusal['code'][];

/** Reads why a request was refused; null when this version does not know such a reason. */
export function readRefusal(value: unknown): RequestRefusal | null {
  return hasShape(value, REFUSALS) ? (value as RequestRefusal) : null;
}

function hasShape(value: unknown, shapes: { readonly [code: string]: object }): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const facts = value as Readonly<Record<string, unknown>>;
  const { code } = facts;
  if (typeof code !== 'string' || !Object.hasOwn(shapes, code)) return false;
  const checks = Object.entries((shapes[code] ?? {}) as Readonly<Record<string, Check>>);
  return checks.every(([fact, check]) => check(facts[fact]));
}
