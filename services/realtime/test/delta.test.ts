import { DELTA_MAX, type EventEnvelope } from '@fairshare/contracts';
import { aGroup, aRound } from '@fairshare/testing';
import { announceGame } from '../src/domain/change-notices';
import { AT, ROUND } from './golfers';

const PLAYED = ROUND.with({ plays: ['points'], lastPlayedAt: AT, version: 4 });
const SCORED = PLAYED.with({ scores: { 3: { ann: 4, ben: { value: 5, version: 2 } }, 4: { ann: 6 } } }).published();
const MOVE = { id: 'r1.m5', key: 'camel', playerId: 'ann', at: AT, by: 'user-ann' };
const GIVEN = ROUND.with({ lastPlayedAt: AT, holders: { camel: 'ann' }, cards: { drawn: ['camel'], current: 'camel', history: [MOVE] } }).published();

const scored = (version: number, facts: object = {}) => ({ name: 'hole-scores-recorded', facts: { gameId: 'r1.p2', hole: 3, from: version - 4, version, ...facts } });
const given = (version: number, facts: object = {}) => ({ name: 'card-assigned', facts: { key: 'camel', playerId: 'ann', moveId: 'r1.m5', version, ...facts } });

const eventOf = (changes: EventEnvelope['data']['changes'], state: object, version: number) => {
  const data = { kind: 'games' as const, version, schema: 3, changes, state: state as Record<string, unknown> };
  return { specversion: '1.0', id: 'e', source: 's', type: 't', subject: 'r1', time: AT, datacontenttype: 'application/json', data } as const;
};

function deltaOf(changes: EventEnvelope['data']['changes'], state: object = SCORED, version = 8) {
  return announceGame(eventOf(changes, state, version), 'g1').map(({ notice }) => notice.delta);
}

describe('what a notice carries', () => {
  it('when a hole was recorded, then the delta names nobody', () => {
    const delta = {
      from: 7,
      lastPlayed: AT,
      holes: { 3: { 'strokes.ann': [4, 1], 'strokes.ben': [5, 2] } },
      games: [{ id: 'r1.p2', from: 4, version: 4, holes: { 3: { ann: [4, 1], ben: [5, 2] } } }],
    };
    expect(deltaOf([scored(8)])).toEqual([delta]);
    expect(JSON.stringify(delta)).not.toContain('user-ann');
  });

  it('when a hole has strokes and awards, then the delta has all of it', () => {
    const both = PLAYED.with({ plays: ['points', 'bbb'], scores: { 3: { ann: 4 } }, awards: { 3: { firstOn: 'ben' } } }).published();
    expect(deltaOf([scored(8)], both)).toEqual([expect.objectContaining({ holes: { 3: { 'strokes.ann': [4, 1], 'bbb.firstOn': ['ben', 1] } } })]);
  });

  it('when a game of another kind is answered, then the delta has its cells', () => {
    const drives = { ...SCORED, marks: { 3: { 'drive.longest': { value: 'ann', version: 1, by: 'user-ann', at: AT } } }, games: [{ id: 'r1.drive5', kind: 'drive' }] };
    const answered = { name: 'bbb-hole-recorded', facts: { gameId: 'r1.drive5', hole: 3, from: 4, version: 8 } };
    expect(deltaOf([answered], drives)).toEqual([
      { from: 7, lastPlayed: AT, holes: { 3: { 'strokes.ann': [4, 1], 'strokes.ben': [5, 2], 'drive.longest': ['ann', 1] } }, games: [] },
    ]);
  });

  it('when a release before published the round, then the delta has games alone', () => {
    const { strokes: _strokes, marks: _marks, games: _games, ...before } = SCORED;
    const [delta] = deltaOf([scored(8)], before);
    expect(delta).toMatchObject({ games: [{ id: 'r1.p2' }] });
    expect(delta).not.toHaveProperty('holes');
  });

  it('when eight players of the longest ids have a hole, then it is carried', () => {
    const seats = Array.from({ length: 8 }, (_, seat) => `${seat}`.padEnd(64, 'x'));
    const full = aRound({ id: 'r'.padEnd(22, '0'), lastPlayedAt: AT, scores: { 18: seats.map(() => 12) }, awards: { 18: seats.slice(0, 3) } })
      .in(aGroup({ players: seats }))
      .published();
    const games = (['points', 'bbb'] as const).map((kind) => full[kind]?.id);
    const changes = games.map((gameId) => ({ name: 'hole-scores-recorded', facts: { gameId, hole: 18, from: 100, version: 208 } }));
    const [delta] = deltaOf(changes, full, 208);
    expect(delta).toMatchObject({ holes: { 18: expect.anything() }, games: [{ holes: { 18: expect.anything() } }, { holes: { 18: expect.anything() } }] });
    expect(JSON.stringify(delta).length).toBeLessThanOrEqual(DELTA_MAX);
  });

  it('when a disputed score was replaced, then the room is notified of it', () => {
    const changes = [scored(8), { name: 'conflict-changed', facts: { conflictId: 'r1.c3', version: 8 } }];
    expect(announceGame(eventOf(changes, SCORED, 8), 'g1').map(({ message }) => message)).toContain('conflict');
  });

  it.each([
    ['hole-marks-recorded', ['pointsGameUpdate']],
    ['side-game-added', ['gameStateUpdate', 'pointsGameUpdate']],
    ['side-game-changed', ['gameStateUpdate', 'pointsGameUpdate']],
    ['side-game-deleted', ['gameStateUpdate', 'pointsGameUpdate']],
  ])('when %s is published, then phones read the round', (name, messages) => {
    const announced = announceGame(eventOf([{ name, facts: { gameId: 'r1.s3', hole: 3, from: 1, version: 8 } }], SCORED, 8), 'g1');
    expect(announced.map(({ message, notice }) => [message, notice.delta])).toEqual(messages.map((message) => [message, undefined]));
  });

  it('when a record has several writes, then the delta has all', () => {
    expect(deltaOf([scored(7), scored(8, { hole: 4 })])).toEqual([expect.objectContaining({ from: 6, games: [expect.objectContaining({ from: 3, version: 4 })] })]);
    expect(deltaOf([scored(7), scored(7), scored(8)])).toEqual([expect.objectContaining({ from: 6 })]);
  });

  it('when a card changed hands, then it is who holds what, and the move', () => {
    const { by: _by, ...move } = MOVE;
    expect(deltaOf([given(8)], GIVEN)).toEqual([{ from: 7, lastPlayed: AT, cards: { holders: { camel: 'ann' }, drawn: ['camel'], current: 'camel', moves: [move] } }]);
  });

  const wide = Object.fromEntries(Array.from({ length: 8 }, (_, seat) => [`${seat}`.padEnd(60, 'x'), 4]));
  it.each([
    ['another change came with it', [scored(8), { name: 'settings-changed', facts: { version: 8 } }], SCORED],
    ['it settled a conflict', [scored(8), { name: 'conflict-resolved', facts: { version: 8 } }], SCORED],
    ['it changed a conflict', [scored(8), { name: 'conflict-changed', facts: { version: 8 } }], SCORED],
    ['a version between is missing', [scored(6), scored(8)], SCORED],
    ['the state is newer than the changes', [scored(7)], SCORED],
    ['the event is of a release before', [{ name: 'hole-scores-recorded', facts: { gameId: 'r1.p2', hole: 3 } }], SCORED],
    ['the game is gone', [scored(8)], ROUND.published()],
    ['the round is deleted', [scored(8)], { deleted: true }],
    ['a card came late', [given(8, { moveId: 'r1.m4' })], GIVEN],
    [
      'it is too large',
      Array.from({ length: 6 }, (_, n) => scored(8, { hole: n + 1 })),
      PLAYED.with({ scores: Object.fromEntries([1, 2, 3, 4, 5, 6].map((hole) => [hole, wide])) }).published(),
    ],
  ])('when %s, then it carries nothing', (_why, changes, state) => {
    const deltas = deltaOf(changes, state);
    expect(deltas.length).toBeGreaterThan(0);
    expect(deltas.filter(Boolean)).toEqual([]);
  });
});
