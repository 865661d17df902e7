import type { OptionsInWords } from '../../rulebook.ts';

/** The options of a turn, in words. */
export const turn = {
  mustPlay: {
    title: 'Un domino qui va',
    values: {
      true: ['Doit être joué', 'Si tu peux jouer, tu dois jouer : ni pioche ni passe.'],
    },
  },
  drawRule: {
    title: 'Piocher',
    values: {
      one: ['Un domino', 'Si tu ne peux pas jouer, tu pioches un domino.'],
      untilPlayable: [
        'Jusqu’à ce qu’un aille',
        'Si tu ne peux pas jouer, tu pioches jusqu’à ce qu’un domino aille.',
      ],
    },
  },
  drawAllowance: {
    title: 'Pioches dans un tour',
    values: {
      perPlay: [
        'De nouveau après chaque domino',
        'Chaque domino posé te rend le droit de piocher.',
      ],
      perTurn: ['Une fois par tour', 'Tu ne pioches qu’à un moment de ton tour.'],
    },
  },
  drawnTile: {
    title: 'Un domino pioché qui va',
    values: {
      must: ['Doit être joué', 'Un domino pioché qui va doit être joué.'],
      may: [
        'Peut être gardé',
        'Un domino pioché qui va peut être gardé ; alors tu mets ton marqueur.',
      ],
    },
  },
  markerPlacement: {
    title: 'Quand on met un marqueur',
    values: {
      anyFailedTurn: [
        'À chaque tour manqué',
        'Tu mets ton marqueur après chaque tour que tu n’as pas pu finir.',
      ],
      emptyBoneyardOnly: [
        'Rien à piocher, ou pas couvert',
        'Tu mets ton marqueur s’il n’y avait rien à piocher, ou si tu laisses un double à couvrir.',
      ],
    },
  },
  markerRemoval: {
    title: 'Quand on enlève un marqueur',
    values: {
      ownerPlaysOwnTrain: [
        'Son propriétaire y joue',
        'Tu enlèves ton marqueur quand tu joues sur ton propre train.',
      ],
      ownerPlaysAnywhere: [
        'Son propriétaire joue n’importe où',
        'Tu enlèves ton marqueur quand tu joues, n’importe où.',
      ],
      anyonePlaysOnTrain: [
        'Quelqu’un y joue',
        'Un marqueur s’enlève quand quelqu’un joue sur ce train.',
      ],
    },
  },
} satisfies Partial<OptionsInWords>;
