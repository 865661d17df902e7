/** A field that has the words to copy in it. */
type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Copies words. On plain http the clipboard is closed: then they are selected in the field that
 * `show` brings and copied the old way. False when that fails, too: they stay selected.
 */
export async function isCopied(words: string, show: () => Promise<Field | null>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    (await show())?.select();
    return document.execCommand('copy');
  }
}
