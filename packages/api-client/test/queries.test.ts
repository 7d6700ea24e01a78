import {
  api,
  ApiError,
  calculateCombinedGamesMutation,
  cardPayoutsQuery,
  changedCells,
  changePhotoMutation,
  changePlanMutation,
  chooseChannelMutation,
  combinedResultsQuery,
  currentUserQuery,
  emailPreferencesQuery,
  entriesQuery,
  groupsQuery,
  isLoggedOut,
  loginMutation,
  logoutMutation,
  makeSpectatorLinkMutation,
  manualTrialsQuery,
  notificationPreferencesQuery,
  photoQuery,
  preferencesQuery,
  recordHoleMutation,
  spectatorLinkQuery,
  subscriptionStatusQuery,
  updateEmailPreferencesMutation,
  updatePreferencesMutation,
} from '@fairshare/api-client';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { json, type LocalServer, startLocalServer } from './local-server';
import { until } from './until';

let server: LocalServer;
let queries: QueryClient;

beforeEach(async () => {
  server = await startLocalServer();
  api.baseUrl = server.url;
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});
afterEach(async () => {
  queries.clear();
  await server.close();
});

const answerWith = (status: number, body: unknown) => {
  server.respond = (response) => json(response, status, body);
};

describe('the current user', () => {
  it('when the server answers 401, then the current user is null', async () => {
    answerWith(401, { message: 'Unauthorized' });
    expect(await queries.fetchQuery(currentUserQuery())).toBeNull();
  });

  it('when the server fails, then the current user is unknown, not null', async () => {
    answerWith(500, { message: 'Oops' });
    await expect(queries.fetchQuery(currentUserQuery())).rejects.toBeInstanceOf(ApiError);
  });

  it('when the current user is read twice, then the server is asked once', async () => {
    answerWith(200, { id: 'u1' });
    await queries.fetchQuery(currentUserQuery());
    await queries.fetchQuery(currentUserQuery());
    expect(server.received).toHaveLength(1);
  });

  it('when someone signs in, then nothing of the one before is left', async () => {
    queries.setQueryData(groupsQuery().queryKey, []);
    answerWith(200, { requiresSubscription: false, user: { id: 'u2' } });
    await new MutationObserver(queries, loginMutation()).mutate({ email: 'a@example.org', password: 'x' });
    expect(queries.getQueryData(currentUserQuery().queryKey)).toEqual({ id: 'u2' });
    expect(queries.getQueryData(groupsQuery().queryKey)).toBeUndefined();
    answerWith(200, { message: 'Signed out' });
    await new MutationObserver(queries, logoutMutation()).mutate();
    expect(queries.getQueryData(currentUserQuery().queryKey)).toBeNull();
  });
});

describe('a read that was answered before a write', () => {
  it.each([
    ['a photo', photoQuery(), () => new MutationObserver(queries, changePhotoMutation()).mutate('data:')],
    ['a preference', preferencesQuery(), () => new MutationObserver(queries, updatePreferencesMutation()).mutate({ currentTab: 'rules' })],
    ['an email preference', emailPreferencesQuery(), () => new MutationObserver(queries, updateEmailPreferencesMutation()).mutate({ unsubscribe: true })],
    ['a channel', notificationPreferencesQuery(), () => new MutationObserver(queries, chooseChannelMutation()).mutate('off')],
    ['a plan', subscriptionStatusQuery(), () => new MutationObserver(queries, changePlanMutation()).mutate({ planKey: 'annual' })],
    ['a spectator link', spectatorLinkQuery('s1'), () => new MutationObserver(queries, makeSpectatorLinkMutation()).mutate({ gameId: 's1' })],
  ])('when %s is changed during a read, then the older answer is not used', async (_what, query, write: () => Promise<unknown>) => {
    let answerRead: (() => void) | undefined;
    server.respond = (response, { method }) => {
      if (method === 'GET') answerRead = () => json(response, 200, { link: 'older', of: 'older' });
      else json(response, 200, { link: 'newer', of: 'newer' });
    };
    const stop = new QueryObserver(queries, query as ReturnType<typeof photoQuery>).subscribe(() => undefined);
    await until(() => answerRead !== undefined);
    await write();
    const stored = queries.getQueryData(query.queryKey);
    expect(JSON.stringify(stored)).toContain('newer');
    answerRead?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(queries.getQueryData(query.queryKey)).toEqual(stored);
    stop();
  });

  it('when somebody signs in during a read, then its older answer is not used', async () => {
    let answerRead: (() => void) | undefined;
    server.respond = (response, { method }) => {
      if (method === 'GET') answerRead = () => json(response, 401, { message: 'Unauthorized' });
      else json(response, 200, { requiresSubscription: false, user: { id: 'u2' } });
    };
    const stop = new QueryObserver(queries, currentUserQuery()).subscribe(() => undefined);
    await until(() => answerRead !== undefined);
    await new MutationObserver(queries, loginMutation()).mutate({ email: 'a@example.org', password: 'x' });
    answerRead?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(queries.getQueryData(currentUserQuery().queryKey)).toEqual({ id: 'u2' });
    stop();
  });
});

describe('being logged out', () => {
  it('when a 401 says Unauthorized, then the user is logged out', () => {
    expect(isLoggedOut(new ApiError(401, 'Unauthorized', '{"message":"Unauthorized"}'))).toBe(true);
    expect(isLoggedOut(new ApiError(401, 'Unauthorized', '{"message":"Invalid email or password"}'))).toBe(false);
    expect(isLoggedOut(new ApiError(403, 'Forbidden', '{"message":"Unauthorized"}'))).toBe(false);
    expect(isLoggedOut('401: Unauthorized')).toBe(false);
  });
});

describe('saved combined results', () => {
  it('when there are no saved results, then they are null', async () => {
    answerWith(404, { message: 'No saved results found' });
    expect(await queries.fetchQuery(combinedResultsQuery('g1', 's1'))).toBeNull();
    expect(server.last().url).toBe('/api/combined-payout-results/g1?gameStateId=s1');
  });

  it('when results are calculated, then the saved ones are due to be read again', async () => {
    answerWith(200, {});
    const saved = combinedResultsQuery('g1', 's1');
    await queries.fetchQuery({ ...saved, staleTime: Infinity });
    await new MutationObserver(queries, calculateCombinedGamesMutation()).mutate({ groupId: 'g1', gameStateId: 's1', selectedGames: ['cards'] });
    expect(queries.getQueryState(saved.queryKey)?.isInvalidated).toBe(true);
    expect(queries.getQueryState(combinedResultsQuery('g2', 's2').queryKey)).toBeUndefined();
  });
});

describe('card payouts', () => {
  it('when card payouts are read, then every cache is bypassed', async () => {
    answerWith(200, {});
    const before = Date.now();
    await queries.fetchQuery(cardPayoutsQuery('s1'));
    const { url, headers } = server.last();
    const { pathname, searchParams } = new URL(url ?? '', server.url);
    expect(pathname).toBe('/api/game-state/s1/payouts');
    expect(Number(searchParams.get('timestamp'))).toBeGreaterThanOrEqual(before);
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('hole scores', () => {
  const entered = { id: 's1', groupId: 'g1', version: 3, holes: { 2: { 'strokes.a': 5 } }, cellVersions: { 2: { 'strokes.a': 1 } }, games: [] };
  const { queryKey } = entriesQuery('s1');

  it('when a hole is recorded, then its answer is shown at once', async () => {
    queries.setQueryData(queryKey, entered);
    const record = new MutationObserver(queries, recordHoleMutation());
    answerWith(200, { version: 4, cells: { 'strokes.a': 4 }, cellVersions: { 'strokes.a': 1 } });
    await record.mutate({ sessionId: 's1', hole: 1, cells: { 'strokes.a': 4 } });
    const shown = { ...entered, version: 4, holes: { ...entered.holes, 1: { 'strokes.a': 4 } }, cellVersions: { ...entered.cellVersions, 1: { 'strokes.a': 1 } } };
    expect(queries.getQueryData(queryKey)).toEqual(shown);
    expect(server.last()).toMatchObject({ method: 'PUT', url: '/api/game-state/s1/holes/1', body: '{"cells":{"strokes.a":4}}' });

    answerWith(200, { version: 2, cells: { 'strokes.a': 9 }, cellVersions: { 'strokes.a': 1 } });
    await record.mutate({ sessionId: 's1', hole: 1, cells: { 'strokes.a': 9 } });
    expect(queries.getQueryData(queryKey)).toEqual(shown);
  });

  it('when others changed holes before, then the version is not the newest', async () => {
    queries.setQueryData(queryKey, entered);
    answerWith(200, { version: 6, cells: { 'strokes.a': 4 }, cellVersions: { 'strokes.a': 1 } });
    await new MutationObserver(queries, recordHoleMutation()).mutate({ sessionId: 's1', hole: 1, cells: { 'strokes.a': 4 } });
    expect(queries.getQueryData(queryKey)).toMatchObject({ version: 3, holes: { 1: { 'strokes.a': 4 }, 2: { 'strokes.a': 5 } } });
  });

  it('when a refusal names changed scores, then it gives their values', async () => {
    const stored = { a: { value: 5, version: 2, by: 'u2', at: '2025-06-01T10:00:00.000Z' } };
    const error = new ApiError(409, 'Conflict', JSON.stringify({ message: 'Changed', code: 'CELL_CHANGED', stored }));
    expect(changedCells(error)).toEqual(stored);
    expect(changedCells(new ApiError(409, 'Conflict', '{"code":"GAME_DELETED"}'))).toBeNull();
    expect(changedCells(new Error('x'))).toBeNull();
  });
});

describe('how often queries are read', () => {
  it('when preferences or the user are queried, then options are as specified', () => {
    expect(preferencesQuery().staleTime).toBe(30_000);
    expect(subscriptionStatusQuery()).toMatchObject({ retry: false, refetchOnMount: 'always', refetchOnWindowFocus: false });
    expect(manualTrialsQuery()).toMatchObject({ staleTime: 0, retry: 1, refetchOnMount: 'always' });
    expect(currentUserQuery()).toMatchObject({ staleTime: Infinity, retry: false, refetchOnMount: false, refetchOnReconnect: false });
  });
});
