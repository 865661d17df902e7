import type { OptionsInWords, PresetsInWords } from '../rulebook.ts';

/** Every option in words. */
export const options: OptionsInWords = {
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
        'Tant qu’un double est ouvert, les places suivantes doivent le couvrir et ne peuvent jouer nulle part ailleurs.',
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
};

/** The rule systems by their names. */
export const presets: PresetsInWords = {
  roundhouse: {
    title: 'Roundhouse',
    summary: 'Les règles de la maison : le mélange le moins surprenant pour une soirée en ligne.',
  },
  pagat: {
    title: 'Pagat',
    summary:
      'Un train d’ouverture entier, les doubles dans l’ordre de pose, la locomotive dans la main de quelqu’un.',
  },
  puremco: {
    title: 'Puremco',
    summary:
      'La feuille de la boîte : un domino par tour, plusieurs doubles, et on tape au dernier domino.',
  },
  yoriFlexible: {
    title: 'Yorimichi, souple',
    summary: 'Couvre ton double ou joue ailleurs ; deux doubles si tu as de quoi couvrir.',
  },
  yoriImmediate: {
    title: 'Yorimichi, couvrir aussitôt',
    summary: 'Qui pose un double le couvre aussitôt.',
  },
  mtWindows: {
    title: 'Mexican Train pour Windows',
    summary: 'Double-neuf, autant de doubles que possible, et n’oublie pas « tchou-tchou ».',
  },
  howTo: {
    title: 'Mode d’emploi en ligne',
    summary: 'Un train d’ouverture entier ; tous les doubles dus se couvrent en un tour.',
  },
  wikipedia: {
    title: 'Wikipédia',
    summary: 'Un domino par tour, et un double se couvre aussitôt.',
  },
  tournament: {
    title: 'Trois branches (comme en tournoi)',
    summary:
      'Un double sur un train personnel demande trois dominos ; oublier de taper en coûte deux.',
  },
};
