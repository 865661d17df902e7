/** `pnpm dev`: the server restarts and the page reloads when a source changes. */
import { spawn } from 'node:child_process';

const COMMANDS = [
  'node --watch --watch-preserve-output apps/server/src/main.ts',
  'pnpm --filter @roundhouse/web dev',
];

const children = COMMANDS.map((command) => spawn(command, { shell: true, stdio: 'inherit' }));
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
