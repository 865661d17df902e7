import type { OptionsInWords } from '../../rulebook.ts';

/** The options of how rounds end and what they cost, in words. */
export const ending = {
  blockRule: {
    title: 'Eine blockierte Runde',
    values: {
      allPassed: [
        'Alle haben gepasst',
        'Ist der Vorrat leer, endet die Runde, wenn alle nacheinander gepasst haben.',
      ],
      noLegalMove: [
        'Niemand kann anlegen',
        'Ist der Vorrat leer, endet die Runde, wenn alle gepasst haben und niemand anlegen kann.',
      ],
    },
  },
  lastTileCall: {
    title: 'Den letzten Stein ansagen',
    values: {
      none: ['Nicht verlangt', 'Niemand muss den letzten Stein ansagen.'],
      tap: ['Klopfen', 'Wer nur noch einen Stein hat, muss auf den Tisch klopfen.'],
      chooChoo: ['Tschu-tschu', 'Wer nur noch einen Stein hat, muss „Tschu-tschu“ sagen.'],
    },
  },
  callDeadline: {
    title: 'Ansagen bis',
    values: {
      nextPlayerPlays: [
        'Der nächste Platz anlegt',
        'Du darfst ansagen, bis der nächste Platz angelegt hat.',
      ],
      nextPlayerEndsTurn: [
        'Der nächste Platz fertig ist',
        'Du darfst ansagen, bis der nächste Platz fertig gespielt hat.',
      ],
    },
  },
  callEnforcement: {
    title: 'Eine vergessene Ansage',
    values: {
      challenge: [
        'Muss auffallen',
        'Eine vergessene Ansage zählt nur, wenn ein anderer Platz sie reklamiert.',
      ],
      auto: ['Wird für dich gemacht', 'Die Ansage wird für dich gemacht.'],
      off: ['Hat keine Folgen', 'Eine vergessene Ansage hat keine Folgen.'],
    },
  },
  callPenalty: {
    title: 'Strafe fürs Vergessen',
    values: {
      none: ['Keine', 'Eine vergessene Ansage kostet nichts.'],
      drawOne: ['Einen ziehen', 'Eine vergessene Ansage kostet einen Stein.'],
      drawTwo: ['Zwei ziehen', 'Eine vergessene Ansage kostet zwei Steine.'],
    },
  },
  callPenaltyEmpty: {
    title: 'Strafe bei leerem Vorrat',
    values: {
      none: ['Keine', 'Gibt es nichts zu ziehen, entfällt die Strafe.'],
      skipNextTurn: ['Aussetzen', 'Gibt es nichts zu ziehen, setzt du einmal aus.'],
    },
  },
  scoring: {
    title: 'Wertung',
    values: {
      penaltyPips: ['Übrige Augen zählen gegen dich', 'Alle zählen die Augen, die sie noch haben.'],
      winnerTakesPips: [
        'Wer fertig wird, bekommt sie',
        'Wer zuerst fertig ist, bekommt die Augen aller anderen.',
      ],
    },
  },
  positiveBlocked: {
    title: 'Blockierte Runde, wenn der Sieg die Augen bringt',
    values: {
      none: ['Niemand bekommt etwas', 'In einer blockierten Runde bekommt niemand die Augen.'],
      lowestTakes: [
        'Die leichteste Hand',
        'In einer blockierten Runde bekommt die leichteste Hand die Augen der anderen.',
      ],
    },
  },
  doubleBlankPoints: {
    title: 'Was das leere Doppel kostet',
    values: {
      null: ['Seine Augen', 'Das leere Doppel kostet nichts Eigenes.'],
      25: ['25 Punkte', 'Das leere Doppel kostet 25 Punkte.'],
      50: ['50 Punkte', 'Das leere Doppel kostet 50 Punkte.'],
    },
  },
  blankHalfPoints: {
    title: 'Was eine leere Hälfte kostet',
    values: {
      0: ['Nichts', 'Eine leere Hälfte kostet nichts.'],
      25: ['25 Punkte', 'Jede leere Hälfte kostet 25 Punkte.'],
    },
  },
} satisfies Partial<OptionsInWords>;
