import { signal } from '@preact/signals';

/** The table can be seen, drawn by a scene or by the page itself: other things may be fetched now. */
export const tableIsDrawn = signal(false);
