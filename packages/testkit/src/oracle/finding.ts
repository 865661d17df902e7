/** Where the oracle looked. */
export const FINDING_PARTS = ['state', 'message', 'secret', 'twins'] as const;
/** One of the places where the oracle looks. */
export type FindingPart = (typeof FINDING_PARTS)[number];

/** Something that a client was sent and may not know, or that the oracle does not understand. */
export interface Finding {
  readonly part: FindingPart;
  /** Who was sent it. */
  readonly viewer: string;
  /** Number of the frame among those that the server sent to this socket, from 0; -1 for no frame. */
  readonly frame: number;
  readonly fact: string;
}

/** A finding as one line. */
export function formatFinding({ part, viewer, frame, fact }: Finding): string {
  return `${part}: ${viewer}, frame ${frame}: ${fact}`;
}
