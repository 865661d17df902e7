import type { OptionsInWords } from '../../rulebook.ts';

/** The options of how rounds end and what they cost, in words. */
export const ending = {
  blockRule: {
    title: 'Une manche bloquée',
    values: {
      allPassed: [
        'Tous ont passé',
        'Quand la pioche est vide, la manche finit dès que tous ont passé à la suite.',
      ],
      noLegalMove: [
        'Personne ne peut jouer',
        'Quand la pioche est vide, la manche finit dès que tous ont passé et que personne ne peut jouer.',
      ],
    },
  },
  lastTileCall: {
    title: 'Annoncer le dernier domino',
    values: {
      none: ['Pas demandé', 'Personne n’a à annoncer son dernier domino.'],
      tap: ['Taper', 'Qui finit son tour avec un domino doit taper sur la table.'],
      chooChoo: ['Tchou-tchou', 'Qui finit son tour avec un domino doit dire « tchou-tchou ».'],
    },
  },
  callDeadline: {
    title: 'Annoncer jusqu’à ce que',
    values: {
      nextPlayerPlays: [
        'La place suivante joue',
        'Tu peux annoncer jusqu’à ce que la place suivante ait joué.',
      ],
      nextPlayerEndsTurn: [
        'Le tour suivant finisse',
        'Tu peux annoncer jusqu’à la fin du tour de la place suivante.',
      ],
    },
  },
  callEnforcement: {
    title: 'Une annonce oubliée',
    values: {
      challenge: [
        'Doit être remarquée',
        'Une annonce oubliée ne compte que si une autre place la dénonce.',
      ],
      auto: ['Faite pour toi', 'L’annonce est faite pour toi.'],
      off: ['Sans effet', 'Une annonce oubliée n’a aucun effet.'],
    },
  },
  callPenalty: {
    title: 'Pénalité pour un oubli',
    values: {
      none: ['Aucune', 'Une annonce oubliée ne coûte rien.'],
      drawOne: ['Piocher un domino', 'Une annonce oubliée coûte un domino.'],
      drawTwo: ['Piocher deux dominos', 'Une annonce oubliée coûte deux dominos.'],
    },
  },
  callPenaltyEmpty: {
    title: 'Pénalité quand la pioche est vide',
    values: {
      none: ['Aucune', 'S’il n’y a rien à piocher, il n’y a pas de pénalité.'],
      skipNextTurn: ['Perdre un tour', 'S’il n’y a rien à piocher, tu perds ton prochain tour.'],
    },
  },
  scoring: {
    title: 'Décompte',
    values: {
      penaltyPips: [
        'Les points restants comptent contre toi',
        'Chacun compte les points qui lui restent en main.',
      ],
      winnerTakesPips: [
        'Le gagnant les prend',
        'Qui termine en premier prend les points de tous les autres.',
      ],
    },
  },
  positiveBlocked: {
    title: 'Manche bloquée, si le gagnant prend les points',
    values: {
      none: ['Personne ne marque', 'Dans une manche bloquée, personne ne prend les points.'],
      lowestTakes: [
        'La main la plus légère',
        'Dans une manche bloquée, la main la plus légère prend les points des autres.',
      ],
    },
  },
  doubleBlankPoints: {
    title: 'Ce que coûte le double blanc',
    values: {
      null: ['Ses points', 'Le double blanc ne coûte rien de particulier.'],
      25: ['25 points', 'Le double blanc coûte 25 points.'],
      50: ['50 points', 'Le double blanc coûte 50 points.'],
    },
  },
  blankHalfPoints: {
    title: 'Ce que coûte une moitié blanche',
    values: {
      0: ['Rien', 'Une moitié blanche ne coûte rien.'],
      25: ['25 points', 'Chaque moitié blanche coûte 25 points.'],
    },
  },
} satisfies Partial<OptionsInWords>;
