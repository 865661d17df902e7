import type { OptionsInWords } from '../../rulebook.ts';

/** The options of a turn, in words. */
export const turn = {
  mustPlay: {
    title: 'Ein Stein, der passt',
    values: {
      true: ['Muss gelegt werden', 'Wer anlegen kann, muss: kein Ziehen und kein Passen.'],
    },
  },
  drawRule: {
    title: 'Ziehen',
    values: {
      one: ['Einen Stein', 'Kannst du nicht anlegen, ziehst du einen Stein.'],
      untilPlayable: [
        'Bis einer passt',
        'Kannst du nicht anlegen, ziehst du, bis ein Stein passt.',
      ],
    },
  },
  drawAllowance: {
    title: 'Wie oft gezogen wird',
    values: {
      perPlay: ['Nach jedem Stein wieder', 'Nach jedem angelegten Stein darfst du wieder ziehen.'],
      perTurn: ['Einmal', 'Du darfst nur einmal ziehen, bis andere an der Reihe sind.'],
    },
  },
  drawnTile: {
    title: 'Ein gezogener Stein, der passt',
    values: {
      must: ['Muss gelegt werden', 'Ein gezogener Stein, der passt, muss angelegt werden.'],
      may: [
        'Darf behalten werden',
        'Ein gezogener Stein, der passt, darf behalten werden; dann kommt dein Marker hin.',
      ],
    },
  },
  markerPlacement: {
    title: 'Wann ein Marker hinkommt',
    values: {
      anyFailedTurn: [
        'Immer, wenn es nicht geht',
        'Dein Marker kommt hin, sooft du nicht anlegen oder nicht abdecken kannst.',
      ],
      emptyBoneyardOnly: [
        'Nichts zu ziehen oder nicht abgedeckt',
        'Dein Marker kommt hin, wenn es nichts zu ziehen gab oder du ein Doppel schuldig bleibst.',
      ],
    },
  },
  markerRemoval: {
    title: 'Wann ein Marker wegkommt',
    values: {
      ownerPlaysOwnTrain: [
        'Eigener Stein dort',
        'Dein Marker kommt weg, wenn du an deinen eigenen Zug anlegst.',
      ],
      ownerPlaysAnywhere: [
        'Eigener Stein irgendwo',
        'Dein Marker kommt weg, wenn du irgendwo anlegst.',
      ],
      anyonePlaysOnTrain: [
        'Irgendein Stein dort',
        'Ein Marker kommt weg, wenn irgendwer an diesen Zug anlegt.',
      ],
    },
  },
} satisfies Partial<OptionsInWords>;
