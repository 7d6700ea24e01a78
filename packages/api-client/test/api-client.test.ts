import { ApiClient, ApiError, NetworkError } from '@fairshare/api-client';
import { json, type LocalServer, startLocalServer } from './local-server';

let server: LocalServer;
let client: ApiClient;

beforeEach(async () => {
  server = await startLocalServer();
  client = new ApiClient(server.url);
});
afterEach(() => server.close());

const joinGroup = (options = {}) => client.call('POST /api/groups/join', { body: { shareCode: 'ABC234' }, ...options });
const answerWith = (status: number, body: unknown, headers?: Record<string, string>) => {
  server.respond = (response) => json(response, status, body, headers);
};
const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('it succeeded');
    },
    (error: unknown) => error,
  );

describe('a request', () => {
  it('when a call has parameters and a query, then the path has them', async () => {
    await client.call('GET /api/combined-payout-results/:groupId', { params: { groupId: 'a/b c' }, query: { gameStateId: 's 1', pointsGameId: undefined } });
    expect(server.last()).toMatchObject({ method: 'GET', url: '/api/combined-payout-results/a%2Fb%20c?gameStateId=s+1', body: '' });
    await client.call('DELETE /api/groups/:id/custom-cards/:cardId', { params: { id: 'g1', cardId: 'c1' } });
    expect(server.last()).toMatchObject({ method: 'DELETE', url: '/api/groups/g1/custom-cards/c1' });
  });

  it('when a call has a body, then it is sent as JSON', async () => {
    await joinGroup();
    expect(server.last().headers['content-type']).toBe('application/json');
    expect(JSON.parse(server.last().body)).toEqual({ shareCode: 'ABC234' });
    await client.call('POST /api/trial/start');
    expect(server.last().headers['content-type']).toBeUndefined();
    expect(server.last().body).toBe('');
  });

  it('when a call reads or writes, then it carries the cookies', async () => {
    const call = jest.spyOn(globalThis, 'fetch');
    await client.call('GET /api/groups');
    await joinGroup();
    expect(call.mock.calls.map(([, init]) => init?.credentials)).toEqual(['include', 'include']);
    call.mockRestore();
  });

  it('when a write is sent, then it carries an idempotency key', async () => {
    await joinGroup();
    await joinGroup();
    await joinGroup({ idempotencyKey: 'mine' });
    await client.call('GET /api/groups');
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys.slice(2)).toEqual(['mine', undefined]);
  });

  it('when a call says which version it must still have, then If-Match names it', async () => {
    await client.call('DELETE /api/games/:id', { params: { id: 's1' }, ifMatch: 3 });
    expect(server.last().headers['if-match']).toBe('"3"');
  });

  it('when a call is aborted, then it fails with an AbortError', async () => {
    const controller = new AbortController();
    server.respond = () => controller.abort();
    const error = await failure(client.call('GET /api/groups', { signal: controller.signal }));
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});

describe('an answer', () => {
  it('when the answer is a 204, then the call returns undefined', async () => {
    server.respond = (response) => void response.writeHead(204).end();
    await expect(client.call('DELETE /api/games/:id', { params: { id: 's1' } })).resolves.toBeUndefined();
  });

  it('when nobody answers, then the call fails with a NetworkError', async () => {
    await server.close();
    expect(await failure(client.call('GET /api/groups'))).toBeInstanceOf(NetworkError);
  });

  it('when a captive portal answers, then the call fails with a NetworkError', async () => {
    server.respond = (response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Clubhouse Wi-Fi</html>');
    expect(await failure(client.call('GET /api/groups'))).toBeInstanceOf(NetworkError);
  });
});

describe('a refusal', () => {
  it('when a call is refused, then the message has status and body', async () => {
    const body = { message: 'Group name is required', code: 'INVALID_INPUT', requestId: 'r1', issues: [{ path: 'name', message: 'Group name is required' }] };
    answerWith(400, body);
    const error = await failure(joinGroup());
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `400: ${JSON.stringify(body)}`,
      status: 400,
      code: 'INVALID_INPUT',
      userMessage: 'Group name is required',
      issues: body.issues,
      requestId: 'r1',
      retryAfter: null,
    });
  });

  it('when a refusal has no body, then its message has the status text', async () => {
    server.respond = (response) => void response.writeHead(502, 'Bad Gateway').end();
    expect(await failure(joinGroup())).toMatchObject({ message: '502: Bad Gateway', userMessage: 'Bad Gateway', code: null, issues: [] });
  });

  it('when a refusal is not JSON, then its body is kept as text', async () => {
    server.respond = (response) => void response.writeHead(503, 'Service Unavailable').end('away');
    expect(await failure(joinGroup())).toMatchObject({ message: '503: away', userMessage: 'Service Unavailable' });
  });

  it('when a refusal has Retry-After, then it says the seconds', async () => {
    answerWith(429, { message: 'Too many attempts' }, { 'Retry-After': '17' });
    expect(await failure(joinGroup())).toMatchObject({ retryAfter: 17 });
    const before = Date.now();
    answerWith(503, { message: 'Away' }, { 'Retry-After': new Date(before + 60_000).toUTCString() });
    const { retryAfter } = (await failure(joinGroup())) as ApiError;
    expect(retryAfter).toBeGreaterThan(57 - (Date.now() - before) / 1000);
    expect(retryAfter).toBeLessThanOrEqual(60);
    answerWith(503, { message: 'Away' }, { 'Retry-After': 'soon' });
    expect(await failure(joinGroup())).toMatchObject({ retryAfter: null });
  });
});

describe('versions', () => {
  it('when a write names versions, then later requests name the highest', async () => {
    answerWith(200, {}, { 'X-Versions': 'games/s1=5, groups/g1=2' });
    await joinGroup();
    expect(server.last().headers['x-at-least']).toBeUndefined();
    answerWith(200, {}, { 'X-Versions': 'games/s1=4' });
    await joinGroup();
    await client.call('GET /api/groups');
    expect(server.last().headers['x-at-least']).toBe('groups/g1=2, games/s1=5');
  });

  it('when a notice names a version, then later requests name it as well', async () => {
    client.seen.note([{ kind: 'games', id: 's1', version: 7 }]);
    await client.call('GET /api/groups');
    expect(server.last().headers['x-at-least']).toBe('games/s1=7');
  });

  it('when more than 16 versions are seen, then a request names the latest 16', async () => {
    for (let n = 1; n <= 20; n += 1) client.seen.note([{ kind: 'games', id: `s${n}`, version: 1 }]);
    client.seen.note([{ kind: 'games', id: 's1', version: 1 }]);
    await client.call('GET /api/groups');
    const named = String(server.last().headers['x-at-least']).split(', ');
    expect(named).toHaveLength(16);
    expect(named[0]).toBe('games/s6=1');
    expect(named.at(-1)).toBe('games/s1=1');
  });

  it('when a write names versions, then listeners get them', async () => {
    const written: unknown[] = [];
    const stop = client.onWrite((refs) => written.push(refs));
    answerWith(200, {}, { 'X-Versions': 'groups/g1=2' });
    await joinGroup();
    stop();
    await joinGroup();
    expect(written).toEqual([[{ kind: 'groups', id: 'g1', version: 2 }]]);
  });
});

describe("the server's time", () => {
  const anHourAhead = () => ({ Date: new Date(Date.now() + 3_600_000).toUTCString() });

  it("when a write is refused, then the server's time is taken from the answer", async () => {
    server.respond = (response) => json(response, 400, { message: 'No' }, anHourAhead());
    const before = Date.now();
    await failure(joinGroup());
    // The header has whole seconds.
    expect(Math.abs(client.clock.offset - 3_600_000)).toBeLessThanOrEqual(1000 + Date.now() - before);
  });

  it('when a read is answered, then its time is not taken', async () => {
    answerWith(200, [], anHourAhead());
    await client.call('GET /api/groups');
    expect(client.clock.offset).toBe(0);
  });
});
