import type { OptionsInWords } from '../../rulebook.ts';

/** The options of a match: its tiles, its rounds, who begins and who wins, in words. */
export const match = {
  maxPip: {
    title: 'Jeu de dominos',
    values: {
      6: ['Double-six', 'On joue avec le double-six, 28 dominos.'],
      9: ['Double-neuf', 'On joue avec le double-neuf, 55 dominos.'],
      12: ['Double-douze', 'On joue avec le double-douze, 91 dominos.'],
      15: ['Double-quinze', 'On joue avec le double-quinze, 136 dominos.'],
      18: ['Double-dix-huit', 'On joue avec le double-dix-huit, 190 dominos.'],
    },
  },
  dealTable: { title: 'Dominos en main', values: {} },
  engineMode: {
    title: 'Comment on trouve la locomotive',
    values: {
      setAside: ['Mise de côté', 'La locomotive est retirée du jeu avant la distribution.'],
      holderPlays: [
        'Qui l’a la pose',
        'La locomotive est distribuée avec les autres dominos ; qui l’a la pose et commence. Si personne ne l’a, on pioche jusqu’à ce qu’elle sorte.',
      ],
      highestDoubleHeld: [
        'Le plus haut double d’une main',
        'Le plus haut double de toutes les mains est la locomotive ; qui l’a le pose et commence.',
      ],
    },
  },
  engineHunt: {
    title: 'La recherche de la locomotive',
    values: {
      inTurn: [
        'Chacun son tour',
        'On pioche un domino chacun son tour, jusqu’à ce que quelqu’un la trouve.',
      ],
      equalRounds: [
        'Tous ensemble',
        'Chacun pioche un domino, puis tout le monde regarde ; et ainsi de suite.',
      ],
    },
  },
  engineOrder: {
    title: 'Ordre des locomotives',
    values: {
      descending: ['La plus haute d’abord', 'La locomotive baisse d’un nombre à chaque manche.'],
    },
  },
  starterFirst: {
    title: 'Qui commence la première manche',
    values: {
      engineHolder: ['Qui a la locomotive', 'Qui pose la locomotive commence la première manche.'],
      random: ['Tirage au sort', 'Une place tirée au sort commence la première manche.'],
      drawHighest: ['Le plus haut domino tiré', 'Chacun tire un domino ; le plus lourd commence.'],
      seat0: ['La première place', 'La première place commence la première manche.'],
    },
  },
  starterNext: {
    title: 'Qui commence les manches suivantes',
    values: {
      engineHolder: ['Qui a la locomotive', 'Qui pose la locomotive commence la manche.'],
      rotateClockwise: ['La place suivante', 'À chaque manche, la place suivante commence.'],
      previousWinner: [
        'Qui a gagné la dernière',
        'Qui a terminé en premier commence la manche suivante ; après une manche bloquée, c’est la place suivante.',
      ],
    },
  },
  turnDirection: {
    title: 'Sens du jeu',
    values: {
      clockwise: ['Sens horaire', 'On joue dans le sens des aiguilles d’une montre.'],
      counterclockwise: [
        'Sens antihoraire',
        'On joue dans le sens inverse des aiguilles d’une montre.',
      ],
    },
  },
  matchRounds: { title: 'Manches d’une partie', values: {} },
  winner: {
    title: 'Qui gagne la partie',
    values: {
      lowestTotal: ['Le total le plus bas', 'Le total le plus bas gagne la partie.'],
      highestTotal: ['Le total le plus haut', 'Le total le plus haut gagne la partie.'],
    },
  },
  tieBreak: {
    title: 'En cas d’égalité',
    values: {
      shared: ['Partagée', 'À égalité, on se partage la victoire.'],
      mostRoundsWon: [
        'Le plus de manches gagnées',
        'À égalité, gagne qui a le plus souvent terminé en premier.',
      ],
      extraRound: [
        'Une manche de plus',
        'À égalité, on joue une manche de plus avec le plus haut double.',
      ],
    },
  },
} satisfies Partial<OptionsInWords>;
