/** Exits 0 when the server on this machine says that it is well. */
const response = await fetch(`http://127.0.0.1:${process.env.PORT ?? 2567}/healthz`);
process.exitCode = response.ok ? 0 : 1;
