/** Comment jouer. */
export const guide = {
  title: 'Comment jouer',
  intro:
    'Chacun a des dominos en main et les pose sur la table, à tour de rôle. Qui n’a plus de domino en premier gagne la manche.',
  byRules: 'Selon quelles règles ?',
  byTable: (name: string) => `Voici comment on joue à cette table (${name}).`,
  lamp: 'À la table, la lampe à côté de ta main dit ce que valent tes dominos et lequel poser, sauf si l’hôte ne veut pas de conseils.',
  practise: 'Essayer contre des bots',
  parts: {
    start: {
      title: 'Le départ',
      says: (pip: number) =>
        `Au milieu se trouve un double, ici ${pip}–${pip}. On l’appelle la locomotive. Chaque train y commence, avec un domino qui montre aussi ${pip}.`,
    },
    train: {
      title: 'Ton train',
      says: 'À ton tour, tu poses un domino au bout de ton train. Là où deux dominos se touchent, ils montrent le même nombre.',
    },
    draw: {
      title: 'Rien ne convient ?',
      says: 'Les dominos que personne n’a reçus sont en tas, face cachée. Ce tas s’appelle la pioche.',
    },
    marker: {
      title: 'Le marqueur',
      says: 'Le marqueur est une petite locomotive. Là où il se trouve sur un train, tout le monde peut poser : les autres sur le tien, et toi sur le leur.',
    },
    mexican: {
      title: 'Le train mexicain',
      says: (pip: number) =>
        `Un train de plus n’est à personne, et tout le monde peut toujours y poser. Lui aussi commence par ${pip}.`,
    },
    doubles: {
      title: 'Les doubles',
      says: 'Un domino avec deux fois le même nombre est un double. Il se pose en travers et demande à être couvert par un domino.',
    },
    out: {
      title: 'La fin',
      says: 'Qui pose le dernier domino de sa main termine la manche pour tous. Elle finit aussi quand personne ne peut continuer.',
    },
    score: {
      title: 'Les points',
      says: 'Alors tu comptes les points des dominos qui te restent. Sur ces deux-là, il y en a 4\u00a0+\u00a03\u00a0+\u00a01\u00a0+\u00a00\u00a0=\u00a08.',
    },
  },
} as const;
