import {
  entriesQuery,
  ApiClient,
  type ApplyDelta,
  api,
  assignCardMutation,
  combinedResultsQuery,
  type FreshQueries,
  gameStateQuery,
  groupGamesQuery,
  groupQuery,
  groupsQuery,
  keepQueriesFresh,
} from '@fairshare/api-client';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { json, type LocalServer, startLocalServer } from './local-server';
import { until } from './until';

let server: LocalServer;
let queries: QueryClient;
let fresh: FreshQueries;
let stops: (() => void)[];

/** The reads that the server received since the last call of this function. */
const reads = () =>
  server.received
    .splice(0)
    .filter(({ method }) => method === 'GET')
    .map(({ url }) => url)
    .sort();
const idle = () => until(() => queries.isFetching() === 0 && queries.isMutating() === 0, 'nothing is under way');
const notice = (version: number, change = 'card-assigned') => ({ groupId: 'g1', id: 's1', version, change });

beforeEach(async () => {
  server = await startLocalServer();
  api.baseUrl = server.url;
  api.seen.clear();
  queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  fresh = keepQueriesFresh(queries);
  server.respond = (response, { method }) => json(response, 200, { id: 's1', version: 5 }, method === 'GET' ? {} : { 'X-Versions': 'games/s1=5' });
  const shown = [groupsQuery(), groupQuery('g1'), groupGamesQuery('g1'), gameStateQuery('s1'), entriesQuery('s1'), combinedResultsQuery('g1', 's1')];
  stops = shown.map((options) => new QueryObserver<unknown, Error, unknown, unknown>(queries, options as never).subscribe(() => undefined));
  await idle();
  reads();
});
afterEach(async () => {
  for (const stop of [...stops, fresh.stop]) stop();
  queries.clear();
  await server.close();
});

const assign = () => new MutationObserver(queries, assignCardMutation()).mutate({ gameId: 's1', playerId: 'a', cardType: 'camel' });

describe('queries after a write', () => {
  it('when a write is answered, then just what it changed is reread', async () => {
    await assign();
    await until(() => server.received.length >= 6);
    await idle();
    expect(server.received.filter(({ method }) => method === 'GET').map(({ headers }) => headers['x-at-least'])).toEqual(Array(5).fill('games/s1=5'));
    expect(reads()).toEqual(['/api/combined-payout-results/g1?gameStateId=s1', '/api/game-state/s1', '/api/game-state/s1/holes', '/api/groups', '/api/groups/g1/games']);
  });

  it('when a write is followed by its own notice, then nothing is read', async () => {
    await assign();
    await until(() => server.received.length >= 6);
    await idle();
    reads();
    const heardOf = async (version: number) => {
      fresh.onChangeNotice('gameStateUpdate', notice(version));
      await api.call('GET /api/subscription/plans');
      await idle();
      expect(server.last().headers['x-at-least']).toBe(`games/s1=${Math.max(5, version)}`);
      return reads().filter((url) => url !== '/api/subscription/plans').length;
    };
    expect(await heardOf(4)).toBe(0);
    expect(await heardOf(5)).toBe(0);
    expect(await heardOf(6)).toBe(5);
    expect(await heardOf(6)).toBe(0);
  });
});

describe('queries while a write is under way', () => {
  it('when a notice comes during a write, then nothing is read early', async () => {
    let answer = (): void => undefined;
    const respond = server.respond;
    server.respond = (response, request) => {
      if (request.method === 'GET') return respond(response, request);
      answer = () => void respond(response, request);
    };
    const write = assign();
    await until(() => server.received.some(({ method }) => method === 'POST'));
    fresh.onChangeNotice('gameStateUpdate', notice(5));
    await api.call('GET /api/subscription/plans');
    expect(reads()).toEqual(['/api/subscription/plans']);
    answer();
    await write;
    await until(() => server.received.some(({ url }) => url === '/api/game-state/s1'));
    await idle();
    expect(reads().filter((url) => url === '/api/game-state/s1')).toHaveLength(1);
  });
});

describe('notices', () => {
  it('when a notice is of a points game, then points are reread', async () => {
    fresh.onChangeNotice('pointsGameUpdate', { ...notice(9, 'hole-scores-recorded'), id: 's1.points1' });
    await until(() => server.received.length >= 5);
    await idle();
    expect(reads()).toEqual(['/api/combined-payout-results/g1?gameStateId=s1', '/api/game-state/s1', '/api/game-state/s1/holes', '/api/groups', '/api/groups/g1/games']);
    expect(api.seen.versionOf('games', 's1')).toBe(9);
  });

  it('when a notice is of the group, then the group is read again', async () => {
    fresh.onChangeNotice('groupUpdate', { groupId: 'g1', id: 'g1', version: 7, change: 'custom-card-added' });
    await until(() => server.received.some(({ url }) => url === '/api/groups/g1'));
    await idle();
    expect(reads()).toEqual(expect.arrayContaining(['/api/groups', '/api/groups/g1']));
  });

  it('when a member looks different, then the group is read again', async () => {
    fresh.onChangeNotice('memberUpdate', { groupId: 'g1', id: 'u2', version: 3, change: 'account-photo-changed' });
    await until(() => server.received.some(({ url }) => url === '/api/groups/g1'));
    await idle();
    expect(reads()).toEqual(['/api/groups', '/api/groups/g1']);
    expect(api.seen.versionOf('accounts', 'u2')).toBe(3);
  });

  it('when notices of different kinds name one version, then each of them takes effect', async () => {
    fresh.onChangeNotice('payoutsUpdate', notice(2));
    fresh.onChangeNotice('gameStateUpdate', notice(2));
    fresh.onChangeNotice('pointsGameUpdate', notice(2));
    await until(() => server.received.length >= 5);
    await idle();
    expect(reads()).toContain('/api/game-state/s1/holes');
  });

  it('when notices come in a row, then they are read together', async () => {
    const before = performance.now();
    for (let version = 10; version < 60; version += 1) {
      fresh.onChangeNotice('pointsGameUpdate', notice(version));
      await new Promise((resolve) => setImmediate(resolve));
    }
    const asked = () => server.received.filter(({ url }) => url === '/api/game-state/s1/holes').map(({ headers }) => headers['x-at-least']);
    await until(() => asked().includes('games/s1=59'));
    // One read every 200 ms.
    expect(asked().length).toBeLessThanOrEqual(2 + (performance.now() - before) / 200);
  });

  describe('notices with a delta', () => {
    const applied: number[] = [];
    const delta = { from: 8, lastPlayed: null };
    const noticeWithDelta = (version: number) => ({ ...notice(version, 'hole-scores-recorded'), delta });
    const restart = (toRefetch: ReturnType<ApplyDelta>) => {
      fresh.stop();
      applied.length = 0;
      fresh = keepQueriesFresh(queries, api, (_queries, { version }) => {
        applied.push(version);
        return toRefetch;
      });
    };

    it('when a notice carries a delta, then it costs no request', async () => {
      restart([]);
      fresh.onChangeNotice('pointsGameUpdate', noticeWithDelta(9));
      fresh.onChangeNotice('pointsGameUpdate', noticeWithDelta(9));
      await api.call('GET /api/subscription/plans');
      await idle();
      expect(applied).toEqual([9]);
      expect(server.last().headers['x-at-least']).toBe('games/s1=9');
      expect(reads()).toEqual(['/api/subscription/plans']);
    });

    it('when a delta cannot be applied, then queries are refetched', async () => {
      restart(null);
      fresh.onChangeNotice('pointsGameUpdate', noticeWithDelta(9));
      await until(() => server.received.length >= 5);
      await idle();
      expect(reads()).toHaveLength(5);
      restart([{ queryKey: ['/api/groups'], exact: true }]);
      fresh.onChangeNotice('pointsGameUpdate', noticeWithDelta(10));
      await until(() => server.received.length >= 1);
      await idle();
      expect(reads()).toEqual(['/api/groups']);
    });

    it('when a delta comes during a write, then it waits', async () => {
      restart([]);
      let answer = (): void => undefined;
      const respond = server.respond;
      server.respond = (response, request) => {
        if (request.method === 'GET') return respond(response, request);
        answer = () => void respond(response, request);
      };
      const write = assign();
      await until(() => server.received.some(({ method }) => method === 'POST'));
      fresh.onChangeNotice('gameStateUpdate', noticeWithDelta(5));
      fresh.onChangeNotice('pointsGameUpdate', noticeWithDelta(6));
      expect(applied).toEqual([]);
      answer();
      await write;
      await idle();
      expect(applied).toEqual([6]);
    });
  });

  it('when notices may have been lost, then everything is read again', async () => {
    fresh.onResync();
    await until(() => server.received.length >= 6);
    await idle();
    expect(reads()).toHaveLength(6);
  });

  it('when listening is stopped, then a later write reads nothing again', async () => {
    fresh.stop();
    const other = new ApiClient(server.url);
    await other.call('POST /api/trial/start');
    await assign();
    await idle();
    expect(reads()).toEqual([]);
  });
});
