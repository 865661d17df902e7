/** What everybody may see at the top of the state; any other field is a finding until it is listed. */
const TOP =
  'code|phase|seq|turn|preset|overrides|seats|host|players|spectators|rounds|matchSeats|dealt|' +
  'engine|starter|trains|openDoubles|boneyard|countedPasses|out|finishing|turnSeat|turnStep|' +
  'turnCover|turnOpening|turnDrawn|turnTilesLaid|turnDoubles|blocked|scores|leftOver|' +
  'botTakesOverInMs|nextRoundInMs|locked|paused|asker|toolsPassInMs|' +
  'claimedSeat|claimant|claimNumber|pace|hints';
const PLAYER = 'name|kind|botLevel|presence|ready|handCount|openingDone|hadTurn|skips|call';
const ROUND =
  'engine|starter|out|blocked|scores|' +
  'draws|longestTrain|longestTiles|giftBy|giftTrain|leftOpen|names';
const TRAIN = 'placed|ends|marked';

const PUBLIC = new RegExp(
  `^(${TOP}|players\\.\\d+(\\.(${PLAYER}))?|rounds\\.\\d+(\\.(${ROUND}))?|` +
    `rounds\\.\\d+\\.(scores|draws|leftOpen|names)\\.\\d+|trains\\.\\d+(\\.(${TRAIN}))?|trains\\.\\d+\\.ends\\.\\d+|` +
    '(openDoubles|turnDoubles|scores)\\.\\d+)$',
  'u',
);
const PLACED = /^trains\.\d+\.placed\.\d+$/u;
const GIFT = /^rounds\.(?<round>\d+)\.giftTile$/u;
const LEFT_OVER = /^leftOver\.\d+$/u;
const HAND = /^hands\.(?<seat>\d+)(?<rest>\.tiles|\.tiles\.\d+|\.drawn)?$/u;

/** What stands at a path of the state. */
export type Place =
  | { readonly kind: 'public' }
  /** A tile on a train, packed with its position. */
  | { readonly kind: 'placed' }
  /** A tile that was laid in a finished round; -1 for none. */
  | { readonly kind: 'gift'; readonly round: number }
  /** A tile that the result reveals. */
  | { readonly kind: 'leftOver' }
  /** The list of hands, without any hand. */
  | { readonly kind: 'hands' }
  | { readonly kind: 'hand'; readonly seat: number; readonly isTile: boolean }
  | { readonly kind: 'stranger' };

/** Says what a path of the state holds. The list is closed: a new field is a stranger. */
export function placeAt(path: string): Place {
  if (PUBLIC.test(path)) return { kind: 'public' };
  if (PLACED.test(path)) return { kind: 'placed' };
  if (LEFT_OVER.test(path)) return { kind: 'leftOver' };
  const gift = GIFT.exec(path)?.groups;
  if (gift !== undefined) return { kind: 'gift', round: Number(gift['round']) };
  if (path === 'hands') return { kind: 'hands' };
  const hand = HAND.exec(path)?.groups;
  if (hand === undefined) return { kind: 'stranger' };
  const { seat, rest = '' } = hand;
  return { kind: 'hand', seat: Number(seat), isTile: rest === '.drawn' || /\d$/u.test(rest) };
}
