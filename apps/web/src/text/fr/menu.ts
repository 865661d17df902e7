/** What the menu of a table says. */
export const menu = {
  share: 'Rejoins ou regarde avec ce code',
  leave: 'Quitter la table',
  leaveHint: 'Un bot continue pour toi. Tu peux revenir.',
  leaveAsked: 'Partir et laisser un bot jouer pour toi ?',
  standUp: 'Retour à l’accueil',
  standUpHint: 'Ta place reste la tienne ; tu peux revenir.',
  handOnly: 'Ma main seule',
  handOnlyHint:
    'Quand la table est affichée sur une télé : tes dominos en grand et les trains en liste.',
  onTvHint: 'Sans les dominos de personne, en grandes lettres.',
  endMatch: 'Terminer la partie',
  endMatchHint: 'Pour tout le monde. Les points acquis restent.',
  endMatchAsked: 'Terminer la partie pour tout le monde ?',
  seatToBot: (name: string) => `Laisser un bot jouer pour ${name}`,
  takeSeatOf: (name: string) => `Remplacer ${name}`,
  takeSeatLater: 'Cette manche finie, tu pourras prendre la place d’un bot.',
  claimSeat: (name: string) => `Récupérer la place de ${name}`,
  claimSeatHint: 'Si c’est toi et que ce navigateur a perdu la place. L’hôte décide.',
  claimSeatAsked: (name: string) => `Demander à l’hôte la place de ${name} ?`,
  hostTools: 'Hôte',
} as const;
