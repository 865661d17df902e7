/** What the menu of a table says. */
export const menu = {
  share: 'Mit diesem Code mitspielen oder zuschauen',
  leave: 'Tisch verlassen',
  leaveHint: 'Ein Bot spielt für dich weiter. Du kannst zurückkommen.',
  leaveAsked: 'Gehen und einen Bot für dich spielen lassen?',
  standUp: 'Zur Startseite',
  standUpHint: 'Dein Platz bleibt deiner; du kannst zurückkommen.',
  handOnly: 'Nur meine Hand',
  handOnlyHint:
    'Wenn der Tisch auf einem Fernseher zu sehen ist: deine Steine groß, die Züge als Liste.',
  onTvHint: 'Ohne die Steine der anderen, in großer Schrift.',
  endMatch: 'Partie beenden',
  endMatchHint: 'Für alle. Die bisherigen Punkte bleiben stehen.',
  endMatchAsked: 'Die Partie für alle beenden?',
  seatToBot: (name: string) => `Einen Bot für ${name} spielen lassen`,
  takeSeatOf: (name: string) => `${name} ablösen`,
  takeSeatLater: 'Nach dieser Runde kannst du den Platz eines Bots übernehmen.',
  claimSeat: (name: string) => `Den Platz von ${name} zurückholen`,
  claimSeatHint:
    'Wenn du das bist und dieser Browser den Platz verloren hat. Der Gastgeber entscheidet.',
  claimSeatAsked: (name: string) => `Den Gastgeber um den Platz von ${name} bitten?`,
  hostTools: 'Gastgeber',
} as const;
