import { openConflicts, resolveConflict } from '../src/domain/conflicts';
import { GameDeleted, RecordIdReused } from '../src/domain/errors';
import { syncAwards, syncStrokes } from '../src/domain/offline-records';
import { deleteTwoNineSixteen } from '../src/domain/hole-games';
import { recordBbbHole, recordHoleScores } from '../src/domain/single-game-holes';
import type { Round } from '../src/domain/round';
import { after, BBB_GAME, minute, PLAYERS, POINTS_GAME, round } from './domain-support';

const online = (round: Round, strokes: number, by: string, minutes: number) =>
  after(round, recordHoleScores(round, PLAYERS, { gameId: POINTS_GAME, hole: 7, values: { ann: strokes, bob: 4, cid: 4, dee: 4 } }, { by, at: minute(minutes) }));

interface Late {
  readonly strokes: number;
  readonly by: string;
  readonly minutes: number;
  readonly baseVersion?: number;
  readonly key?: string;
  readonly hash?: string;
}

const late = (round: Round, { strokes, by, minutes, baseVersion, key = 'r1', hash = `${strokes}` }: Late) => {
  const record = { gameId: POINTS_GAME, hole: 7, playerId: 'ann', strokes, baseVersion };
  const synced = syncStrokes(round, PLAYERS, record, { key, hash }, { by, at: minute(minutes) });
  return { ...synced, session: after(round, synced.change) };
};

const standing = (round: Round) => round.strokes[7]?.['ann'];

describe('a score that was entered without signal', () => {
  it('when the cell is empty, then the score fills it', () => {
    const { status, session } = late(round(), { strokes: 5, by: 'u2', minutes: 10, baseVersion: 0 });
    expect(status).toBe('applied');
    expect(standing(session)).toEqual({ value: 5, version: 1, by: 'u2', at: minute(10) });
  });

  it('when the cell has the same value, then it stays', () => {
    const { status, session } = late(online(round(), 5, 'u1', 10), { strokes: 5, by: 'u2', minutes: 20, baseVersion: 0 });
    expect(status).toBe('applied');
    expect(standing(session)).toMatchObject({ version: 1, by: 'u1' });
  });

  it('when someone else entered another value, then a conflict waits', () => {
    const { status, session, conflicts } = late(online(round(), 4, 'u1', 10), { strokes: 5, by: 'u2', minutes: 20, baseVersion: 0 });
    expect(status).toBe('conflict');
    expect(standing(session)?.value).toBe(4);
    expect(conflicts).toEqual([
      expect.objectContaining({
        game: 'points',
        gameId: POINTS_GAME,
        hole: 7,
        cell: 'ann',
        stored: { value: 4, by: 'u1', at: minute(10) },
        other: { value: 5, by: 'u2', at: minute(20) },
        resolved: null,
      }),
    ]);
  });

  it('when the cell still has its base, then the score replaces it', () => {
    const { status, session } = late(online(round(), 4, 'u1', 10), { strokes: 5, by: 'u2', minutes: 9, baseVersion: 1 });
    expect(status).toBe('applied');
    expect(standing(session)).toMatchObject({ value: 5, version: 2, by: 'u2' });
  });

  it("when the cell has the golfer's earlier value, then it changes", () => {
    const first = late(round(), { strokes: 4, by: 'u2', minutes: 10, baseVersion: 0 });
    const second = late(first.session, { strokes: 5, by: 'u2', minutes: 11, baseVersion: 0, key: 'r2' });
    expect(second.status).toBe('applied');
    expect(standing(second.session)?.value).toBe(5);
  });

  it("when the cell has the golfer's newer value, then it stays", () => {
    const { status, session } = late(online(round(), 4, 'u2', 20), { strokes: 5, by: 'u2', minutes: 10 });
    expect(status).toBe('conflict');
    expect(standing(session)?.value).toBe(4);
  });

  it('when a later score has no base version, then it wins', () => {
    const { status, session, conflicts } = late(online(round(), 4, 'u1', 10), { strokes: 5, by: 'u2', minutes: 20 });
    expect(status).toBe('conflict');
    expect(standing(session)?.value).toBe(5);
    expect(conflicts[0]).toMatchObject({ stored: { value: 5, by: 'u2' }, other: { value: 4, by: 'u1' } });
  });

  it('when an older score has no base version, then it loses', () => {
    const { session, conflicts } = late(online(round(), 4, 'u1', 20), { strokes: 5, by: 'u2', minutes: 10 });
    expect(standing(session)?.value).toBe(4);
    expect(conflicts[0]).toMatchObject({ stored: { value: 4, by: 'u1' }, other: { value: 5, by: 'u2' } });
  });

  it('when a score comes again after a change, then nothing changes', () => {
    const first = late(round(), { strokes: 5, by: 'u2', minutes: 10 });
    const moved = online(first.session, 6, 'u1', 20);
    const again = late(moved, { strokes: 5, by: 'u2', minutes: 10 });
    expect(again).toMatchObject({ status: 'duplicate', conflicts: [], change: 'unchanged' });
    expect(standing(again.session)?.value).toBe(6);
  });

  it("when its id was another record's, then RecordIdReused follows", () => {
    const { session } = late(round(), { strokes: 5, by: 'u2', minutes: 10 });
    expect(() => late(session, { strokes: 6, by: 'u2', minutes: 12 })).toThrow(RecordIdReused);
  });

  it('when its game was deleted, then the score is refused as GameDeleted', () => {
    const session = round();
    const without = after(session, deleteTwoNineSixteen(session, PLAYERS, POINTS_GAME, { by: 'u1', at: minute(30) }));
    expect(() => late(without, { strokes: 5, by: 'u2', minutes: 10 })).toThrow(GameDeleted);
  });
});

describe('a conflict', () => {
  const conflicting = () => late(online(round(), 4, 'u1', 10), { strokes: 5, by: 'u2', minutes: 20, baseVersion: 0 });
  const choose = (round: Round, conflictId: string, take: 'stored' | 'other', award?: string) =>
    after(round, resolveConflict(round, conflictId, { take, award }, { by: 'u3', at: minute(40) }));

  it('when the other value is taken, then it stands and the conflict is settled', () => {
    const { session, conflicts } = conflicting();
    const settled = choose(session, conflicts[0]?.id ?? '', 'other');
    expect(standing(settled)).toEqual({ value: 5, version: 2, by: 'u3', at: minute(40) });
    expect(openConflicts(settled)).toEqual([]);
    expect(settled.conflicts[0]?.resolved).toEqual({ take: 'other', by: 'u3', at: minute(40) });
  });

  it('when the cell changes, then the conflict shows the new value', () => {
    const moved = online(conflicting().session, 6, 'u1', 30);
    expect(openConflicts(moved)[0]?.stored).toEqual({ value: 6, by: 'u1', at: minute(30) });
    const values = { ann: 5, bob: 4, cid: 4, dee: 4 };
    const change = recordHoleScores(moved, PLAYERS, { gameId: POINTS_GAME, hole: 7, values }, { by: 'u1', at: minute(31) });
    expect(openConflicts(after(moved, change))).toEqual([]);
    expect(change).toMatchObject({ changes: [{ name: 'hole-scores-recorded' }, { name: 'conflict-resolved' }] });
  });

  it('when its 2/9/16 game is deleted, then the conflict is deleted too', () => {
    const { session } = conflicting();
    expect(after(session, deleteTwoNineSixteen(session, PLAYERS, POINTS_GAME, { by: 'u1', at: minute(30) })).conflicts).toEqual([]);
  });

  it('when a BBB record has no award, then it waits', () => {
    const session = round();
    const record = { gameId: BBB_GAME, hole: 3, playerId: 'bob', awards: {} };
    const synced = syncAwards(session, PLAYERS, record, { key: 'r', hash: 'h' }, { by: 'u2', at: minute(10) });
    const kept = after(session, synced.change);
    expect(synced.status).toBe('conflict');
    const [conflict] = openConflicts(kept);
    expect(conflict).toMatchObject({ cell: null, stored: null, other: { value: 'bob' } });
    expect(() => choose(kept, conflict?.id ?? '', 'other')).toThrow('Choose the award');
    const placed = choose(kept, conflict?.id ?? '', 'other', 'closestTo');
    expect(placed.marks[3]).toEqual({ 'bbb.closestTo': { value: 'bob', version: 1, by: 'u3', at: minute(40) } });
    expect(openConflicts(placed)).toEqual([]);
  });
});

it('when one record has two awards, then one can be a conflict', () => {
  let session = round();
  const values = { firstOn: 'ann', closestTo: 'none', firstIn: 'none' };
  session = after(session, recordBbbHole(session, PLAYERS, { gameId: BBB_GAME, hole: 3, values }, { by: 'u1', at: minute(10) }));
  const record = { gameId: BBB_GAME, hole: 3, awards: { firstOn: 'bob', closestTo: 'bob' }, baseVersion: { firstOn: 0, closestTo: 1 } };
  const synced = syncAwards(session, PLAYERS, record, { key: 'r', hash: 'h' }, { by: 'u2', at: minute(20) });
  const hole = after(session, synced.change).marks[3];
  expect(hole?.['bbb.firstOn']?.value).toBe('ann');
  expect(hole?.['bbb.closestTo']?.value).toBe('bob');
  expect(synced.conflicts.map((conflict) => conflict.cell)).toEqual(['firstOn']);
});
