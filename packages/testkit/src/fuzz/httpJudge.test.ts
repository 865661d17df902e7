import { expect, test } from 'vitest';
import { httpObjection } from './httpJudge.ts';
import { CANARY } from './site.ts';

const MARK = 'markq1w2e3';
const REQUEST = `GET /${MARK} HTTP/1.1`;

test.each([
  ['a page', { status: 200, head: '', body: '<title>Roundhouse</title>' }],
  ['a refusal', { status: 404, head: '', body: '{"error":{"code":"notFound"}}' }],
  ['a house that is full', { status: 503, head: '', body: '{"error":{"code":"tooManyTables"}}' }],
  ['no table', { status: 522, head: '', body: '{"code":522,"error":"noSuchTable"}' }],
  ['a closed connection', { status: 0, head: '', body: '' }],
  [
    'a policy',
    { status: 200, head: `csp: connect-src 'self' ws://${MARK} wss://${MARK};`, body: '' },
  ],
])('%s is a fair answer', (_what, answer) => {
  expect(httpObjection(REQUEST, answer, MARK)).toBeNull();
});

test.each([
  ['no answer', null, 'hang'],
  ['an error', { status: 500, head: '', body: '' }, 'http'],
  ['a bad gateway', { status: 502, head: '', body: '' }, 'http'],
  ['a busy house without a code', { status: 503, head: '', body: 'busy' }, 'http'],
  [
    'an unknown status of Colyseus',
    { status: 526, head: '', body: '{"code":526,"error":"x"}' },
    'http',
  ],
  ['a status of Colyseus on another page', { status: 522, head: '', body: '<html>' }, 'http'],
  ['a stack', { status: 400, head: '', body: 'at parse (/srv/app.ts:12:3)' }, 'http'],
  ['a path of a module', { status: 400, head: '', body: '/x/node_modules/y' }, 'http'],
  ['a file from outside', { status: 200, head: '', body: CANARY }, 'http'],
  ['its own words', { status: 404, head: '', body: `Cannot GET /${MARK}` }, 'echo'],
  ['its own words, louder', { status: 404, head: '', body: MARK.toUpperCase() }, 'echo'],
  ['its own words in a header', { status: 301, head: `Location: /${MARK}`, body: '' }, 'echo'],
])('%s is not', (_what, answer, kind) => {
  expect(httpObjection(REQUEST, answer, MARK)?.kind).toBe(kind);
});
