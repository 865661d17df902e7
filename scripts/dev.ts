/** `pnpm dev`: the server restarts and the page reloads when a source changes; both end together. */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const { PORT = '2567' } = process.env;

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
  }),
  spawn(resolve('apps/web/node_modules/.bin/vite'), {
    cwd: 'apps/web',
    env: { SERVER_URL: `http://localhost:${PORT}`, ...process.env },
    stdio: 'inherit',
  }),
];

for (const child of children) child.on('exit', stopAll);
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);

function stopAll() {
  for (const child of children) child.kill();
}
