/**
 * `pnpm -s proxy`: runs the nginx example of docs/operations.md with the nginx and the openssl of this
 * machine, on the loopback, and plays a move through it. Status 1 when something does not hold.
 */
import { lookBehindProxy } from '../proxy/behindProxy.ts';
import { flagsOf } from './flags.ts';
import { lastLine } from './lastLine.ts';

flagsOf('proxy', {});
const findings = await lookBehindProxy();
for (const { what, holds } of findings) console.log(`${holds ? 'holds' : 'FAILS'}  ${what}`);
const failed = findings.filter(({ holds }) => !holds).length;
lastLine('proxy', { passed: findings.length - failed, failed });
process.exit(failed === 0 ? 0 : 1);
