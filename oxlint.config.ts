import { defineConfig, type OxlintOverride } from 'oxlint';

const TESTS = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'apps/web/e2e/**',
  'packages/{rules,bots}/testing/**',
  'apps/server/src/store/testing/**',
];
const PURE = ['packages/rules/src/**', 'packages/bots/src/**'];
const TOOLS = ['apps/web/bench/*.ts', 'scripts/**', 'packages/testkit/**', 'apps/web/demo/**'];
/** `scenario` plays a position and checks each step. */
const ASSERTIONS = ['expect*', 'fc.assert', 'assert*', 'scenario*'];
/** Nothing but data and sentences, however long. */
const TABLES = [
  'packages/rules/src/optionSpecs.ts',
  'packages/rules/src/presets.ts',
  'apps/web/src/text/{en,de,es,fr}/**',
];

/** Modules with a home: every other place gets the message. */
const HOUSED = {
  pixi: { group: ['pixi.js', 'pixi.js/*'], message: 'Only apps/web/src/scene draws with Pixi.' },
  colyseus: {
    group: ['colyseus', '@colyseus/core', '@colyseus/ws-transport'],
    message: 'Colyseus stays at the door: apps/server/src/room, http, transport, app.ts.',
  },
  express: {
    group: ['express', 'helmet'],
    message: 'Express stays at the door: apps/server/src/http, app.ts.',
  },
  sdk: {
    group: ['@colyseus/sdk', '@colyseus/sdk/*'],
    message: 'Only apps/web/src/connection and packages/testkit speak to a server.',
  },
  shapes: {
    group: ['zod', 'zod/*', '@roundhouse/protocol/shapes'],
    message: 'Shapes are checked on the server; zod never reaches the browser.',
  },
};

type Housed = keyof typeof HOUSED;

/** Places and what they may import; a later place wins over an earlier one. */
const HOMES: readonly { files: string[]; mayImport: readonly Housed[] }[] = [
  { files: ['**'], mayImport: [] },
  { files: ['packages/protocol/src/**', 'apps/server/src/**'], mayImport: ['shapes'] },
  {
    files: ['apps/server/src/{room,http,transport}/**', 'apps/server/src/app.ts'],
    mayImport: ['shapes', 'colyseus', 'express'],
  },
  { files: ['apps/web/src/scene/**'], mayImport: ['pixi'] },
  { files: ['apps/web/src/connection/**'], mayImport: ['sdk'] },
  { files: ['packages/testkit/**'], mayImport: ['shapes', 'colyseus', 'express', 'sdk'] },
];

const DEEP_IMPORT = {
  group: ['@roundhouse/*/src', '@roundhouse/*/src/**'],
  message: "Import what the package exports, e.g. '@roundhouse/rules'.",
};

/** What knows every hand: a player gets a `SeatView`, and can ask for no more. */
const WHOLE_ROUND = {
  group: ['@roundhouse/rules'],
  importNames: [
    'Round',
    'Secret',
    'Match',
    'GameEvent',
    'decide',
    'evolve',
    'startRound',
    'viewFor',
  ],
  message: 'A bot knows what a person at its seat would know: a SeatView.',
};
const TEST_TABLES = {
  group: ['@roundhouse/rules/testing', '**/testing/**'],
  message: 'Written positions and games are for tests.',
};

const homes = HOMES.map(({ files, mayImport }): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: restrictionsOutside(mayImport) }] },
}));

function restrictionsOutside(mayImport: readonly Housed[]) {
  const names = Object.keys(HOUSED) as Housed[];
  return [
    DEEP_IMPORT,
    ...names.filter((name) => !mayImport.includes(name)).map((name) => HOUSED[name]),
  ];
}

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest', 'react', 'jsx-a11y'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'data'],
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    'no-underscore-dangle': ['error', { allow: ['_socket'] }], // what ws calls its TCP socket
    'no-var': 'error',
    'prefer-const': 'error',

    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/switch-exhaustiveness-check': 'error',

    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-named-as-default-member': 'off', // fc is how fast-check is known
    'import/no-unassigned-import': [
      'error',
      { allow: ['**/*.css', '@fontsource*/**', 'pixi.js/*'] },
    ],

    'max-lines': ['error', { max: 300 }],
    'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    'max-params': ['error', { max: 3 }],
    'max-depth': ['error', { max: 3 }],
    'unicorn/filename-case': ['error', { cases: { camelCase: true, pascalCase: true } }],

    'promise/always-return': ['error', { ignoreLastCallback: true }],
    'promise/no-promise-in-callback': 'off', // no Node callbacks here, only listeners
    'typescript/no-unsafe-type-assertion': 'off', // a brand is made by one
    'unicorn/no-array-fill-with-reference-type': 'off', // a canvas fills, too
    'unicorn/consistent-function-scoping': 'off', // a helper may live where it is used
    'react/rules-of-hooks': 'off', // but in apps/web
    'react/react-in-jsx-scope': 'off', // Preact's JSX runtime
    'react/immutability': 'off', // signals are written to
    'react/exhaustive-deps': 'off', // signals are read through .value
    'jsx-a11y/autocomplete-valid': 'off', // does not know nickname
    'jsx-a11y/label-has-associated-control': ['error', { depth: 5 }],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/role-has-required-aria-props': 'off', // a checkbox that is a switch has its own state

    'vitest/expect-expect': ['error', { assertFunctionNames: ASSERTIONS }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  overrides: [
    ...homes,
    {
      files: ['packages/bots/src/**'],
      excludeFiles: TESTS,
      rules: {
        'no-restricted-imports': [
          'error',
          { patterns: [...restrictionsOutside([]), WHOLE_ROUND, TEST_TABLES] },
        ],
      },
    },
    {
      files: PURE,
      excludeFiles: TESTS,
      rules: {
        'no-restricted-globals': ['error', ...impureGlobals()],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'Randomness is an argument.' },
        ],
      },
    },
    {
      files: ['apps/server/src/**'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' }, // threads, not windows
    },
    { files: ['apps/web/src/**'], rules: { 'react/rules-of-hooks': 'error' } },
    { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 80 }] } },
    { files: TABLES, rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' } },
    { files: TOOLS, rules: { 'no-console': 'off' } },
    {
      files: TESTS,
      rules: {
        'max-lines': ['error', { max: 500 }],
        'max-lines-per-function': 'off',
        'vitest/no-standalone-expect': 'off', // scenario() expects on behalf of its test
      },
    },
    { files: ['*.config.ts', '**/*.config.ts'], rules: { 'import/no-default-export': 'off' } },
  ],
});

function impureGlobals() {
  const timers = ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'performance'];
  return ['Date', ...timers, 'crypto', 'process', 'fetch', 'globalThis'].map((name) => ({
    name,
    message: 'Rules and bots are pure: time, randomness and the world are arguments.',
  }));
}
