import { faceOf, type Face } from './faceOf.ts';

/** The face of a bot, under the cap of a railway; its name stands beside it. */
export function BotFace({ name }: { readonly name: string }) {
  const face = faceOf(name);
  return (
    <svg class="bot-face" viewBox="0 0 32 32" aria-hidden="true">
      <path fill={face.hair} d={BEHIND[face.style]} />
      <circle cx="16" cy="18" r="9" fill={face.skin} />
      <path fill={face.hair} d={BEFORE[face.style]} />
      <circle cx="12.6" cy="17.6" r="1.2" fill="#1d1410" />
      <circle cx="19.4" cy="17.6" r="1.2" fill="#1d1410" />
      {face.style === 'glasses' && (
        <path
          fill="none"
          stroke="#1d1410"
          d="M9.8 17.6a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M16.6 17.6a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0M15.4 17h1.2"
        />
      )}
      <path fill="none" stroke="#1d1410" stroke-linecap="round" d="M13 22.6q3 2 6 0" />
      <path fill={face.cap} d="M7 13c0-6 4-9 9-9s9 3 9 9z" />
      <path fill="#1d1410" d="M5.5 14.6q10.5-5 21 0l-.6 1.2q-9.9-3.4-19.8 0z" />
      <circle cx="16" cy="9" r="1.7" fill="#e7c66a" />
    </svg>
  );
}

/** What is seen of short hair beside a face. */
const SIDES = 'M7 13h18v5h-18z';

/** Hair that falls behind the head. */
const BEHIND: Readonly<Record<Face['style'], string>> = {
  moustache: SIDES,
  beard: SIDES,
  shaven: 'M7 13h18v4h-18z',
  glasses: SIDES,
  bun: 'M7 13h18v6h-18zM22 24a4 4 0 1 1 .1 0z',
  long: 'M5.5 14h21v13q-4 2.5-6-2h-9q-2 4.5-6 2z',
  plaits: 'M7 13h18v6h-18zM4 18q4 0 4 5t-3 5q-3-4-1-10zM28 18q-4 0-4 5t3 5q3-4 1-10z',
  curls: 'M8 15a4 4 0 1 0-1 7a4 4 0 1 0 4 3h10a4 4 0 1 0 4-3a4 4 0 1 0-1-7z',
};

/** Hair in the face. */
const BEFORE: Readonly<Partial<Record<Face['style'], string>>> = {
  moustache: 'M10.5 22q2.5-2.8 5.5-1.4q3-1.4 5.5 1.4q-3 1-5.5-.2q-2.5 1.2-5.5.2z',
  beard: 'M7.2 19q1 9 8.8 9t8.8-9q-1.3 3-4 2.6q-2-1-4.8-.4q-2.8-.6-4.8.4q-2.7.4-4-2.6z',
};
