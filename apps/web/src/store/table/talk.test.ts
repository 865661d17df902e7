import type { ReadonlySignal } from '@preact/signals';
import type { TableSnapshot } from '@roundhouse/protocol';
import { expect, test } from 'vitest';
import type { Answer } from '../../connection/connection.ts';
import { fakeConnection } from '../../demo/FakeConnection.ts';
import { Talk } from './talk.ts';

function talkAtTable(): Talk {
  const connection = fakeConnection({ names: ['Ana', 'Björn'], seed: 2 });
  return new Talk(connection, connection.snapshot as ReadonlySignal<TableSnapshot>);
}

test.each<[Answer, boolean, string | undefined]>([
  [{ kind: 'done' }, true, undefined],
  [{ kind: 'refused', refusal: { code: 'notHost' } }, false, 'Only the host may do that.'],
  [{ kind: 'unanswered' }, false, 'That did not reach the table. Try again.'],
])(
  'of an answer like %o one hears what became of the request',
  async (answer, isDone, sentence) => {
    const talk = talkAtTable();
    expect(await talk.answered(Promise.resolve(answer))).toBe(isDone);
    expect(talk.notice.value?.sentence).toBe(sentence);
  },
);
