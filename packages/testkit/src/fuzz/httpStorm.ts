import { openTable } from '../raw/http.ts';
import { httpObjection } from './httpJudge.ts';
import { probe } from './httpProbe.ts';
import { oddHttpRequest } from './requests.ts';
import { accuse, goesOn, ownLine, type FuzzRun } from './run.ts';
import { count } from './tally.ts';

/** Requests that are on their way at the same time. */
const LINES = 6;
/** Requests for one table; it is forgotten when nobody comes. */
const REQUESTS_PER_TABLE = 200;

/** Sends so many odd requests and judges every answer. */
export async function stormHttp(run: FuzzRun, requests: number): Promise<void> {
  const { tally } = run;
  const quota = { left: requests };
  const ask = async (line: FuzzRun) => {
    let code = '';
    for (let sent = 0; goesOn(line) && quota.left > 0; sent += 1) {
      quota.left -= 1;
      if (sent % REQUESTS_PER_TABLE === 0) code = await tableCode(line);
      await askOnce(line, code);
      tally.http += 1;
    }
  };
  await Promise.all(Array.from({ length: LINES }, () => ask(ownLine(run))));
}

async function tableCode(run: FuzzRun): Promise<string> {
  const opened = await openTable(run.server.place, { name: 'Eve' }).catch(() => null);
  return opened?.code ?? 'NNNNNN';
}

async function askOnce(run: FuzzRun, code: string): Promise<void> {
  const { dice, server, tally, patienceMs } = run;
  const mark = `mark${dice.below(2 ** 31).toString(36)}q`;
  const request = oddHttpRequest({ dice, mark, code });
  const answer = await probe(server.place, request, patienceMs);
  count(tally.statuses, answer?.status ?? -1);
  const objection = httpObjection(request, answer, mark);
  if (objection !== null) accuse(run, objection.kind, objection.fact);
}
