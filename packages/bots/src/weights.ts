/** Points that another tile in the same turn is worth. */
export const EXTRA_TILE = 6;
/** Points that the own marker coming down is worth. */
export const MARKER_DOWN = 3;
