import { isCopied } from '../overlay/parts/copying.ts';

/** What became of something to share; `shown`: it can only be selected by hand. */
export type Sent = 'shared' | 'copied' | 'saved' | 'shown';

/**
 * Shares a text, or copies it where the browser does not share. On plain http neither is allowed:
 * then the text is selected in the field that `show` brings and copied the old way; failing that,
 * it stays selected.
 */
export async function sendText(
  words: string,
  show: () => Promise<HTMLTextAreaElement | null>,
): Promise<Sent> {
  if ('share' in navigator && (await isShared({ text: words }))) return 'shared';
  return (await isCopied(words, show)) ? 'copied' : 'shown';
}

/** Shares a picture as a file, or saves it where the browser does not share files. */
export async function sendPicture(picture: Blob, words: string): Promise<Sent> {
  const file = new File([picture], PICTURE_NAME, { type: picture.type });
  const data = { files: [file], text: words };
  const canShare = 'canShare' in navigator && navigator.canShare(data);
  if (canShare && (await isShared(data))) return 'shared';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
  return 'saved';
}

/** What the picture is called where it is saved. */
const PICTURE_NAME = 'roundhouse-result.png';
/** Some browsers read the picture a good while after the click. */
const KEPT_MS = 60_000;

/**
 * Opens the browser's own sheet for sharing. False when the browser cannot; true also when the player
 * closed the sheet without sharing.
 */
async function isShared(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
