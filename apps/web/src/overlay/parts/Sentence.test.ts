import type { VNode } from 'preact';
import { expect, test } from 'vitest';
import { moves as de } from '../../text/de/moves.ts';
import { moves as en } from '../../text/en/moves.ts';
import { moves as es } from '../../text/es/moves.ts';
import { moves as fr } from '../../text/fr/moves.ts';
import { Sentence } from './Sentence.tsx';

/** What stays together at the end of a line. */
function wholes(words: string): readonly unknown[] {
  const { children } = Sentence({ words }).props as { readonly children: readonly unknown[] };
  return children
    .filter((part): part is VNode<{ readonly children: unknown }> => typeof part === 'object')
    .map(({ props }) => props.children);
}

test('a tile in a sentence is not torn apart', () => {
  expect(wholes('Lay 12–7 or 7–5 on your train.')).toEqual(['12–7', '7–5']);
});

test.each(Object.entries({ en, de, es, fr }))(
  'no example of a move is torn apart in %s',
  (_, said) => {
    expect(wholes(said.typedHint)).toEqual(['12-7 mex', '12-7 ana']);
    expect(wholes(said.typedMove)).toEqual(['12-7 mex']);
  },
);
