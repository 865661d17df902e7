/** Puts the keyboard on the tile of the hand at which the Tab key stops. */
export function focusHand(): void {
  document.querySelector<HTMLElement>('.hand-tile[tabindex="0"]')?.focus();
}
