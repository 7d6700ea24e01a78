import { type GamesPlatform, type Play, scoresOf, startPlay } from './platform';

let games: GamesPlatform;
let play: Play;
beforeEach(async () => void ({ games, play } = await startPlay()));
afterEach(() => games.platform.close());

const score = () => games.ann.post(`/api/games/${play.pointsId}/holes/1/scores`, { scores: scoresOf(4, 5, 5, 5) });
const state = async () => (await games.ann.get(`/api/game-state/${play.id}`)).body;
const lastChange = async () => (await state()).ruleChanges?.at(-1);
const rosterOf = (...ids: string[]) => ({ roster: ids.map((playerId) => ({ playerId })) });

describe('changes of the money after the first entry', () => {
  it('when a point becomes 100 dollars, then who did is named', async () => {
    await games.bob.put(`/api/points-games/${play.pointsId}/settings`, { pointValue: 2, fbtValue: 10 });
    expect(await state()).not.toHaveProperty('ruleChanges');
    await score();
    await games.bob.put(`/api/points-games/${play.pointsId}/settings`, { pointValue: 100, fbtValue: 10 });
    expect(await lastChange()).toEqual({
      at: expect.any(String),
      by: 'u2',
      rules: [{ rule: 'points.pointValue', before: 200, after: 10_000 }],
      movedCents: expect.any(Number),
    });
    expect((await lastChange()).movedCents).toBeGreaterThan(0);
    await games.bob.put(`/api/points-games/${play.bbbId}/settings`, { pointValue: 1, fbtValue: 20 });
    expect(await lastChange()).toMatchObject({ rules: [{ rule: 'bbb.fbtValue', before: 1000, after: 2000 }] });
  });

  it('when a card gets another value, then its holder’s change is named', async () => {
    await play.give('camel', 'p1');
    await score();
    await games.bob.put(`/api/game-states/${play.id}/card-values`, { cardValues: { camel: 70 } });
    expect(await lastChange()).toMatchObject({ by: 'u2', rules: [{ rule: 'cardValue', before: 7, after: 70, card: 'Camel' }] });
  });

  it('when a roster change discards scores, then whose they were is named', async () => {
    await score();
    await games.bob.put(`/api/game-state/${play.id}/roster`, { ...rosterOf('p1', 'p2', 'p3'), discard: true });
    expect(await lastChange()).toMatchObject({ by: 'u2', rules: [{ rule: 'entries', playerId: 'p4', before: 1, after: null }] });
  });

  it('when the 2/9/16 game is deleted, then the round says so', async () => {
    await score();
    expect((await games.bob.delete(`/api/games/${play.pointsId}`)).status).toBe(204);
    expect(await lastChange()).toMatchObject({ by: 'u2', rules: [{ rule: 'pointsGame', before: 1, after: null }] });
    expect((await lastChange()).movedCents).toBeGreaterThan(0);
  });

  it('when a round is finished, then its roster is refused until reopened', async () => {
    await score();
    await play.finish();
    const change = () => games.bob.put(`/api/game-state/${play.id}/roster`, { ...rosterOf('p1', 'p2', 'p3'), discard: true });
    expect(await change()).toMatchObject({ status: 409, body: { code: 'ROUND_FINISHED' } });
    expect((await games.ann.get(`/api/points-games/g1?gameStateId=${play.id}`)).body[0].holes[1].p4).toBe(5);
    await games.ann.post(`/api/game-state/${play.id}/reopen`, {});
    expect((await change()).status).toBe(200);
  });
});
