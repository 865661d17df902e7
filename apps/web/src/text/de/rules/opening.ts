import type { OptionsInWords } from '../../rulebook.ts';

/** The options of the opening turn, in words. */
export const opening = {
  openingTurn: {
    title: 'Eröffnung',
    values: {
      single: ['Wie sonst auch', 'Beim ersten Mal gilt dasselbe wie sonst auch.'],
      ownTrainFull: [
        'Ein ganzer Zug',
        'Beim ersten Mal darfst du beliebig viele Steine in einer Reihe an deinen eigenen Zug legen.',
      ],
      ownTrainSingle: [
        'Ein Stein, eigener Zug',
        'Beim ersten Mal legst du einen Stein, und nur an deinen eigenen Zug.',
      ],
    },
  },
  openingMayStopEarly: {
    title: 'Den Eröffnungszug beenden',
    values: {
      true: [
        'Jederzeit',
        'Du darfst deinen Eröffnungszug beenden, auch wenn noch ein Stein passt.',
      ],
      false: ['Wenn nichts mehr passt', 'Dein Eröffnungszug geht weiter, solange ein Stein passt.'],
    },
  },
  openingNoStarter: {
    title: 'Eröffnung ohne Startstein',
    values: {
      markNoDraw: [
        'Marker, nicht ziehen',
        'Ohne Startstein stellst du deinen Marker auf und ziehst nicht.',
      ],
      drawThenMark: [
        'Einen ziehen',
        'Ohne Startstein ziehst du einen Stein; passt auch er nicht, kommt dein Marker hin.',
      ],
      drawUntilStarter: ['Ziehen, bis einer kommt', 'Ohne Startstein ziehst du, bis einer kommt.'],
    },
  },
  openingDoubleEnd: {
    title: 'Eröffnungszug, der mit einem Doppel endet',
    values: {
      deferred: [
        'Wartet',
        'Ein Doppel am Ende eines Eröffnungszuges bindet niemanden, bevor alle eröffnet haben.',
      ],
      immediate: [
        'Bindet sofort',
        'Ein Doppel am Ende eines Eröffnungszuges muss der nächste Platz abdecken.',
      ],
      forbidden: [
        'Nicht, solange es weitergeht',
        'Du darfst nicht mit einem Doppel enden, solange du einen Stein hast, der weiterführt.',
      ],
    },
  },
  goOutInOpening: {
    title: 'Schon bei der Eröffnung fertig',
    values: {
      immediate: [
        'Beendet die Runde',
        'Wer mit dem Eröffnungszug fertig wird, beendet die Runde sofort.',
      ],
      finishOpeningRound: [
        'Die anderen eröffnen noch',
        'Wird jemand bei der Eröffnung fertig, kommen alle anderen noch einmal an die Reihe.',
      ],
    },
  },
  mexicanTrainStart: {
    title: 'Den mexikanischen Zug beginnen',
    values: {
      anyTurn: ['Jederzeit', 'Wer einen Startstein hat, darf den mexikanischen Zug beginnen.'],
      afterOwnOpening: [
        'Nicht beim ersten Mal',
        'Du darfst den mexikanischen Zug beginnen, sobald du eröffnet hast.',
      ],
      afterOwnTrain: [
        'Nach dem eigenen Zug',
        'Du darfst den mexikanischen Zug beginnen, sobald an deinem eigenen Zug ein Stein liegt.',
      ],
      none: ['Kein mexikanischer Zug', 'Es gibt keinen mexikanischen Zug.'],
    },
  },
  requireOwnTrainFirst: {
    title: 'Eigener Zug zuerst',
    values: {
      false: ['Nein', 'Du darfst woanders anlegen, bevor an deinem Zug ein Stein liegt.'],
      true: ['Ja', 'Bevor an deinem Zug ein Stein liegt, darfst du nirgends sonst anlegen.'],
    },
  },
  othersMayStartMarkedTrain: {
    title: 'Den markierten Zug von anderen beginnen',
    values: {
      true: ['Erlaubt', 'Alle dürfen den ersten Stein an einen fremden Zug mit Marker legen.'],
      false: [
        'Nur wem er gehört',
        'Den ersten Stein legt nur, wem der Zug gehört, mit Marker oder ohne.',
      ],
    },
  },
} satisfies Partial<OptionsInWords>;
