import fc from 'fast-check';

/**
 * Properties are tried from a fixed seed, so that a test run says the same twice.
 * `ROUNDHOUSE_SEED` gives another one.
 */
fc.configureGlobal({ seed: Number(process.env['ROUNDHOUSE_SEED'] ?? 1) });
