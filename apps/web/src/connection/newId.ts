/** An id that nothing else has: 96 random bits, at most 24 characters. Works on plain http too. */
export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(3));
  return [...words].map((word) => word.toString(36)).join('-');
}
