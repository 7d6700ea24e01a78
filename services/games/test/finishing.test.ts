import { whoPlays } from '@fairshare/golf-rules';
import { eventually } from '@fairshare/testing';
import { finishRound, reopenRound } from '../src/domain/finish';
import { type GamesPlatform, GROUP, type Play, ROUND, scoresOf, startGames, startPlay, strokesRecord } from './platform';

describe('finishing a round', () => {
  let games: GamesPlatform;
  let play: Play;
  beforeAll(async () => void ({ games, play } = await startPlay()));
  afterAll(() => games.platform.close());

  const stored = async (id: string) => (await games.platform.peers.call<{ state: { finished?: unknown } }>('games', 'GET', `/internal/aggregates/games/${id}`)).state;

  it('when a member finishes it, then it can be reopened', async () => {
    const { ann, bob, stranger } = games;
    const { id } = await ROUND.begin(ann);
    expect((await ann.get(`/api/game-state/${id}`)).body).toMatchObject({ status: 'open', finishedAt: null });

    const first = await ann.post(`/api/game-state/${id}/finish`, undefined, { headers: { 'idempotency-key': 'lost' } });
    expect(first).toMatchObject({ status: 200, body: { status: 'finished', finishedAt: games.platform.clock.now().toISOString() } });
    expect((await ann.post(`/api/game-state/${id}/finish`, undefined, { headers: { 'idempotency-key': 'lost' } })).body).toEqual(first.body);
    expect((await bob.post(`/api/game-state/${id}/finish`)).body).toEqual(first.body);
    expect(await stored(id)).toMatchObject({ finished: { by: 'u1' } });
    expect((await stranger.post(`/api/game-state/${id}/finish`)).status).toBe(404);
    expect((await bob.post(`/api/game-state/${id}/reopen`, undefined, { headers: { 'if-match': '"1"' } })).status).toBe(412);

    for (const _ of [1, 2]) expect((await bob.post(`/api/game-state/${id}/reopen`)).body).toMatchObject({ status: 'open', finishedAt: null });
    await bob.post(`/api/game-state/${id}/finish`);
    expect(await stored(id)).toMatchObject({ finished: { by: 'u2' } });
  });

  it('when somebody enters something afterwards, with signal or without, then it is taken', async () => {
    const { ann, bob } = games;
    await play.finish();
    expect((await ann.post(`/api/games/${play.pointsId}/holes/1/scores`, { scores: scoresOf(4, 5, 4, 6) })).status).toBe(200);
    expect((await bob.post('/api/offline-sync/points-score', strokesRecord(games, play.pointsId))).body).toMatchObject({ status: 'applied' });
    expect((await ann.post(`/api/game-state/${play.id}/assign-card`, { cardType: 'camel', playerId: 'p1' })).status).toBe(200);
    expect((await ann.get(`/api/game-state/${play.id}`)).body.status).toBe('finished');
  });

  it('when it is finished again, then that is another finish', () => {
    const round = { internal: { nextChild: 2 }, id: 's1' } as unknown as Parameters<typeof finishRound>[0];
    const authorship = { by: 'u1', at: '2026-06-20T15:00:00.000Z' };
    const apply = (change: ReturnType<typeof finishRound>) => (change !== 'unchanged' && 'state' in change ? change.state : round);
    const once = apply(finishRound(round, authorship));
    const twice = apply(finishRound(apply(reopenRound(once, authorship)), authorship));
    expect(finishRound(once, authorship)).toBe('unchanged');
    expect(reopenRound(round, authorship)).toBe('unchanged');
    expect(twice.finished?.id).not.toBe(once.finished?.id);
  });
});

describe('the same again', () => {
  let games: GamesPlatform;
  beforeAll(async () => {
    games = await startGames();
  });
  afterAll(() => games.platform.close());

  it('when a round is made like another, then it copies it', async () => {
    const { ann, groups, stranger } = games;
    const roster = [{ playerId: 'p3' }, { playerId: 'p1', holes: [10, 11] }, { playerId: 'p2' }];
    const values = { points: { pointValueCents: 200, fbtValueCents: 2_500 }, bbb: { pointValueCents: 50, fbtValueCents: 500 } };
    const before = await ROUND.with({ roster, holes: [10, 11, 12], firstHole: 11, values, cardValues: { camel: 3, bear: 8 } }).begin(ann);
    await groups.update(GROUP.id, (state) => ({
      state: { ...state, customCards: [], players: state.players.map((player) => (player.id === 'p2' ? { ...player, archivedAt: '2026-06-19T00:00:00.000Z' } : player)) },
      changes: [],
    }));
    const again = await eventually(
      async () => (await ann.post('/api/game-state', { groupId: GROUP.id, sameAs: before.id })).body,
      (body) => body.roster?.length === 2,
    );
    expect(again).toMatchObject({
      roster: [
        { playerId: 'p3', holes: [10, 11, 12] },
        { playerId: 'p1', holes: [10, 11, 12] },
      ],
      holes: [10, 11, 12],
      firstHole: 11,
      status: 'open',
    });
    expect(again.cardValues).toEqual({ camel: 3 });
    expect((await ann.get(`/api/points-games/${GROUP.id}?gameStateId=${again.id}`)).body).toMatchObject([{ gameType: 'bbb', settings: { pointValue: 0.5, fbtValue: 5 } }]);
    expect((await ann.post('/api/points-games', { gameStateId: again.id })).body.settings).toEqual({ pointValue: 2, fbtValue: 25 });

    // The request's own values take precedence. A round that the caller may not see does not exist for the caller.
    const otherwise = (await ann.post('/api/game-state', { groupId: GROUP.id, sameAs: before.id, holes: [1, 2], roster: [{ playerId: 'p4' }, { playerId: 'p3' }] })).body;
    expect(otherwise).toMatchObject({ holes: [1, 2], firstHole: 1, roster: [{ playerId: 'p4' }, { playerId: 'p3' }] });
    expect((await ann.post('/api/game-state', { groupId: GROUP.id, sameAs: 'nothing' })).status).toBe(400);
    expect((await stranger.post('/api/game-state', { groupId: GROUP.id, sameAs: before.id })).status).toBe(404);
    expect(whoPlays({ createdAt: again.createdAt, roster: again.roster, holes: again.holes }, []).players).toEqual(['p3', 'p1']);
  });
});
