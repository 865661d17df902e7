import { USUAL_MANNERS, type Manners } from '@roundhouse/protocol';
import type { VNode } from 'preact';
import { expect, test } from 'vitest';
import { text } from '../../text/text.ts';
import { MannersForm } from './MannersForm.tsx';

interface ChoiceProps {
  readonly title: string;
  readonly mayChoose: boolean;
  readonly onChoose: (value: string) => void;
}

function choicesOf(node: unknown): readonly VNode<ChoiceProps>[] {
  const { children } = (node as VNode<{ readonly children: readonly VNode<ChoiceProps>[] }>).props;
  return children.filter(({ props }) => 'onChoose' in props);
}

test('a choice of pace leaves the hints as they are, and the other way round', () => {
  const asked: Manners[] = [];
  const form = MannersForm({
    manners: USUAL_MANNERS,
    mayChoose: true,
    onChange: (manners) => asked.push(manners),
  });
  const [pace, hints] = choicesOf(form);
  pace?.props.onChoose('slow');
  hints?.props.onChoose('off');
  expect(asked).toEqual([
    { pace: 'slow', hints: 'request' },
    { pace: 'normal', hints: 'off' },
  ]);
});

test('whoever is not the host reads both, and what the hints mean', () => {
  const form = MannersForm({ manners: USUAL_MANNERS, mayChoose: false, onChange: () => {} });
  expect(choicesOf(form).map(({ props }) => props.mayChoose)).toEqual([false, false]);
  expect(JSON.stringify(form)).toContain(text.manners.hintNotes.request);
});
