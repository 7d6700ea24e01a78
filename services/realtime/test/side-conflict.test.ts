import { concernsOf } from '../src/domain/group-notifications';
import { AT, CONFLICT, GROUP, ROUND } from './golfers';

/** The round after Ben sent an answer to a side game that differs from Ann's. */
const found = (resolved: object | null) => {
  const conflict = {
    ...CONFLICT,
    game: 'side',
    gameId: 'r1.s3',
    cell: 'press',
    stored: { value: 'one', by: 'user-ann', at: AT },
    other: { value: 'two', by: 'user-ben', at: AT },
    resolved,
  };
  const state = { ...ROUND.with({ conflicts: [] }).published(), sideConflicts: [conflict] };
  const changes = [{ name: 'conflict-found', facts: { conflictId: CONFLICT.id, gameId: 'r1.s3', hole: 4, by: 'user-ben' } }];
  const data = { kind: 'games' as const, version: 8, schema: 3, changes, state };
  return { specversion: '1.0', id: 'e', source: 's', type: 't', subject: 'r1', time: AT, datacontenttype: 'application/json', data } as const;
};

describe('a conflict about a side game', () => {
  it('when it is found, then who answered before is notified', () => {
    expect(concernsOf(found(null), GROUP)).toMatchObject([{ userIds: ['user-ann'], notification: { kind: 'conflict-found', roundId: 'r1' } }]);
  });

  it('when it was settled since, then nobody does', () => {
    expect(concernsOf(found({ take: 'stored', by: 'user-ann', at: AT }), GROUP)).toEqual([]);
  });
});
