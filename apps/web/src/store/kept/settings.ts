import { effect, signal } from '@preact/signals';
import { isRecord } from '../../connection/record.ts';
import { isLanguage, type Language } from '../../text/language.ts';
import { matching } from './matching.ts';
import { readStored, writeStored } from './storage.ts';

/** Looks of the table: green baize, slate, or what the system asks for. */
export const THEMES = ['auto', 'light', 'dark'] as const;
/** One of the themes. */
export type Theme = (typeof THEMES)[number];

/** Looks of the tiles: those that suit the table, or always the same. */
export const TILES = ['auto', 'ivory', 'ebony', 'ink'] as const;
/** One of the looks of tiles. */
type Tiles = (typeof TILES)[number];

/** How much may move: what the system asks for, everything, or next to nothing. */
export const MOTIONS = ['auto', 'full', 'reduced'] as const;
/** One of the amounts of movement. */
export type Motion = (typeof MOTIONS)[number];

/** What is heard: everything, only the call to the own turn, or nothing. */
export const HEARINGS = ['all', 'turn', 'off'] as const;
/** One of the amounts of sound. */
type Hearing = (typeof HEARINGS)[number];

/** What a player has chosen for this browser. */
export interface Settings {
  /** After a draw that brought nothing the client passes by itself. */
  readonly autoPass: boolean;
  /** A second tap on a tile with one legal place plays it there. */
  readonly secondTapPlays: boolean;
  /** Every play waits for a yes. */
  readonly confirmPlays: boolean;
  /** Single letters are commands while the table has the keyboard. */
  readonly letterKeys: boolean;
  /** Tiles show numbers instead of pips. */
  readonly numerals: boolean;
  /** Only the own hand and a list of trains: the table is on a TV beside it. */
  readonly handOnly: boolean;
  readonly sound: Hearing;
  /** From 0 to 100. */
  readonly volume: number;
  /** The own turn is called in a page that is hidden as well. */
  readonly calledAway: boolean;
  /** The device shakes when it is the own turn, and when a move is refused. */
  readonly vibration: boolean;
  readonly motion: Motion;
  readonly theme: Theme;
  readonly tiles: Tiles;
  /** The language of the page; `auto` is the first of the browser's that there is. */
  readonly language: Language | 'auto';
}

/** A setting that is on or off. */
export type Flag =
  | 'autoPass'
  | 'secondTapPlays'
  | 'confirmPlays'
  | 'letterKeys'
  | 'numerals'
  | 'handOnly'
  | 'calledAway'
  | 'vibration';

const KEY = 'roundhouse.settings';

/** What a browser begins with. */
export const FIRST_SETTINGS: Settings = {
  autoPass: true,
  secondTapPlays: true,
  confirmPlays: false,
  letterKeys: true,
  numerals: false,
  handOnly: false,
  sound: 'all',
  volume: 60,
  calledAway: true,
  vibration: true,
  motion: 'auto',
  theme: 'auto',
  tiles: 'auto',
  language: 'auto',
};

/** Reads stored settings; what is missing or unknown falls back to the first settings. */
export function readSettings(value: unknown): Settings {
  if (!isRecord(value)) return FIRST_SETTINGS;
  const flag = (name: Flag) =>
    typeof value[name] === 'boolean' ? value[name] : FIRST_SETTINGS[name];
  return {
    autoPass: flag('autoPass'),
    secondTapPlays: flag('secondTapPlays'),
    confirmPlays: flag('confirmPlays'),
    letterKeys: flag('letterKeys'),
    numerals: flag('numerals'),
    handOnly: flag('handOnly'),
    sound: HEARINGS.find((hearing) => hearing === value['sound']) ?? FIRST_SETTINGS.sound,
    volume: readVolume(value['volume']),
    calledAway: flag('calledAway'),
    vibration: flag('vibration'),
    motion: MOTIONS.find((motion) => motion === value['motion']) ?? FIRST_SETTINGS.motion,
    theme: THEMES.find((theme) => theme === value['theme']) ?? FIRST_SETTINGS.theme,
    tiles: TILES.find((tiles) => tiles === value['tiles']) ?? FIRST_SETTINGS.tiles,
    language: isLanguage(value['language']) ? value['language'] : FIRST_SETTINGS.language,
  };
}

function readVolume(value: unknown): number {
  const isVolume = typeof value === 'number' && value >= 0 && value <= 100;
  return isVolume ? value : FIRST_SETTINGS.volume;
}

/** The settings of this browser. */
export const settings = signal<Settings>(readStored(KEY, readSettings) ?? FIRST_SETTINGS);

/** Changes some settings and keeps them. */
export function changeSettings(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
  writeStored(KEY, settings.value);
}

/** The theme to draw with now. */
export function themeNow(chosen: Theme, systemIsDark: boolean): 'light' | 'dark' {
  if (chosen !== 'auto') return chosen;
  return systemIsDark ? 'dark' : 'light';
}

/** True when things should not fly about. */
export function isMotionReduced(chosen: Motion, systemReduces: boolean): boolean {
  return chosen === 'auto' ? systemReduces : chosen === 'reduced';
}

const systemIsDark = matching('(prefers-color-scheme: dark)');
const systemReduces = matching('(prefers-reduced-motion: reduce)');
const systemForces = matching('(forced-colors: active)');

/** The theme on screen, from the settings and the system. */
export function currentTheme(): 'light' | 'dark' {
  return themeNow(settings.value.theme, systemIsDark.value);
}

/** The look of the tiles that is set; null: the one that suits the table. */
export function currentTiles(): Exclude<Tiles, 'auto'> | null {
  const { tiles } = settings.value;
  return tiles === 'auto' ? null : tiles;
}

/** True while the system gives every page the colours that its user has chosen. */
export function coloursAreForced(): boolean {
  return systemForces.value;
}

/** True when tiles show numbers: the player, or the system's colours, ask for it. */
export function showsNumerals(): boolean {
  return settings.value.numerals || systemForces.value;
}

/** Whether motion is reduced now, from the settings and the system. */
export function motionIsReduced(): boolean {
  return isMotionReduced(settings.value.motion, systemReduces.value);
}

/** Keeps the page's theme and motion equal to the settings. Call once, at start. */
export function applySettings(root: HTMLElement): void {
  effect(() => {
    root.dataset['theme'] = currentTheme();
    root.dataset['motion'] = motionIsReduced() ? 'reduced' : 'full';
  });
}
