/** So wird gespielt. */
export const guide = {
  title: 'So wird gespielt',
  intro:
    'Alle haben Steine auf der Hand und legen sie reihum an. Wer als Erstes keinen Stein mehr hat, hat die Runde gewonnen.',
  byRules: 'Nach welchen Regeln?',
  byTable: (name: string) => `So wird an diesem Tisch gespielt (${name}).`,
  lamp: 'Am Tisch sagt dir die Lampe neben deiner Hand, was deine Steine wert sind und was du legen kannst, außer der Gastgeber möchte keine Tipps.',
  practise: 'Gegen Bots ausprobieren',
  parts: {
    start: {
      title: 'Der Anfang',
      says: (pip: number) =>
        `In der Mitte liegt ein Doppel, hier ${pip}–${pip}. Es heißt Lok. An ihr beginnt jeder Zug, mit einem Stein, der auch eine ${pip} zeigt.`,
    },
    train: {
      title: 'Dein Zug',
      says: 'Wenn du dran bist, legst du einen Stein an das Ende deines Zugs. Wo zwei Steine sich berühren, zeigen beide dieselbe Zahl.',
    },
    draw: {
      title: 'Nichts passt?',
      says: 'Die Steine, die niemand bekommen hat, liegen verdeckt auf einem Haufen. Er heißt Vorrat.',
    },
    marker: {
      title: 'Der Marker',
      says: 'Der Marker ist eine kleine Lokomotive. Steht er auf einem Zug, dürfen dort alle anlegen: die anderen bei dir und du bei ihnen.',
    },
    mexican: {
      title: 'Der mexikanische Zug',
      says: (pip: number) =>
        `Ein weiterer Zug gehört niemandem, und alle dürfen dort immer anlegen. Auch er beginnt mit ${pip}.`,
    },
    doubles: {
      title: 'Doppel',
      says: 'Ein Stein mit zweimal derselben Zahl ist ein Doppel. Es liegt quer, und es will mit einem Stein abgedeckt werden.',
    },
    out: {
      title: 'Das Ende',
      says: 'Wer den letzten Stein seiner Hand legt, beendet die Runde für alle. Sie endet auch, wenn niemand mehr weiterkann.',
    },
    score: {
      title: 'Die Punkte',
      says: 'Dann zählst du die Augen auf den Steinen, die du noch hast. Auf diesen beiden sind es 4\u00a0+\u00a03\u00a0+\u00a01\u00a0+\u00a00\u00a0=\u00a08.',
    },
  },
} as const;
