/**
 * What a button for a closer look takes of a table in rows, across and down, in px: itself and a
 * margin on either side.
 */
export const ZOOM_PX = 56;
