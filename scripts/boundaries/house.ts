/**
 * The house as data: which package may use which, and on what floor each file stands.
 * Explained in docs/architecture.md; turned into checks by rules.ts.
 */

/** What each package may import, besides itself and what its package.json declares. */
export const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  'packages/rules': [],
  'packages/protocol': ['packages/rules'],
  'packages/bots': ['packages/rules'],
  'apps/server': ['packages/rules', 'packages/protocol', 'packages/bots'],
  'apps/web': ['packages/rules', 'packages/protocol', 'packages/bots'],
  'packages/testkit': [
    'packages/rules',
    'packages/protocol',
    'packages/bots',
    'apps/server',
    'packages/rules/testing',
  ],
};

/** Packages that run in a browser as well: no Node module there. */
export const NODE_FREE = ['packages/rules', 'packages/protocol', 'packages/bots', 'apps/web'];

/** Top floor first. A file may use its own floor and those below, never one above. */
export const FLOORS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/rules/src': [
    ['index'],
    ['matchFacts'],
    ['startRound'],
    ['match'],
    ['decide'],
    ['turnFlow'],
    ['course', 'legal', 'view'],
    ['evolve'],
    ['dealing', 'laying'],
    ['rulebook'],
    ['running', 'notation', 'presets', 'roundFacts', 'lottery'],
    ['event'],
    ['state', 'command', 'refusal', 'options'],
    ['seat', 'optionSpecs'],
    ['specs'],
    ['tile', 'result'],
  ],
  'packages/bots/src': [
    ['index'],
    ['driving'],
    ['players', 'lastTile', 'hints'],
    ['foresight'],
    ['planner', 'botNames', 'rng', 'weights', 'pace'],
  ],
  'apps/server/src': [
    ['main', 'cli'],
    ['app'],
    ['archive', 'dataTrouble'],
    ['http', 'room'],
    ['desk'],
    ['table'],
    ['store', 'thinking'],
    [
      'closing',
      'commandLine',
      'config',
      'limits',
      'log',
      'transport',
      'clock',
      'within',
      'networkAddresses',
      'seeds',
      'greeting',
      'hostsNamed',
      'processTroubles',
    ],
  ],
  'apps/server/src/table': [
    ['index'],
    ['life'],
    ['tools', 'waits'],
    ['play'],
    ['seats'],
    ['record'],
  ],
  'apps/web/src': [
    ['main'],
    ['App'],
    ['screens'],
    ['scores'],
    ['overlay', 'scene'],
    ['store'],
    ['input'],
    ['sound'],
    ['layout', 'timeline'],
    ['text'],
    ['practice', 'demo'],
    ['connection'],
    ['late'],
    ['styles'],
  ],
  'apps/web/src/overlay': [
    ['turn'],
    ['tools'],
    ['sheets'],
    ['questions'],
    ['trains'],
    ['hand'],
    ['hints'],
    ['senses'],
    ['picture'],
    ['labels'],
    ['parts'],
  ],
  'apps/web/src/store': [['table'], ['hand'], ['kept', 'address', 'rules', 'page']],
};

/** Folders that use nothing but the places listed. */
export const CLOSED: Readonly<Record<string, readonly string[]>> = {
  'apps/web/src/layout': ['packages/rules'],
};

/** Neighbours on one floor of which the first does not know the second. */
export const WALLS: readonly (readonly [string, string])[] = [
  ['apps/web/src/scene', 'apps/web/src/overlay'],
];

/** Folders that the browser fetches late: outside, only their gates may be imported by value. */
export const LATE: readonly { folder: string; gates: readonly string[]; load: string }[] = [
  { folder: 'apps/web/src/scene', gates: ['theme', 'contrast', 'art/pips'], load: 'pixi.js' },
];
