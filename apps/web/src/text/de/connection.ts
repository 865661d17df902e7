/** The connection to a table, and the pages that stand in for one. */
export const connection = {
  connecting: 'Verbindung zum Tisch …',
  stillConnecting: 'Der Tisch antwortet noch nicht. Neuer Versuch …',
  resuming: 'Verbindung verloren. Neuer Versuch …',
  resumingLong: 'Es wird weiter versucht. Nichts, was du gespielt hast, ist verloren.',
  restarting: 'Der Tisch startet neu. Nichts ist verloren.',
  away: 'Du bist offline. Nichts ist verloren.',
  paused:
    'Der Tisch kann gerade nicht speichern. Nichts ist verloren; es geht weiter, sobald er es kann.',
  back: 'Wieder verbunden.',
  goHome: 'Zur Startseite',
  tryNow: 'Jetzt versuchen',
  tryAgain: 'Noch einmal versuchen',
  toDoor: 'Zur Tür des Tisches',
  refresh: 'Neu laden',
  takeBack: 'Hier spielen',
  newer: 'Eine neue Version dieser Seite ist bereit.',
  updateNow: 'Jetzt aktualisieren',
  later: 'Später',
  failed: 'Das ist nicht am Tisch angekommen. Versuch es noch einmal.',
  movedTitle: 'Du spielst woanders',
  moved: 'Dein Platz wird in einem anderen Fenster oder auf einem anderen Gerät benutzt.',
  /** By the reason for which a connection has ended. */
  ends: {
    notFound: {
      title: 'Diesen Tisch gibt es nicht',
      sentence:
        'Zu diesem Code gehört kein Tisch. Vielleicht wurde er geschlossen, oder der Code ist vertippt.',
    },
    versionTooOld: {
      title: 'Es gibt eine neue Version',
      sentence: 'Diese Seite ist älter als der Spielserver. Bitte lade sie neu.',
    },
    wrongToken: {
      title: 'Dieser Platz gehört dir nicht mehr',
      sentence:
        'Er wurde vergeben, oder sein Schlüssel ist veraltet. Zuschauen kannst du trotzdem.',
    },
    removed: {
      title: 'Vom Tisch genommen',
      sentence: 'Der Gastgeber hat deinen Platz vergeben. Zuschauen kannst du trotzdem.',
    },
    closed: {
      title: 'Der Tisch ist geschlossen',
      sentence: 'Lange war niemand hier, deshalb wurde der Tisch weggeräumt.',
    },
    broken: {
      title: 'Dieser Tisch ist außer Betrieb',
      sentence:
        'An diesem Tisch ist etwas schiefgegangen, und er wurde angehalten. Andere Tische laufen weiter.',
    },
    cannotLoad: {
      title: 'Dieser Tisch lässt sich nicht öffnen',
      sentence:
        'Der Server hat ihn aufbewahrt, kann ihn aber gerade nicht lesen. Nichts wird weggeworfen; wer den Server betreibt, kann helfen.',
    },
    full: {
      title: 'Der Tisch ist voll',
      sentence: 'Alle Plätze sind besetzt, auch die zum Zuschauen.',
    },
    locked: {
      title: 'Der Tisch ist abgeschlossen',
      sentence: 'Der Gastgeber lässt gerade niemanden herein. Bitte ihn aufzuschließen.',
    },
    tooManyTries: {
      title: 'Warte ein wenig',
      sentence: 'Von hier kamen gerade zu viele falsche Codes. Versuch es in einer Minute wieder.',
    },
    nameTaken: {
      title: 'Bitte wähle einen anderen Namen',
      sentence: 'An diesem Tisch heißt schon jemand so.',
    },
    badName: {
      title: 'Bitte wähle einen anderen Namen',
      sentence: 'Dieser Name ist nicht möglich.',
    },
    left: {
      title: 'Du hast den Tisch verlassen',
      sentence: 'Mit seinem Code kannst du jederzeit zurückkommen.',
    },
  },
} as const;
