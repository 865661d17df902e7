import type { OptionsInWords } from '../../rulebook.ts';

/** The options of doubles, in words. */
export const doubles = {
  extraTileTarget: {
    title: 'Le domino supplémentaire après un double',
    values: {
      anyLegal: [
        'Partout où c’est permis',
        'Après un double, tu rejoues sur n’importe quel train qui t’est ouvert.',
      ],
      openDoubleOnly: ['Sur le double', 'Après un double, tu rejoues, sur ce double seulement.'],
      coverFirstElseAny: [
        'Sur le double si possible',
        'Après un double, tu rejoues : sur le double si tu peux, sinon n’importe où.',
      ],
      puremcoChain: [
        'Plusieurs : premier double, mexicain ou autre',
        'Après un double, tu rejoues. Après plusieurs, termine sur le premier, sur le train mexicain ou sur un train qui ne finit pas par un double.',
      ],
    },
  },
  doubleChain: {
    title: 'Doubles dans un tour',
    values: {
      unlimited: [
        'Autant que possible',
        'Tu peux poser dans un tour autant de doubles que tu veux.',
      ],
      single: ['Un seul', 'Tu peux poser un double par tour.'],
      twoIfThirdTileCovers: [
        'Deux, avec de quoi couvrir',
        'Tu ne peux poser un deuxième double qu’avec un troisième domino en main qui couvre l’un des deux.',
      ],
    },
  },
  openDoubleObligation: {
    title: 'Qui doit couvrir un double ouvert',
    values: {
      everyone: [
        'Tout le monde',
        'Tant qu’un double est ouvert, qui joue ensuite doit le couvrir et ne peut jouer nulle part ailleurs.',
      ],
      layerOnly: ['Qui l’a posé', 'Seule la place qui a posé un double ouvert doit le couvrir.'],
      none: ['Personne', 'Personne n’a à couvrir un double ouvert.'],
    },
  },
  coverOrder: {
    title: 'Plusieurs doubles ouverts',
    values: {
      playedOrder: [
        'Dans l’ordre de pose',
        'Plusieurs doubles ouverts se couvrent dans l’ordre où ils ont été posés.',
      ],
      any: ['N’importe lequel', 'Plusieurs doubles ouverts se couvrent dans n’importe quel ordre.'],
      reverse: ['Le dernier d’abord', 'Plusieurs doubles ouverts se couvrent en sens inverse.'],
    },
  },
  coverOrderBindsLayer: {
    title: 'Le domino qui conclut son propre tour',
    values: {
      false: [
        'N’importe lequel',
        'Dans le même tour, tu peux couvrir n’importe lequel des doubles que tu viens de poser.',
      ],
      true: [
        'Le premier',
        'Dans le même tour, tu ne peux couvrir que le premier des doubles que tu viens de poser.',
      ],
    },
  },
  coversPerTurn: {
    title: 'Doubles couverts dans un tour',
    values: {
      one: ['Un', 'Couvrir un double finit ton tour.'],
      all: ['Tous ceux qui sont dus', 'Après avoir couvert un double, tu passes au suivant.'],
    },
  },
  exhaustedSuit: {
    title: 'Un double dont le nombre est épuisé',
    values: {
      none: [
        'Bloque toujours',
        'Un double ouvert bloque même quand tous les dominos de son nombre sont sur la table.',
      ],
      releaseBlock: [
        'Ne bloque plus',
        'Un double ouvert ne bloque plus dès que tous les dominos de son nombre sont sur la table.',
      ],
      waiveExtraAndRelease: [
        'Ni supplément ni blocage',
        'Quand tous les dominos de son nombre sont sur la table, un double ne demande rien de plus et ne bloque personne.',
      ],
    },
  },
  lastTileDouble: {
    title: 'Un double en dernier domino',
    values: {
      goesOut: ['Termine', 'Tu peux terminer par un double ; il n’a pas à être couvert.'],
      mustCover: [
        'Doit être couvert',
        'Un double en dernier domino doit aussi être couvert, donc tu pioches.',
      ],
    },
  },
  branches: { title: 'Dominos qui couvrent un double', values: {} },
} satisfies Partial<OptionsInWords>;
