/** Runs tsc on every tsconfig of the workspace, a few at a time, and prints what each one says. */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const projects = globSync(
  ['scripts', 'packages/*', 'apps/*'].map((dir) => `${dir}/tsconfig*.json`),
);
let failedCount = 0;

async function worker() {
  for (let project = projects.pop(); project !== undefined; project = projects.pop()) {
    const { code, output } = await tsc(project);
    if (code === 0) continue;
    failedCount += 1;
    console.log(`${project}\n${output}`);
  }
}

function tsc(project: string): Promise<{ code: number | null; output: string }> {
  const child = spawn('tsc', ['-p', project]);
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

if (projects.length === 0) throw new Error('no tsconfig found');
await Promise.all(Array.from({ length: availableParallelism() }, worker));
process.exitCode = failedCount === 0 ? 0 : 1;
