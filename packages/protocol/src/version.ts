/** The version of the wire that this code speaks; raised when old clients would misread it. */
export const PROTOCOL_VERSION = 1;

/** The oldest client that the server still lets in. */
export const OLDEST_VERSION = 1;
