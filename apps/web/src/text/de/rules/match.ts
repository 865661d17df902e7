import type { OptionsInWords } from '../../rulebook.ts';

/** The options of a match: its tiles, its rounds, who begins and who wins, in words. */
export const match = {
  maxPip: {
    title: 'Dominosatz',
    values: {
      6: ['Doppel-6', 'Gespielt wird mit dem Doppel-6-Satz aus 28 Steinen.'],
      9: ['Doppel-9', 'Gespielt wird mit dem Doppel-9-Satz aus 55 Steinen.'],
      12: ['Doppel-12', 'Gespielt wird mit dem Doppel-12-Satz aus 91 Steinen.'],
      15: ['Doppel-15', 'Gespielt wird mit dem Doppel-15-Satz aus 136 Steinen.'],
      18: ['Doppel-18', 'Gespielt wird mit dem Doppel-18-Satz aus 190 Steinen.'],
    },
  },
  dealTable: { title: 'Steine auf der Hand', values: {} },
  engineMode: {
    title: 'Wie die Lok bestimmt wird',
    values: {
      setAside: ['Beiseitegelegt', 'Die Lok wird vor dem Austeilen aus dem Satz genommen.'],
      holderPlays: [
        'Wer sie hat, legt sie',
        'Die Lok wird mit ausgeteilt; wer sie hat, legt sie und fängt an. Hat sie niemand, wird gezogen, bis sie auftaucht.',
      ],
      highestDoubleHeld: [
        'Höchstes Doppel auf einer Hand',
        'Das höchste Doppel auf allen Händen ist die Lok; wer es hat, legt es und fängt an.',
      ],
    },
  },
  engineHunt: {
    title: 'Die Suche nach der Lok',
    values: {
      inTurn: [
        'Der Reihe nach',
        'Alle ziehen der Reihe nach je einen Stein, bis jemand sie findet.',
      ],
      equalRounds: ['Alle zugleich', 'Alle ziehen einen Stein, dann schauen alle; und so weiter.'],
    },
  },
  engineOrder: {
    title: 'Reihenfolge der Loks',
    values: {
      descending: ['Höchste zuerst', 'Die Lok ist in jeder Runde um eine Zahl niedriger.'],
    },
  },
  starterFirst: {
    title: 'Wer die erste Runde anfängt',
    values: {
      engineHolder: ['Wer die Lok hat', 'Wer die Lok legt, fängt die erste Runde an.'],
      random: ['Das Los', 'Ein ausgeloster Platz fängt die erste Runde an.'],
      drawHighest: ['Höchster gezogener Stein', 'Alle ziehen einen Stein; der schwerste fängt an.'],
      seat0: ['Erster Platz', 'Der erste Platz fängt die erste Runde an.'],
    },
  },
  starterNext: {
    title: 'Wer die nächsten Runden anfängt',
    values: {
      engineHolder: ['Wer die Lok hat', 'Wer die Lok legt, fängt die Runde an.'],
      rotateClockwise: ['Nächster Platz', 'In jeder Runde fängt der nächste Platz an.'],
      previousWinner: [
        'Wer zuletzt gewonnen hat',
        'Wer zuerst fertig war, fängt die nächste Runde an; nach einer blockierten Runde der nächste Platz.',
      ],
    },
  },
  turnDirection: {
    title: 'Spielrichtung',
    values: {
      clockwise: ['Im Uhrzeigersinn', 'Gespielt wird im Uhrzeigersinn.'],
      counterclockwise: ['Gegen den Uhrzeigersinn', 'Gespielt wird gegen den Uhrzeigersinn.'],
    },
  },
  matchRounds: { title: 'Runden einer Partie', values: {} },
  winner: {
    title: 'Wer die Partie gewinnt',
    values: {
      lowestTotal: ['Wenigste Punkte', 'Wer am wenigsten Punkte hat, gewinnt die Partie.'],
      highestTotal: ['Meiste Punkte', 'Wer am meisten Punkte hat, gewinnt die Partie.'],
    },
  },
  tieBreak: {
    title: 'Gleichstand',
    values: {
      shared: ['Geteilt', 'Bei Gleichstand wird der Sieg geteilt.'],
      mostRoundsWon: [
        'Meiste gewonnene Runden',
        'Bei Gleichstand gewinnt, wer öfter zuerst fertig war.',
      ],
      extraRound: [
        'Noch eine Runde',
        'Bei Gleichstand folgt noch eine Runde mit dem höchsten Doppel.',
      ],
    },
  },
} satisfies Partial<OptionsInWords>;
