import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // Exports that only their own file and its tests use are still dead code.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.{mjs,ts}'],
      project: ['scripts/**/*.{mjs,ts}', '*.ts'],
      ignoreDependencies: [
        'node', // the Node that scripts run on
        '@swc/core', // dependency-cruiser's parser
        'oxlint-tsgolint', // oxlint's type-aware half
      ],
    },
    'packages/testkit': { entry: ['src/cli/*.ts'] },
    'apps/server': {
      entry: ['src/main.ts'],
      ignoreDependencies: [
        'colyseus', // the meta package; its parts are imported one by one
      ],
    },
    'apps/web': { entry: ['src/main.tsx', 'e2e/**/*.ts'] },
  },
};

export default config;
