import { createHash } from 'node:crypto';
import type { Finding } from './finding.ts';
import type { Viewer } from './viewer.ts';

/** A text that must not leave the server, in every form in which it might. */
interface Secret {
  readonly text: string;
  readonly forms: readonly Buffer[];
}

/**
 * Seeds of decks, keys to other seats and their hashes are long and random: for them, and only for
 * them, looking through raw bytes proves something.
 */
export function judgeSecrets(viewer: Viewer, secrets: readonly string[]): readonly Finding[] {
  const foreign = secrets.filter((secret) => !viewer.ownTokens.includes(secret)).map(formsOf);
  const { frames, admission, close } = viewer.recording;
  const down = frames.filter(({ direction }) => direction === 'down');
  const texts = [
    ...down.map(({ bytes }) => Buffer.from(bytes)),
    Buffer.from(admission.received),
    Buffer.from(close?.reason ?? ''),
  ];
  return texts.flatMap((bytes, frame) =>
    foreign
      .filter(({ forms }) => forms.some((form) => bytes.includes(form)))
      .map(({ text }): Finding => ({
        part: 'secret',
        viewer: viewer.name,
        frame: frame < down.length ? frame : -1,
        fact: `the secret ${text.slice(0, 6)}…`,
      })),
  );
}

/** The same for the server's own log. */
export function judgeLog(lines: readonly string[], secrets: readonly string[]): readonly Finding[] {
  return secrets.map(formsOf).flatMap(({ text, forms }) =>
    lines
      .filter((line) => forms.some((form) => Buffer.from(line).includes(form)))
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
  return { text, forms: [Buffer.from(text), Buffer.from(hash), ...bytes] };
}
