import { schema, t, type SchemaType } from '@colyseus/schema';

// Fields are only ever appended: their order is the wire.

/** A hand. The one thing here that not everybody may see. */
export const HandState = schema(
  {
    tiles: t.set('uint8'),
    /** The tile drawn in this turn while it is unlaid, or -1. */
    drawn: t.int16().default(-1),
  },
  'HandState',
);
/** A hand as it is sent to its own seat. */
export type HandState = SchemaType<typeof HandState>;

/** A train; the numbers are explained in packing.ts. */
export const TrainState = schema(
  {
    placed: t.array('uint32'),
    ends: t.array('uint16'),
    marked: t.boolean().default(false),
  },
  'TrainState',
);
/** A train as everybody sees it. */
export type TrainState = SchemaType<typeof TrainState>;

/** A seat: who sits there, and what the round says of it. */
export const SeatState = schema(
  {
    name: t.string().default(''),
    kind: t.string().default('person'),
    botLevel: t.string().default(''),
    presence: t.string().default('here'),
    ready: t.boolean().default(false),
    handCount: t.uint8().default(0),
    openingDone: t.boolean().default(false),
    hadTurn: t.boolean().default(false),
    skips: t.boolean().default(false),
    /** Index in CALL_STATES. */
    call: t.uint8().default(0),
  },
  'SeatState',
);
/** A seat as everybody sees it. */
export type SeatState = SchemaType<typeof SeatState>;

/** A finished round. */
export const RoundState = schema(
  {
    engine: t.uint8().default(0),
    starter: t.uint8().default(0),
    /** -1 after a blocked round. */
    out: t.int8().default(-1),
    blocked: t.boolean().default(false),
    scores: t.array('int32'),
    /** Tiles drawn, by seat. */
    draws: t.array('uint8'),
    /** A seat, 12 for the Mexican train, or -1 where no tile was laid. */
    longestTrain: t.int8().default(-1),
    longestTiles: t.uint8().default(0),
    /** The heaviest tile laid on a train not the layer's own; -1 for none. */
    giftBy: t.int8().default(-1),
    giftTile: t.int16().default(-1),
    /** A seat, or 12 for the Mexican train. */
    giftTrain: t.int8().default(-1),
    /** Pips of the doubles that nobody covered. */
    leftOpen: t.array('uint8'),
    /** What everybody was called when it ended, by seat. */
    names: t.array('string'),
  },
  'RoundState',
);
/** A finished round as everybody sees it. */
export type RoundState = SchemaType<typeof RoundState>;

/** The whole table. `-1` stands for nobody, 0 ms for no deadline. */
export const TableState = schema(
  {
    code: t.string().default(''),
    phase: t.string().default('lobby'),
    seq: t.number().default(0),
    turn: t.number().default(0),
    preset: t.string().default(''),
    /** JSON: the options that differ from the preset's. */
    overrides: t.string().default('{}'),
    /** Most players at this table. */
    seats: t.uint8().default(0),
    host: t.int8().default(-1),
    players: t.array(SeatState),
    spectators: t.uint8().default(0),
    rounds: t.array(RoundState),
    /** Seats of the match; 0 while none was begun. */
    matchSeats: t.uint8().default(0),
    /** True from the first deal of a match on; the fields below are meaningless before. */
    dealt: t.boolean().default(false),
    engine: t.uint8().default(0),
    starter: t.uint8().default(0),
    /** Personal trains in seat order, then the Mexican train. */
    trains: t.array(TrainState),
    openDoubles: t.array('uint32'),
    boneyard: t.uint8().default(0),
    countedPasses: t.uint8().default(0),
    out: t.int8().default(-1),
    finishing: t.boolean().default(false),
    /** Whose turn it is; -1 when the round is over. */
    turnSeat: t.int8().default(-1),
    /** Index in TURN_STEPS. */
    turnStep: t.uint8().default(0),
    turnCover: t.boolean().default(false),
    turnOpening: t.boolean().default(false),
    turnDrawn: t.uint8().default(0),
    turnTilesLaid: t.uint8().default(0),
    turnDoubles: t.array('uint8'),
    blocked: t.boolean().default(false),
    scores: t.array('int32'),
    /** The hands left over once the round is scored, seat after seat; `handCount` says how many each. */
    leftOver: t.array('uint8'),
    /** Time left when this patch was sent. */
    botTakesOverInMs: t.uint32().default(0),
    nextRoundInMs: t.uint32().default(0),
    hands: t.map(HandState).view(),
    locked: t.boolean().default(false),
    /** The last thing tried could not be written down: nothing is lost, and nothing goes on. */
    paused: t.boolean().default(false),
    /** Who has asked for the host's tools. */
    asker: t.int8().default(-1),
    /** Time left until they go to the asker. */
    toolsPassInMs: t.uint32().default(0),
    /** The seat that a spectator says is theirs, and the name they came with. */
    claimedSeat: t.int8().default(-1),
    claimant: t.string().default(''),
    /** Names the claim in the host's answer; 0 for none. */
    claimNumber: t.uint32().default(0),
    /** How long bots think, and what players may be told of their own hands. */
    pace: t.string().default('normal'),
    hints: t.string().default('request'),
  },
  'TableState',
);
/** The state of a table's room. */
export type TableState = SchemaType<typeof TableState>;
