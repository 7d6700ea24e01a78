import { type GamesPlatform, type Play, startPlay } from './platform';

let games: GamesPlatform;
let play: Play;
beforeEach(async () => {
  ({ games, play } = await startPlay());
});
afterEach(() => games.platform.close());

const OLD = { pointValue: 1, fbtValue: 10 };
const set = (body: object, client = games.ann) => client.put(`/api/points-games/${play.pointsId}/settings`, body);
const setCards = (body: object, client = games.ann) => client.put(`/api/game-states/${play.id}/card-values`, body);

describe('values that somebody replaces', () => {
  it('when they are as they were seen, then they are replaced', async () => {
    expect((await set({ pointValue: 2, fbtValue: 10, base: OLD })).body).toEqual({ pointValue: 2, fbtValue: 10 });
    expect((await setCards({ cardValues: { camel: 3 }, base: { camel: 7 } })).body.cardValues).toEqual({ camel: 3 });
  });

  it('when others changed them meanwhile, then a 409 says what stands', async () => {
    await set({ pointValue: 1, fbtValue: 20 }, games.bob);
    const refused = await set({ pointValue: 2, fbtValue: 10, base: OLD });
    expect(refused).toMatchObject({ status: 409, body: { code: 'VALUES_CHANGED', stored: { pointValue: 1, fbtValue: 20 } } });
    await setCards({ cardValues: { camel: 9 } }, games.bob);
    expect(await setCards({ cardValues: { camel: 3 }, base: { camel: 7 } })).toMatchObject({ status: 409, body: { code: 'VALUES_CHANGED', stored: { camel: 9 } } });
    expect((await games.ann.get(`/api/game-state/${play.id}`)).body.cardValues).toEqual({ camel: 9 });
  });

  it('when both chose the same, then nobody is refused', async () => {
    await set({ pointValue: 2, fbtValue: 10 }, games.bob);
    expect((await set({ pointValue: 2, fbtValue: 10, base: OLD })).status).toBe(200);
  });

  it('when an old client says no base, then the last one counts', async () => {
    await set({ pointValue: 1, fbtValue: 20 }, games.bob);
    expect((await set({ pointValue: 2, fbtValue: 10 })).body).toEqual({ pointValue: 2, fbtValue: 10 });
  });
});
