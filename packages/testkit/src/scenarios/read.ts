import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';

/** The entries of a scenario file as they stand there, unchecked; or why there are none. */
export type ScenarioFile =
  | { readonly ok: true; readonly entries: readonly unknown[] }
  | { readonly ok: false; readonly reason: string };

/** Reads a file of scenarios. A file without entries is no file of scenarios. */
export function readScenarios(path: string): ScenarioFile {
  try {
    return parseScenarios(readFileSync(path, 'utf8'));
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Reads scenarios from text. A key that stands twice is an error, as every other slip of YAML. */
export function parseScenarios(text: string): ScenarioFile {
  const document = parseDocument(text);
  const [error] = [...document.errors, ...document.warnings];
  if (error !== undefined) return { ok: false, reason: error.message };
  const entries: unknown = document.toJS();
  if (!Array.isArray(entries)) return { ok: false, reason: 'there is no list of entries' };
  if (entries.length === 0) return { ok: false, reason: 'there are no entries' };
  return { ok: true, entries };
}
