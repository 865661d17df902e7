import type { OptionsInWords } from '../../rulebook.ts';

/** The options of the opening turn, in words. */
export const opening = {
  openingTurn: {
    title: 'Tour d’ouverture',
    values: {
      single: ['Un tour comme un autre', 'Le premier tour est un tour comme un autre.'],
      ownTrainFull: [
        'Un train entier',
        'Au premier tour, tu peux poser à la suite autant de dominos que tu veux sur ton propre train.',
      ],
      ownTrainSingle: [
        'Un domino, son propre train',
        'Le premier tour se limite à un domino, sur ton propre train.',
      ],
    },
  },
  openingMayStopEarly: {
    title: 'Arrêter un train d’ouverture',
    values: {
      true: [
        'Quand tu veux',
        'Tu peux arrêter ton train d’ouverture même si tu pouvais continuer.',
      ],
      false: ['Seulement si rien ne va', 'Ton train d’ouverture continue tant qu’un domino va.'],
    },
  },
  openingNoStarter: {
    title: 'Ouverture sans domino de départ',
    values: {
      markNoDraw: [
        'Marqueur, sans piocher',
        'Sans domino de départ, tu mets ton marqueur et ne pioches pas.',
      ],
      drawThenMark: [
        'Piocher une fois',
        'Sans domino de départ, tu en pioches un ; s’il ne va pas non plus, tu mets ton marqueur.',
      ],
      drawUntilStarter: [
        'Piocher jusqu’à en avoir un',
        'Sans domino de départ, tu pioches jusqu’à en avoir un.',
      ],
    },
  },
  openingDoubleEnd: {
    title: 'Train d’ouverture qui finit par un double',
    values: {
      deferred: [
        'Il attend',
        'Un double à la fin d’un train d’ouverture n’engage personne avant que tous aient ouvert.',
      ],
      immediate: [
        'Il engage aussitôt',
        'Un double à la fin d’un train d’ouverture doit être couvert par la place suivante.',
      ],
      forbidden: [
        'Pas tant qu’on peut continuer',
        'Tu ne peux pas finir par un double tant que tu as un domino pour continuer.',
      ],
    },
  },
  goOutInOpening: {
    title: 'Terminer dès l’ouverture',
    values: {
      immediate: [
        'Finit la manche',
        'Terminer avec le train d’ouverture finit la manche aussitôt.',
      ],
      finishOpeningRound: [
        'Les autres ouvrent encore',
        'Si quelqu’un termine à l’ouverture, chaque place qui n’a pas eu de tour en a encore un.',
      ],
    },
  },
  mexicanTrainStart: {
    title: 'Commencer le train mexicain',
    values: {
      anyTurn: ['À tout moment', 'Qui a un domino de départ peut commencer le train mexicain.'],
      afterOwnOpening: [
        'Pas à ton premier tour',
        'Tu peux commencer le train mexicain une fois ton tour d’ouverture passé.',
      ],
      afterOwnTrain: [
        'Après ton propre train',
        'Tu peux commencer le train mexicain dès que ton propre train a un domino.',
      ],
      none: ['Pas de train mexicain', 'Il n’y a pas de train mexicain.'],
    },
  },
  requireOwnTrainFirst: {
    title: 'Son propre train d’abord',
    values: {
      false: ['Non', 'Tu peux jouer ailleurs avant que ton train ait un domino.'],
      true: ['Oui', 'Tant que ton train n’a pas de domino, tu ne peux jouer nulle part ailleurs.'],
    },
  },
  othersMayStartMarkedTrain: {
    title: 'Commencer le train marqué de quelqu’un d’autre',
    values: {
      true: [
        'Permis',
        'Tout le monde peut poser le premier domino du train d’un autre, s’il a un marqueur.',
      ],
      false: [
        'Son propriétaire seul',
        'Le premier domino d’un train revient à son propriétaire, marqueur ou pas.',
      ],
    },
  },
} satisfies Partial<OptionsInWords>;
