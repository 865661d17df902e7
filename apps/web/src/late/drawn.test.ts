import { beforeEach, expect, test } from 'vitest';
import { onceDrawn, tableIsDrawn } from './drawn.ts';

beforeEach(() => void (tableIsDrawn.value = false));

/** Waits for the table, and hears what is done and undone. */
function waiting() {
  const heard: string[] = [];
  const takeBack = onceDrawn(() => {
    heard.push('done');
    return () => void heard.push('undone');
  });
  return { heard, takeBack };
}

test('something waits until the table can be seen, is done once, and undone with the wish', () => {
  const { heard, takeBack } = waiting();
  expect(heard).toEqual([]);
  tableIsDrawn.value = true;
  expect(heard).toEqual(['done']);
  takeBack();
  expect(heard).toEqual(['done', 'undone']);
});

test('a table that can be seen is not waited for', () => {
  tableIsDrawn.value = true;
  expect(waiting().heard).toEqual(['done']);
});

test('a wish that was taken back in time is forgotten', () => {
  const { heard, takeBack } = waiting();
  takeBack();
  tableIsDrawn.value = true;
  expect(heard).toEqual([]);
});
