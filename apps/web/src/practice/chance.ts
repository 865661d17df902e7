const WORDS = 2 ** 32;

/**
 * An integer from 0 up to, not including, `bound`, each as likely as the next, out of the browser's
 * chance. A word that would favour small numbers is thrown away.
 */
export function below(bound: number, words: (into: Uint32Array) => void = fill): number {
  const fairEnd = WORDS - (WORDS % bound);
  const drawn = new Uint32Array(1);
  for (;;) {
    words(drawn);
    const [word = 0] = drawn;
    if (word < fairEnd) return word % bound;
  }
}

function fill(into: Uint32Array): void {
  crypto.getRandomValues(into as Uint32Array<ArrayBuffer>);
}
