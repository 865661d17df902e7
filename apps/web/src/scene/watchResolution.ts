/**
 * Calls `changed` whenever the window moves to a screen with another resolution or is zoomed.
 * Gives back the function that ends it.
 */
export function watchResolution(changed: () => void): () => void {
  let query: MediaQueryList | null = null;
  const listen = () => {
    query?.removeEventListener('change', onChange);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', onChange);
  };
  const onChange = () => {
    listen();
    changed();
  };
  listen();
  return () => query?.removeEventListener('change', onChange);
}
