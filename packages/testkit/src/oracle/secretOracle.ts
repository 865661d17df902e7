import { createHash } from 'node:crypto';
import { framesDown } from '../raw/recording.ts';
import { readDownFrame, tokenIn } from '../raw/wire.ts';
import type { Finding } from './finding.ts';
import type { Viewer } from './viewer.ts';

/** A text that must not leave the server, in every form in which it might. */
interface Secret {
  readonly text: string;
  /** As it is. */
  readonly plain: Buffer;
  /** What could be made of it; nobody ever needs that. */
  readonly derived: readonly Buffer[];
}

/** Something that was sent. */
interface Sending {
  /** Among those down the socket; -1 for what went beside it. */
  readonly frame: number;
  readonly bytes: Buffer;
  /** The key that it may bring; only a message `seat` brings one. */
  readonly token: string | undefined;
}

/**
 * Seeds of decks, keys to seats and their hashes are long and random: for them, and only for them,
 * looking through raw bytes proves something. The own key comes in the message `seat` and nowhere
 * else; a hash, the own one included, comes nowhere.
 */
export function judgeSecrets(viewer: Viewer, secrets: readonly string[]): readonly Finding[] {
  const forms = secrets.map(formsOf);
  return sendingsTo(viewer).flatMap((sending) =>
    forms
      .filter((secret) => isBetrayed(secret, sending, viewer.ownTokens))
      .map(({ text }): Finding => ({
        part: 'secret',
        viewer: viewer.name,
        frame: sending.frame,
        fact: `the secret ${text.slice(0, 6)}…`,
      })),
  );
}

function sendingsTo({ recording }: Viewer): readonly Sending[] {
  const { admission, close } = recording;
  const beside = [admission.received, close?.reason ?? ''];
  return [
    ...framesDown(recording).map((bytes, frame) => ({
      frame,
      bytes: Buffer.from(bytes),
      token: tokenIn(readDownFrame(bytes)),
    })),
    ...beside.map((text) => ({ frame: -1, bytes: Buffer.from(text), token: undefined })),
  ];
}

function isBetrayed(secret: Secret, sending: Sending, ownTokens: readonly string[]): boolean {
  const { bytes, token } = sending;
  if (secret.derived.some((form) => bytes.includes(form))) return true;
  const isOwnKey = token === secret.text && ownTokens.includes(secret.text);
  return !isOwnKey && bytes.includes(secret.plain);
}

/** The same for the server's own log. */
export function judgeLog(lines: readonly string[], secrets: readonly string[]): readonly Finding[] {
  return secrets.map(formsOf).flatMap(({ text, plain, derived }) =>
    lines
      .filter((line) => [plain, ...derived].some((form) => Buffer.from(line).includes(form)))
      .map((): Finding => ({
        part: 'secret',
        viewer: 'the log',
        frame: -1,
        fact: `the secret ${text.slice(0, 6)}…`,
      })),
  );
}

function formsOf(text: string): Secret {
  const hash = createHash('sha256').update(text).digest('base64url');
  const bytes = /^[0-9a-f]{64}$/u.test(text) ? [Buffer.from(text, 'hex')] : [];
  return { text, plain: Buffer.from(text), derived: [Buffer.from(hash), ...bytes] };
}
