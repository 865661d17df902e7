/**
 * The version of the wire that this code speaks. Raised with every change of the state's shape, for
 * a client that does not know a list in it reads what follows wrong (`version.test.ts`).
 */
export const PROTOCOL_VERSION = 4;

/** The oldest client that the server still lets in. */
export const OLDEST_VERSION = 4;
