/** What the menu of a table says. */
export const menu = {
  share: 'Únete o mira con este código',
  leave: 'Dejar la mesa',
  leaveHint: 'Un bot sigue jugando por ti. Puedes volver.',
  leaveAsked: '¿Irte y dejar que un bot juegue por ti?',
  standUp: 'Ir al inicio',
  standUpHint: 'Tu asiento sigue siendo tuyo; puedes volver.',
  handOnly: 'Solo mi mano',
  handOnlyHint:
    'Cuando la mesa se ve en un televisor: tus fichas en grande y los trenes en una lista.',
  onTvHint: 'Sin las fichas de nadie, en letras grandes.',
  endMatch: 'Terminar la partida',
  endMatchHint: 'Para todos. Los puntos hechos hasta ahora cuentan.',
  endMatchAsked: '¿Terminar la partida para todos?',
  seatToBot: (name: string) => `Que un bot juegue por ${name}`,
  takeSeatOf: (name: string) => `Relevar a ${name}`,
  takeSeatLater: 'Cuando acabe esta ronda podrás ocupar el asiento de un bot.',
  claimSeat: (name: string) => `Recuperar el sitio de ${name}`,
  claimSeatHint: 'Si eres tú y este navegador ha perdido el sitio. Decide el anfitrión.',
  claimSeatAsked: (name: string) => `¿Pedir al anfitrión el sitio de ${name}?`,
  hostTools: 'Anfitrión',
} as const;
