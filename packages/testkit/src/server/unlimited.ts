import { DEFAULT_CONFIG, NO_LIMITS, type ServerConfig, type TableConfig } from '@roundhouse/server';

/**
 * The usual settings without limits: whoever tests or measures is one address, means a crowd, and plays
 * a match in seconds. `table` says what is different at its tables; the limits have tests of their own.
 */
export function unlimited(table: Partial<TableConfig> = {}): ServerConfig {
  return {
    ...DEFAULT_CONFIG,
    maxMessagesPerSecond: Infinity,
    limits: NO_LIMITS,
    table: { ...DEFAULT_CONFIG.table, ...table },
  };
}
