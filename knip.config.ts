import type { KnipConfig } from 'knip';

const config: KnipConfig = {
  // A type may be exported to name what a function takes or returns.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.{mjs,ts}'],
      project: ['scripts/**/*.{mjs,ts}', '*.ts'],
      ignoreDependencies: ['@swc/core'], // dependency-cruiser's parser
      ignoreBinaries: ['apt-get'],
    },
    'packages/testkit': {
      entry: ['src/cli/*.ts'],
      ignoreBinaries: ['nginx', 'openssl'], // a tool runs a real proxy
    },
    'apps/server': {
      entry: ['src/cli/match.ts'],
      ignoreBinaries: ['mount', 'umount'], // a test fills a small disk
      ignoreDependencies: ['colyseus'], // the whole; its parts are imported one by one
    },
    'apps/web': {
      entry: [
        'demo/main.ts',
        'demo/vite.config.ts',
        'e2e/**/*.ts',
        'bench/*.ts',
        'worker/worker.ts',
      ],
    },
  },
};

export default config;
