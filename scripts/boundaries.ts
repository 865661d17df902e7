/** Checks who imports whom. Red on a broken rule, and on a survey that saw no module at all. */
import { survey } from './boundaries/survey.ts';

const { moduleCount, violations } = await survey(process.cwd());
for (const violation of violations) console.log(violation);
console.log(`${moduleCount} modules, ${violations.length} violations`);
process.exitCode = moduleCount > 0 && violations.length === 0 ? 0 : 1;
