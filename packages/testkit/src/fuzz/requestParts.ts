// Lists of words for odd requests. MARK stands for a word that no answer may repeat, CODE for a table.

/** Methods, known and unknown. */
export const METHODS = words(
  'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE PURGE PROPFIND M-SEARCH CONNECT QUERY get GËT XYZZY',
);

/** Addresses that a Colyseus server has or might have. */
export const PATHS = words(`
  / /healthz /api /api/ /api/tables /api/tables/CODE /t/CODE /assets/ /assets/main-abc123.js
  /matchmake /matchmake/joinById/CODE /__healthcheck /index.html /favicon.svg /colyseus /monitor
  /playground /__apidocs /MARK`);

/** What may follow on an address. */
export const TAILS = words(`
  ?MARK ?x=MARK&x[__proto__]=1 /MARK ;MARK %00MARK #MARK /%ff%feMARK /%c0%aeMARK /%u002eMARK /%MARK %
  /__proto__ /constructor /toString // /. /üMARK /<script>MARK</script> /'"--MARK /\u0001
  /MARK%0d%0aset-cookie:a=b /${'a'.repeat(3_000)}MARK`);

/** Where a climb begins, the step, and what it hopes to reach. */
export const CLIMBS = {
  starts: words('/ /assets/ /t/ /api/tables/ /matchmake/joinById/'),
  steps: words(String.raw`../ ..%2f %2e%2e/ %2e%2e%2f ..\ ..%5c ....// .%00./`),
  targets: words('canary.txt .env .git etc/passwd web/.env web/../.env'),
};

/** Methods and rooms of the matchmaking. */
export const MATCHMAKING = {
  methods: words(`
    joinById joinById joinById create join joinOrCreate reconnect __proto__ constructor
    exposedMethods controller MARK`),
  rooms: words('CODE CODE MARK table __proto__ ..%2fMARK %00 %MARK'),
};

/** Bodies that are no JSON, or none that anybody wants. */
export const BODIES: readonly string[] = [
  ...words('{ [ " {"name":"MARK" {"name":}MARK {}{} MARK 1e9999 "\\ud800" ÿþ{} {"__proto__":1}'),
  '\u0000',
  ' ',
  '[[[['.repeat(1_000),
  '{"a":'.repeat(800),
];

/** Headers that say of a body what it is. */
export const BODY_TYPES = lines(`
  content-type: application/json
  content-type: application/json
  content-type: application/json
  content-type: application/json; charset=utf-7
  content-type: application/json; charset=MARK
  content-type: text/plain
  content-type: multipart/form-data; boundary=x`);

/** Single headers that somebody might trust. */
export const HEADERS = lines(`
  host: MARK
  origin: http://MARK
  origin: null
  origin: http://fuzz
  x-forwarded-proto: ://
  x-forwarded-proto: https
  x-forwarded-for: MARK
  forwarded: for=MARK
  range: bytes=9-
  expect: 100-continue
  expect: MARK
  content-encoding: gzip
  content-length: -1
  content-length: 1e3
  accept: \u0001
  accept-encoding: gzip;q=nan
  if-none-match: *
  if-modified-since: MARK
  te: trailers
  authorization: Bearer MARK`);

/** Values for the headers of an upgrade. */
export const UPGRADES = {
  upgrade: lines('websocket\nwebsocket\nh2c\nWebSocket, h2c\nMARK'),
  connection: lines('Upgrade\nkeep-alive, Upgrade\nclose'),
  'sec-websocket-key': words('dGhlIHNhbXBsZSBub25jZQ== short MARK'),
  'sec-websocket-version': words('13 13 8 99 x'),
  'sec-websocket-protocol': ['a', 'a,'.repeat(900), ', ,', 'MARK'],
  'sec-websocket-extensions': lines('permessage-deflate\nconstructor\n; ;\nx; a="\nMARK'),
};

/** Hardly HTTP at all. */
export const BROKEN_HEADS: readonly string[] = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET /MARK\r\n\r\n',
  'GET  /  HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\n: MARK\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: a\r\n folded: MARK\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}',
  'POST /api/tables HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nMARK',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  'GET http://MARK/ HTTP/1.1\r\nhost: MARK\r\nconnection: close\r\n\r\n',
];

/** Not finished: the server waits for the rest, for some seconds. */
export const HALF_SAID: readonly string[] = [
  '\r\n\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: fuzz\r\n',
  'GET /healthz HTTP/1.1\r\nhost: fuzz\r\ntransfer-encoding: chunked\r\n\r\n',
  'POST /api/tables HTTP/1.1\r\nhost: fuzz\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
];

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/u);
}

function lines(text: string): readonly string[] {
  return text.trim().split(/\n\s*/u);
}
