import type { VNode } from 'preact';
import { expect, test } from 'vitest';
import { text } from '../../text/text.ts';
import { LockNote, LockSwitch } from './Lock.tsx';

interface Props {
  readonly checked?: boolean;
  readonly onChange?: (event: { readonly currentTarget: { checked: boolean } }) => void;
  readonly children?: unknown;
}

/** The first child of an element. */
function firstIn(node: unknown): VNode<Props> {
  const { children } = (node as VNode<Props>).props;
  return (Array.isArray(children) ? children[0] : children) as VNode<Props>;
}

test.each([true, false])('the switch asks for what was tapped and shows what is: %s', (locked) => {
  const asked: boolean[] = [];
  const { props } = firstIn(LockSwitch({ locked, onChange: (wanted) => asked.push(wanted) }));
  const box = { checked: !locked };
  props.onChange?.({ currentTarget: box });
  expect([props.checked, asked, box.checked]).toEqual([locked, [!locked], locked]);
});

test('everybody is told that a table is locked, and nothing while it is open', () => {
  expect(JSON.stringify(LockNote({ locked: true }))).toContain(text.lobby.locked);
  expect(JSON.stringify(LockNote({ locked: false }))).not.toContain(text.lobby.locked);
});
