import { request } from 'node:http';
import { Unavailable } from '@fairshare/event-bus';
import { startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { createNotesService } from './support';

describe('a request to any service', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({ services: { groups: createNotesService } });
  });
  afterAll(() => platform.close());

  const call = async (
    method: string,
    path: string,
    { token = platform.tokenFor({ userId: 'ann' }), headers = {}, body }: { token?: string | null; headers?: Record<string, string>; body?: string } = {},
  ) => {
    const answer = await fetch(new URL(path, platform.url('groups')), {
      method,
      headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      body: body ?? null,
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json().catch(() => null) };
  };
  const add = (text: string, headers: Record<string, string> = {}) => call('POST', '/api/notes', { headers, body: JSON.stringify({ text }) });

  it.each([
    ['no token', null],
    ['no token at all', ''],
    ['a token of nobody', 'aaa.bbb.ccc'],
    ['an unsigned token', `${Buffer.from('{"alg":"none","kid":"test"}').toString('base64url')}.${Buffer.from('{"sub":"ann"}').toString('base64url')}.`],
  ])('when a request has %s, then it gets 401 "Unauthorized"', async (_case, token) => {
    const answer = await call('POST', '/api/notes', { token, body: '{"text":"x"}' });
    expect([answer.status, answer.body.message]).toEqual([401, 'Unauthorized']);
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('when a caller has no access, then the answer is 402', async () => {
    expect((await call('GET', '/api/paid/x', { token: platform.tokenFor({ accessUntil: 0 }) })).status).toBe(402);
    expect((await call('GET', '/api/paid/x')).status).toBe(200);
    expect((await call('GET', '/api/admin-only/x')).status).toBe(403);
    expect((await call('GET', '/api/admin-only/x', { token: platform.tokenFor({ role: 'admin' }) })).status).toBe(200);
  });

  it.each([
    ['no JSON', { body: '{"text":', headers: {} }, 400],
    ['a form', { body: 'text=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['a bare string', { body: '"x"', headers: {} }, 400],
    ['over a megabyte', { body: JSON.stringify({ text: 'x'.repeat(1_100_000) }), headers: {} }, 413],
    ['a field of another type', { body: '{"text":7}', headers: {} }, 400],
    ['a bad If-Match', { body: '{"text":"x"}', headers: { 'if-match': 'x' } }, 400],
    ['a bad Idempotency-Key', { body: '{"text":"x"}', headers: { 'idempotency-key': 'a b' } }, 400],
  ])('when a request sends %s, then its refusal has no stack trace', async (_case, options, status) => {
    const answer = await call('POST', '/api/notes', options);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(expect.objectContaining({ message: expect.any(String), code: expect.any(String) }));
    expect(JSON.stringify(answer.body)).not.toMatch(/\bat .+:\d+/);
  });

  it('when a field is wrong, then the answer names it and says why', async () => {
    const answer = await add('');
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', issues: [{ path: 'text', message: 'Text is required' }] });
  });

  it('when a rule is broken, then the 409 has its details', async () => {
    const rule = await call('GET', '/api/fail/rule');
    expect([rule.status, rule.body]).toEqual([409, expect.objectContaining({ code: 'RULE', stored: 7 })]);
    const fault = await call('GET', '/api/fail/fault');
    expect(fault.status).toBe(500);
    expect(JSON.stringify(fault.body)).not.toContain('secret detail');
  });

  it('when something is written, then header and cookie name its version', async () => {
    const cookie = Array.from({ length: 16 }, (_, n) => `at-least.games.s${n}=1`).join('; ');
    const answer = await add('x', { cookie: `other=1; ${cookie}` });
    expect(answer.headers.get('x-versions')).toBe(`groups/${answer.body.id}=1`);
    const set = answer.headers.getSetCookie();
    expect(set).toContain(`at-least.groups.${answer.body.id}=1; Max-Age=15; Path=/; HttpOnly; SameSite=Lax`);
    expect(set.filter((one) => one.includes('Max-Age=0'))).toEqual([expect.stringContaining('at-least.games.s0=')]);
  });

  it('when a request repeats under a key, then it takes effect once', async () => {
    const first = await add('once', { 'idempotency-key': 'k' });
    const again = await add('once', { 'idempotency-key': 'k' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await add('twice', { 'idempotency-key': 'k' })).status).toBe(422);
    const others = await call('POST', '/api/notes', { token: platform.tokenFor({ userId: 'bob' }), headers: { 'idempotency-key': 'k' }, body: '{"text":"once"}' });
    expect(others.body.id).not.toBe(first.body.id);
  });

  it('when If-Match does not name the current version, then 412 follows', async () => {
    const note = (await add('one')).body;
    const change = (etag: string) => call('PUT', `/api/notes/${note.id}`, { headers: { 'if-match': etag }, body: '{"text":"two"}' });
    expect((await change('"9"')).status).toBe(412);
    expect((await change('"1"')).headers.get('etag')).toBe('"2"');
    expect((await change('"1"')).status).toBe(412);
  });

  it('when a request id is good, then it is kept', async () => {
    expect((await add('x', { 'x-request-id': 'given-request-1' })).headers.get('x-request-id')).toBe('given-request-1');
    expect((await add('x', { 'x-request-id': '<script>' })).headers.get('x-request-id')).toMatch(/^[A-Za-z0-9_-]{16}$/);
  });

  it('when an internal call lacks its token, then it gets 401', async () => {
    for (const token of [null, platform.tokenFor({ role: 'admin' })]) {
      expect((await call('GET', '/internal/aggregates/notes', { token })).status).toBe(401);
    }
    await expect(platform.peers.call('groups', 'GET', '/internal/aggregates/notes')).rejects.toMatchObject({ status: 404 });
  });

  it('when the store is closed, then readyz names it', async () => {
    expect((await call('GET', '/healthz', { token: null })).body).toEqual({ status: 'ok' });
    const metrics = await fetch(new URL('/metrics', platform.url('groups')));
    expect(await metrics.text()).toContain('http_request_duration_seconds_bucket');
    await platform.storage('groups').close();
    expect((await call('GET', '/readyz', { token: null })).body).toEqual({ status: 'not ready', missing: 'store' });
    expect((await add('x')).status).toBe(503);
  });

  it.each([
    ['projections', async () => []],
    ['broker', () => Promise.reject(new Unavailable('the broker does not answer'))],
  ])('when a service waits for its %s, then it is not ready', async (missing, lag) => {
    const waiting = await startTestPlatform({
      services: { groups: createNotesService },
      wrapBus: (_service, bus) => ({ ...bus, start: () => bus.start(), close: () => bus.close(), caughtUp: () => false, lag }),
    });
    const answer = await fetch(new URL('/readyz', waiting.url('groups')));
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'not ready', missing }]);
    await waiting.close();
  });

  it('when documents of another release are being indexed, then the service is not ready', async () => {
    const indexing = await startTestPlatform({
      services: { groups: (deps) => createNotesService({ ...deps, storage: { ...deps.storage, isIndexed: async () => false } }) },
    });
    const answer = await fetch(new URL('/readyz', indexing.url('groups')));
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'not ready', missing: expect.stringMatching(/^indexes: /) }]);
    await indexing.close();
  });

  it('when a path is unknown, then the answer is NOT_FOUND', async () => {
    expect((await call('GET', '/api/unknown')).body.code).toBe('NOT_FOUND');
    const odd = await new Promise<number>((resolve) => {
      const { hostname, port } = new URL(platform.url('groups'));
      request({ hostname, port, path: '/api/notes/%E0%A4%A', method: 'PUT' }, (answer) => resolve(answer.statusCode ?? 0)).end();
    });
    expect([400, 401]).toContain(odd);
  });
});
