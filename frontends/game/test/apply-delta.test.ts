import { entriesQuery, gameStateQuery } from '@fairshare/api-client';
import type { Delta, GameState, RoundEntries } from '@fairshare/contracts';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { applyDelta } from '../src/session/live/apply-delta';

const SETTINGS = { pointValue: 1, fbtValue: 10 };
const PLAYED = '2026-05-02T09:00:00.000Z';
const ENTRIES: RoundEntries = {
  id: 's1',
  groupId: 'g1',
  version: 7,
  holes: { 2: { 'strokes.ann': 4, 'bbb.firstOn': 'none' } },
  cellVersions: { 2: { 'strokes.ann': 2, 'bbb.firstOn': 1 } },
  games: [{ id: 's1.b1', version: 3, kind: 'bbb', name: 'Saturday', createdAt: PLAYED, settings: SETTINGS }],
};
const HOLES: Delta['holes'] = { 3: { 'strokes.ben': [5, 1], 'drive.longest': ['ann', 1] } };
const DELTA: Delta = { from: 7, lastPlayed: PLAYED, holes: HOLES, games: [] };

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
  know(ENTRIES);
});
afterEach(() => queries.clear());

function know(entries: RoundEntries, { version } = entries): void {
  queries.setQueryData(entriesQuery('s1').queryKey, entries);
  queries.setQueryData(gameStateQuery('s1').queryKey, { id: 's1', groupId: 'g1', version, lastPlayed: null } as GameState);
}
const receive = (delta: Delta, version = 8) => applyDelta(queries, { groupId: 'g1', id: 's1', version, change: 'bbb-hole-recorded', delta });
const known = () => [queries.getQueryData(entriesQuery('s1').queryKey), queries.getQueryData(gameStateQuery('s1').queryKey)] as const;

test('when a hole is published, then cells of every game are shown', () => {
  expect(receive(DELTA)).not.toBeNull();
  expect(known()).toEqual([
    {
      ...ENTRIES,
      version: 8,
      holes: { ...ENTRIES.holes, 3: { 'strokes.ben': 5, 'drive.longest': 'ann' } },
      cellVersions: { ...ENTRIES.cellVersions, 3: { 'strokes.ben': 1, 'drive.longest': 1 } },
    },
    { id: 's1', groupId: 'g1', version: 8, lastPlayed: PLAYED },
  ]);
});

test('when a delta arrives again, then nothing is refetched', () => {
  receive(DELTA);
  const before = known();
  expect(receive(DELTA)).toEqual([]);
  expect(known()).toEqual(before);
});

test('when the round is newer than the entries, then only the entries are updated', () => {
  know(ENTRIES, { ...ENTRIES, version: 9 });
  expect(receive(DELTA)).not.toBeNull();
  expect(known()).toMatchObject([
    { version: 8, holes: { 3: { 'strokes.ben': 5 } } },
    { version: 9, lastPlayed: null },
  ]);
});

const { holes: _holes, ...OF_GAMES_ALONE } = { ...DELTA, games: [{ id: 's1.b1', from: 3, version: 4, holes: {} }] };
test.each([
  ['a version between is missing', { ...DELTA, from: 8 }, 9],
  ['a server of the release before sends games alone', OF_GAMES_ALONE, 8],
  ['this phone wrote a later value', { ...DELTA, holes: { 2: { 'strokes.ann': [3, 1] as [number, number] } } }, 8],
  ['this phone wrote another cell there', { ...DELTA, holes: { 2: { 'strokes.ann': [4, 2] as [number, number] } } }, 8],
])('when %s, then the server is asked', (_why, delta, version) => {
  expect(receive(delta, version)).toBeNull();
  expect(known()[0]).toEqual(ENTRIES);
});

test('when the entries are to be read anyway, then the server is asked', () => {
  void queries.invalidateQueries({ queryKey: entriesQuery('s1').queryKey, refetchType: 'none' });
  expect(receive(DELTA)).toBeNull();
});

test('when a saved result is being read meanwhile, then it is read again', async () => {
  const queryKey = ['/api/combined-payout-results', 'g1', 's1'];
  const answers: ((of: string) => void)[] = [];
  const observer = new QueryObserver(queries, { queryKey, initialData: 'none', queryFn: () => new Promise<string>((resolve) => answers.push(resolve)) });
  const stop = observer.subscribe(() => undefined);
  expect(answers).toHaveLength(1);
  receive(DELTA);
  expect(answers).toHaveLength(2);
  answers[0]?.('of the scores before');
  answers[1]?.('of these scores');
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(queries.getQueryData(queryKey)).toBe('of these scores');
  receive({ ...DELTA, from: 8 }, 9);
  expect(answers).toHaveLength(2);
  stop();
});
