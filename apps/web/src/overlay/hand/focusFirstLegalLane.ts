/** Puts the keyboard on the first train that takes the lifted tile. */
export function focusFirstLegalLane(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('.end-button, .lane.is-legal .lane-button')?.focus();
  });
}
