import { h, type ComponentChildren, type VNode } from 'preact';
import { expect, test, vi } from 'vitest';
import { GONE_REASONS } from '../connection/connection.ts';
import { text } from '../text/text.ts';
import { wayOn } from './ends.ts';

/** The page reads its address as soon as it is loaded. */
async function loadPages() {
  vi.stubGlobal('location', { pathname: '/t/KQX7MB', reload: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  return import('./GonePage.tsx');
}

/** The form keeps what is typed, so it lives only in a page that is shown. */
vi.mock('./JoinByCode.tsx', () => ({
  JoinByCode: () => h('form', null, h('button', null, text.home.join)),
}));

/** Every element of a page of simple parts, from the outside in. */
function elementsOf(node: ComponentChildren): readonly VNode<Props>[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf);
  if (typeof node !== 'object' || node === null || !('type' in node)) return [];
  const element = node as VNode<Props>;
  const { type, props } = element;
  if (typeof type === 'string') return [element, ...elementsOf(props.children)];
  return elementsOf((type as (own: Props) => ComponentChildren)(props));
}

interface Props {
  readonly children?: ComponentChildren;
}

function wordsOf(node: ComponentChildren): string {
  if (typeof node === 'string') return node;
  if (Array.isArray(node)) return node.map(wordsOf).join(' ');
  return typeof node === 'object' && node !== null && 'props' in node
    ? wordsOf((node as VNode<Props>).props.children)
    : '';
}

/** The words of a page, and those on its buttons. */
function read(page: ComponentChildren) {
  const elements = elementsOf(page);
  const all = elements.map(({ props }) => wordsOf(props.children));
  const buttons = elements
    .filter(({ type }) => type === 'button')
    .map(({ props }) => wordsOf(props.children));
  return { words: all.join(' '), buttons };
}

const nothing = () => undefined;

test.each(GONE_REASONS)(
  'a connection that ended as %s has a sentence, home and the code',
  async (why) => {
    const { GonePage } = await loadPages();
    const page = h(GonePage, { code: 'KQX7MB', why, onDoor: nothing, onAgain: nothing });
    const { words, buttons } = read(page);
    expect(words).toContain(text.connection.ends[why].title);
    expect(words).toContain(text.connection.ends[why].sentence);
    expect(words).toContain('KQX 7MB');
    expect(buttons.at(-1)).toBe(text.connection.goHome);
    expect(buttons.length).toBe(wayOn(why) === 'none' ? 1 : 2);
  },
);

test('a seat that is played elsewhere can be taken back, or left for home and the code', async () => {
  const { MovedPage } = await loadPages();
  const { words, buttons } = read(h(MovedPage, { code: 'KQX7MB', onTakeBack: nothing }));
  expect(words).toContain('You are playing elsewhere');
  expect(words).toContain('KQX 7MB');
  expect(buttons).toEqual(['Play here', 'Go home']);
});
