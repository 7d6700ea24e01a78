import type * as Contracts from '@fairshare/contracts';
import { allRoutes } from '@fairshare/contracts';
import { startTestGateway, type TestGateway } from './support';

/** Adds a call that exists only in its contract, below its own prefix. */
jest.mock('@fairshare/contracts', () => {
  const contracts = jest.requireActual<typeof Contracts>('@fairshare/contracts');
  const added = { ...contracts.groupsApi.joinGroup, name: 'joinTournament', service: 'settlement', path: '/api/tournaments/:id/entries' };
  return { ...contracts, allRoutes: [...contracts.allRoutes, added] };
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const example = (path: string) => path.replace(/:[A-Za-z]+/g, 'x1');

describe('routing', () => {
  test.each(allRoutes.map((route) => [route.method, route.path, route.service] as const))('when %s %s is requested, then it goes to %s', async (method, path, service) => {
    const answered = await gateway.send(example(path), { method });

    expect(answered.status).toBe(200);
    expect(answered.json).toEqual({ service });
  });

  test('when a contract adds a prefix, then the gateway needs no line', async () => {
    expect(allRoutes.at(-1)?.path).toBe('/api/tournaments/:id/entries');
    expect((await gateway.send('/api/tournaments/t1/entries', { method: 'POST' })).json).toEqual({ service: 'settlement' });
    expect((await gateway.send('/api/tournaments')).status).toBe(404);
  });
});

describe('a path in another spelling', () => {
  test.each([
    ['/API/Groups', 'groups'],
    ['/api/groups/', 'groups'],
    ['/api/groups/g1/games', 'games'],
    ['/api/groups/g1/GAMES/', 'games'],
    ['/api/groups/g1/games//', 'groups'],
    ['/api/groups//games', 'groups'],
    ['/api/groups/g1/games/x', 'groups'],
    ['/api/groups/g%201?order=/api/games/x', 'groups'],
    ['/api/games/', 'games'],
    ['/api/game-state/s1/payouts', 'settlement'],
    ['/api/game-state/s1/payouts/x', 'games'],
    ['/api/admin/export-users', 'auth'],
    ['/api/admin/export-users/x', 'billing'],
  ])('when %s is requested, then it goes to %s, as express would route it', async (path, service) => {
    expect((await gateway.send(path)).json).toEqual({ service });
  });

  test.each(['/api/games', '/api/user', '/api/docs/no-such-page', '/api/groupsx'])('when %s is requested, then it goes to no service and is a 404', async (path) => {
    expect((await gateway.send(path)).status).toBe(404);
  });
});

describe('a request that is not routed', () => {
  test.each([
    '/api',
    '/api/unknown',
    '/API/unknown',
    '/%61pi/unknown',
    '//api/unknown',
    '/internal/sessions/exchange',
    '/INTERNAL/sessions/exchange',
    '/internal',
    '/metrics',
    '/ws',
    '/.well-known/jwks.json',
  ])('when %s is requested, then the answer is a 404 in JSON', async (path) => {
    const answered = await gateway.send(path);

    expect(answered.status).toBe(404);
    expect(answered.json).toMatchObject({ code: 'NOT_FOUND', message: 'Not found', requestId: answered.headers['x-request-id'] });
  });

  test.each(['/api/groups/../../internal/x', '/api/groups/%2e%2e/x', '/api/groups/..%2f..%2finternal', '/api/groups/a%00b', '/api/groups/%zz', '/api/groups/..%5cx'])(
    'when %s is requested, then it is a 404 and reaches no service',
    async (path) => {
      const before = gateway.seen.length;

      const answered = await gateway.send(path);

      expect(answered.status).toBe(404);
      expect(answered.json).toHaveProperty('code', 'NOT_FOUND');
      expect(gateway.seen).toHaveLength(before);
    },
  );

  test('when an address is too long, then the answer is a 414 in JSON', async () => {
    const answered = await gateway.send(`/api/groups?x=${'y'.repeat(5_000)}`);

    expect(answered.status).toBe(414);
    expect(answered.json).toHaveProperty('code', 'URL_TOO_LONG');
  });

  test('when headers are too large, then the answer is a 431 in JSON', async () => {
    const answered = await gateway.send('/api/groups', { headers: { 'x-filler': 'y'.repeat(20_000) } });

    expect(answered.status).toBe(431);
    expect(answered.json).toHaveProperty('code', 'HEADERS_TOO_LARGE');
  });
});
