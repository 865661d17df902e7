import type { PresetsInWords } from '../../rulebook.ts';

/** The rule systems by their names. */
export const presets: PresetsInWords = {
  roundhouse: {
    title: 'Roundhouse',
    summary:
      'Die Hausregeln: die Mischung mit den wenigsten Überraschungen für einen Abend online.',
  },
  pagat: {
    title: 'Pagat',
    summary:
      'Ein ganzer Eröffnungszug, Doppel in der Reihenfolge, in der sie liegen, und die Lok auf irgendeiner Hand.',
  },
  puremco: {
    title: 'Puremco',
    summary:
      'Das Blatt aus der Schachtel: ein Stein nach dem anderen, mehrere Doppel, und beim letzten Stein wird geklopft.',
  },
  yoriFlexible: {
    title: 'Yorimichi, frei',
    summary:
      'Deck dein Doppel ab oder leg woanders an; zwei Doppel, wenn du eine Abdeckung auf der Hand hast.',
  },
  yoriImmediate: {
    title: 'Yorimichi, sofort abdecken',
    summary: 'Wer ein Doppel legt, deckt es sofort ab.',
  },
  mtWindows: {
    title: 'Mexican Train für Windows',
    summary: 'Doppel-9, so viele Doppel wie möglich, und „Tschu-tschu“ nicht vergessen.',
  },
  howTo: {
    title: 'Anleitung aus dem Netz',
    summary: 'Ein ganzer Eröffnungszug; alle fälligen Doppel werden auf einmal abgedeckt.',
  },
  wikipedia: {
    title: 'Wikipedia',
    summary: 'Ein Stein nach dem anderen, und ein Doppel wird sofort abgedeckt.',
  },
  tournament: {
    title: 'Drei Zweige (wie im Turnier)',
    summary:
      'Ein Doppel an einem eigenen Zug verlangt drei Steine; wer das Klopfen vergisst, zieht zwei.',
  },
};
