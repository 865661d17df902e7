import { expect, test } from 'vitest';
import { FIRST_SETTINGS, isMotionReduced, readSettings, themeNow } from './settings.ts';

test('settings of another version keep what is still known', () => {
  expect(readSettings({ autoPass: false, theme: 'purple', gone: 1 })).toEqual({
    ...FIRST_SETTINGS,
    autoPass: false,
  });
});

test('nonsense in the memory of the browser is no settings', () => {
  expect(readSettings('x')).toEqual(FIRST_SETTINGS);
});

test('a volume that is none falls back to the first one, and silence is a volume', () => {
  for (const volume of [-1, 101, Number.NaN, '50', null]) {
    expect(readSettings({ volume }).volume).toBe(FIRST_SETTINGS.volume);
  }
  expect(readSettings({ volume: 0, sound: 'turn' })).toMatchObject({ volume: 0, sound: 'turn' });
});

test('the device decides until the player does', () => {
  expect(themeNow('auto', true)).toBe('dark');
  expect(themeNow('light', true)).toBe('light');
  expect(isMotionReduced('auto', true)).toBe(true);
  expect(isMotionReduced('full', true)).toBe(false);
});
