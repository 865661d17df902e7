/** The largest message that a client may send over its socket, in bytes. */
export const MOST_MESSAGE_BYTES = 4 * 1024;

/** The largest body of a request by HTTP, in bytes. */
export const MOST_BODY_BYTES = 8 * 1024;
