import { openApiDocument, type JsonSchema, type Operation } from '@fairshare/contracts/openapi';
import type { Chance } from './chance';
import { TEXTS, spoiled, valueOf, written, type KnownIds } from './values';
import type { Said } from './wire';

/** The session with which requests are sent, and the ids they may use. */
export interface Target {
  readonly host: string;
  readonly cookie: string;
  readonly ids: KnownIds;
}

/** Bytes for one connection. */
type Attack = (chance: Chance, target: Target) => Buffer;

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** Calls that would end the session of the other requests. */
const LAST_CALLS = ['logout', 'login', 'register', 'deleteAccount'];

const CALLS: readonly Call[] = Object.entries(openApiDocument().paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) => (LAST_CALLS.includes(operation.operationId) ? [] : [{ method: method.toUpperCase(), path, operation }])),
);

const CRLF = '\r\n';
const MEGABYTE = 1024 * 1024;

/** A request as raw bytes; header values are sent unchanged. */
function request(method: string, path: string, headers: readonly string[], body: Buffer | string = ''): Buffer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
  return Buffer.concat([Buffer.from([`${method} ${path} HTTP/1.1`, ...headers, '', ''].join(CRLF), 'utf8'), bytes]);
}

const usual = ({ host, cookie }: Target, ...more: string[]): string[] => [`Host: ${host}`, `Cookie: ${cookie}`, 'Connection: close', ...more];
const json = (body: Buffer | string): string[] => ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`];

/** The path of a call, with ids that exist or not. */
function pathOf({ path, operation }: Call, chance: Chance, ids: KnownIds): string {
  const known = operation.tags[0] === 'games' || operation.tags[0] === 'settlement' ? [...(ids.gameId ?? []), ...(ids.groupId ?? [])] : (ids.groupId ?? []);
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (chance.oneIn(8)) return encodeURIComponent(chance.pick(TEXTS).slice(0, 200).replaceAll('\ud800', ''));
    return name === 'hole' ? String(1 + chance.below(20)) : chance.pick(ids[name] ?? known);
  });
}

const bodySchemaOf = ({ operation }: Call): JsonSchema | undefined => operation.requestBody?.content['application/json']?.schema;

/** A call of the API with an invalid body or query. */
const spoiledCall: Attack = (chance, target) => {
  const call = chance.pick(CALLS);
  const schema = bodySchemaOf(call);
  const query = chance.oneIn(3)
    ? `?${chance.pick(['limit', 'cursor', 'gameStateId', 'mode', 'q', '__proto__', 'a[b]', 'limit=1&limit'])}=${encodeURIComponent(chance.pick(TEXTS).slice(0, 300).replaceAll('\ud800', ''))}`
    : '';
  const path = pathOf(call, chance, target.ids) + query;
  if (!schema) return request(call.method, path, usual(target));
  const value = valueOf(schema, chance, target.ids);
  const body = written(chance.oneIn(5) ? value : spoiled(value, chance));
  return request(call.method, path, usual(target, ...json(body)), body);
};

/** A body that does not match its headers. */
const oddBody: Attack = (chance, target) => {
  const call = chance.pick(CALLS.filter(bodySchemaOf));
  const body = chance.pick<() => Buffer>([
    () => chance.bytes(chance.below(4_000)),
    () => Buffer.from('{"a":'),
    () => Buffer.from('\ufeff{}'),
    () => Buffer.from('"text"'),
    () => Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
    () => (chance.oneIn(20) ? Buffer.alloc(3 * MEGABYTE, 'a') : Buffer.from('[]')),
    () => (chance.oneIn(20) ? Buffer.from(`{"name":"${'a'.repeat(MEGABYTE - 20)}"}`) : Buffer.alloc(0)),
  ])();
  const type = chance.pick([
    'application/json',
    'application/json; charset=utf-7',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
    'x'.repeat(500),
  ]);
  const encoding = chance.oneIn(4) ? [`Content-Encoding: ${chance.pick(['gzip', 'br', 'deflate', 'zstd', 'identity, gzip'])}`] : [];
  return request(call.method, pathOf(call, chance, target.ids), usual(target, `Content-Type: ${type}`, `Content-Length: ${body.length}`, ...encoding), body);
};

const PATHS: readonly string[] = [
  '/api/../internal/aggregates/accounts',
  '/api/%2e%2e/internal/aggregates/accounts',
  '/internal/aggregates/accounts',
  '//internal/session',
  '/api//groups',
  '/api/groups/..;/internal',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cwindows',
  '/api/groups/%00',
  '/api/groups/%',
  '/api/groups/%zz',
  '/api/groups/%ff%fe',
  '/%c0%ae%c0%ae/',
  '/api/groups/\u202e',
  '/remotes/../../secret',
  '/remotes/game/%2e%2e/%2e%2e/package.json',
  '/.env',
  '/.git/config',
  '/api',
  '/api/',
  '/API/AUTH/USER',
  '/api/auth/user/',
  '/api/auth/user#x',
  '/api/auth/user?x=%',
  '*',
  '',
  'http://elsewhere.example/api/groups',
  'elsewhere.example:80',
  '/metrics',
  '/healthz/',
  '/readyz?x',
  '/.well-known/jwks.json',
  '/api/docs/../groups',
  `/api/groups/${'a'.repeat(5_000)}`,
  `/api/groups?${'a=b&'.repeat(1_500)}`,
  `/${'a/'.repeat(1_800)}`,
  '/ws/?EIO=4&transport=polling',
  '/ws/?EIO=4&transport=websocket',
];
const METHODS: readonly string[] = ['GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'get', 'G\u0000T', 'GOAWAY'];

/** An unknown path or method. */
const oddPath: Attack = (chance, target) => request(chance.pick(METHODS), chance.pick(PATHS), usual(target));

const HEADERS: readonly ((chance: Chance) => string[])[] = [
  () => ['X-At-Least: games/__proto__=1, accounts/x=999999999999, nonsense'],
  () => [`X-At-Least: ${Array.from({ length: 60 }, (_, index) => `groups/unknown${index}=9`).join(',')}`],
  () => ['If-Match: "banana"'],
  () => ['If-Match: "1", "2"'],
  (chance) => [`Idempotency-Key: ${chance.pick(['', 'a'.repeat(300), 'caf\u00e9', 'key'])}`],
  () => [`Cookie: at-least.games.__proto__=1; at-least.=; at-least.groups.${'g'.repeat(300)}=1; session=`],
  () => ['Cookie: ' + 'a=b; '.repeat(800)],
  () => ['Authorization: Bearer not.a.token', 'X-User-Id: admin', 'X-Internal-Token: yes', 'X-Forwarded-For: 127.0.0.1, ::1', 'X-Forwarded-Host: elsewhere.example'],
  () => ['Origin: null'],
  () => ['Origin: https://elsewhere.example', 'Sec-Fetch-Site: cross-site'],
  () => ['Expect: 100-continue'],
  () => ['Expect: 418-teapot'],
  () => ['Range: bytes=0-18446744073709551615'],
  () => [`Accept: ${'*/*,'.repeat(900)}`],
  () => ['Connection: content-length, host, cookie'],
  () => ['TE: trailers, gzip'],
  () => [`X-Big: ${'a'.repeat(20_000)}`],
  () => Array.from({ length: 1_200 }, (_, index) => `X-${index}: a`),
  () => ['X-Bad Name: a'],
  () => [': a'],
  () => ['X-Fold: a', ' folded'],
  () => ['X-Nul: a\u0000b'],
  () => ['Host: elsewhere.example'],
  () => ['If-None-Match: ' + 'W/"x",'.repeat(500)],
  () => ['traceparent: 00-zz-zz-zz', 'X-Request-Id: ../../'],
  (chance) => [
    `X-Random: ${chance
      .bytes(60)
      .toString('latin1')
      .replace(/[\r\n]/g, ' ')}`,
  ],
];

/** Headers that are wrong or oversized. */
const oddHeaders: Attack = (chance, target) => {
  const call = chance.pick(CALLS);
  const schema = bodySchemaOf(call);
  const body = schema ? written(valueOf(schema, chance, target.ids)) : '';
  return request(call.method, pathOf(call, chance, target.ids), usual(target, ...(schema ? json(body) : []), ...chance.pick(HEADERS)(chance)), body);
};

const HIDDEN = 'GET /internal/aggregates/accounts HTTP/1.1\r\nHost: x\r\nX-Hidden: ';

/** A request with two possible ends (request smuggling). */
const smuggled: Attack = (chance, target) => {
  const hidden = `${HIDDEN}y\r\n\r\n`;
  const chunked = `0\r\n\r\n${hidden}`;
  const [headers, body] = chance.pick<readonly [readonly string[], string]>([
    [[`Content-Length: ${chunked.length}`, 'Transfer-Encoding: chunked'], chunked],
    [['Transfer-Encoding: chunked', 'Content-Length: 4'], `5c\r\n${hidden}\r\n0\r\n\r\n`],
    [['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked],
    [['Transfer-Encoding : chunked'], chunked],
    [['Transfer-Encoding:\u000bchunked'], chunked],
    [['Transfer-Encoding: xchunked'], chunked],
    [['Transfer-Encoding: chunked, identity'], chunked],
    [[' Transfer-Encoding: chunked'], chunked],
    [['X: a\nTransfer-Encoding: chunked'], chunked],
    [['Content-Length: 2', `Content-Length: ${hidden.length}`], hidden],
    [['Content-Length: +2'], `{}${hidden}`],
    [['Content-Length: 2, 2'], `{}${hidden}`],
    [['Content-Length: 0x2'], `{}${hidden}`],
    [['Content-Length: -1'], hidden],
    [['Content-Length: 99999999999999999999'], hidden],
    [['Content-Length: 2'], `{}${hidden}`],
    [[], hidden],
    [['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${hidden}`],
    [['Transfer-Encoding: chunked'], `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
    [['Transfer-Encoding: chunked'], `2\r\n{}\r\n0\r\nX-Trailer: ${'a'.repeat(17_000)}\r\n\r\n`],
    [['Transfer-Encoding: chunked'], `2\n{}\n0\n\n${hidden}`],
    [['Upgrade: h2c', 'Connection: Upgrade, HTTP2-Settings', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'], hidden],
    [['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 777'], hidden],
  ]);
  const keepAlive = chance.oneIn(2) ? 'Connection: keep-alive' : 'Connection: close';
  const path = chance.pick(['/api/groups', '/api/auth/login', '/api/points-games', '/ws/?EIO=4&transport=websocket', '/']);
  return request(chance.pick(['POST', 'GET', 'PUT']), path, [`Host: ${target.host}`, `Cookie: ${target.cookie}`, keepAlive, 'Content-Type: application/json', ...headers], body);
};

/** An upgrade to live updates, followed by something else. */
const oddUpgrade: Attack = (chance, target) => {
  const path = chance.pick([
    '/ws/?EIO=4&transport=websocket',
    '/ws/?EIO=9&transport=websocket',
    '/ws/?EIO=4&transport=websocket&sid=unknown',
    '/ws',
    '/api/groups',
    '/ws/../internal',
  ]);
  const key = chance.pick(['dGhlIHNhbXBsZSBub25jZQ==', 'short', '']);
  const headers = [`Host: ${target.host}`, `Cookie: ${target.cookie}`, 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`];
  const frames = chance.pick([
    () => chance.bytes(200),
    () => Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]),
    () => Buffer.from([0x81, 0x02, 0x34, 0x30]),
    () => Buffer.alloc(0),
  ])();
  return request('GET', path, headers, frames);
};

/** Bytes that are no HTTP at all, or only the beginning of it. */
const noise: Attack = (chance, target) =>
  chance.pick<() => Buffer>([
    () => chance.bytes(1 + chance.below(600)),
    () => Buffer.from('\u0016\u0003\u0001\u0002\u0000\u0001', 'latin1'),
    () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    () => Buffer.from('GET /\r\n'),
    () => Buffer.from('GET / HTTP/9.9\r\n\r\n'),
    () => Buffer.from('GET / HTTP/1.0\r\n\r\n'),
    () => Buffer.from('GET / HTTP/1.1\r\n\r\n'),
    () => Buffer.from(`GET / HTTP/1.1\r\nHost: ${target.host}\r\nHost: other\r\nConnection: close\r\n\r\n`),
    () => Buffer.from(`POST /api/groups HTTP/1.1\r\nHost: ${target.host}\r\nContent-Length: 100\r\n\r\n{"na`),
    () => Buffer.from('\r\n'.repeat(3_000)),
    () => Buffer.from(`GET /${' '.repeat(3_000)}`),
    () => Buffer.alloc(0),
  ])();

/** The attacks with their relative frequency. */
const MIX: readonly [Attack, weight: number][] = [
  [spoiledCall, 10],
  [oddBody, 3],
  [oddPath, 3],
  [oddHeaders, 4],
  [smuggled, 3],
  [oddUpgrade, 1],
  [noise, 1],
];
const ATTACKS: readonly Attack[] = MIX.flatMap(([attack, weight]) => Array.from({ length: weight }, () => attack));
const WHOLE: readonly Attack[] = [spoiledCall, oddBody, oddPath, oddHeaders];

/** The next request of a run. */
export function nextAttack(chance: Chance, target: Target): Said {
  const attack = chance.pick(ATTACKS);
  return { bytes: attack(chance, target), whole: WHOLE.includes(attack) };
}
