import { networkInterfaces } from 'node:os';
import { createApp } from './app.ts';
import { configFrom } from './config.ts';
import { greeting } from './greeting.ts';
import { createLog } from './log.ts';

/** How long a shutdown may take before it is cut short. */
const SHUTDOWN_MS = 10_000;

const config = configFrom(process.env);
const log = createLog(process.env['LOG_LEVEL'] ?? 'info');
const app = createApp({ config, log });
const port = await app.listen(config.port, config.host).catch((err: unknown) => {
  log.fatal({ err }, `cannot listen on port ${config.port}; PORT chooses another`);
  process.exit(1);
});
log.info({ host: config.host, port }, 'listening');
const isOnNetwork = ['0.0.0.0', '::'].includes(config.host);
process.stdout.write(greeting(port, isOnNetwork ? networkInterfaces() : {}));

let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(exitCode), SHUTDOWN_MS).unref();
  await app.stop();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop(0));
}
for (const trouble of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(trouble, (err: unknown) => {
    log.fatal({ err }, trouble);
    void stop(1);
  });
}
