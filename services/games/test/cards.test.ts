import { eventually } from '@fairshare/testing';
import { type GamesPlatform, type Play, ROUND, startGames } from './platform';

interface ShownCard {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly emoji: string;
  readonly value: number;
}

let games: GamesPlatform;
let play: Play;
beforeEach(async () => {
  games = await startGames({ pick: (size) => size - 1 });
  play = await ROUND.begin(games.ann);
});
afterEach(() => games.platform.close());

const state = async () => (await games.ann.get(`/api/game-state/${play.id}`)).body;
const assign = (cardType: string, playerId: string | null, id = play.id) => games.ann.post(`/api/game-state/${id}/assign-card`, { cardType, playerId, groupId: 'g1' });
const ids = (cards: ShownCard[]) => cards.map((card) => card.id);
const chain = (body: { cardHistory: { cardId: string; playerName: string }[] }) => body.cardHistory.map((leg) => `${leg.cardId}: ${leg.playerName}`);

const changeCustomCards = (customCards: { id: string; name: string; emoji: string; value: number }[]) =>
  games.groups.update('g1', (group) => ({ state: { ...group, customCards }, changes: [{ name: 'custom-card-added' }] }));

describe('assigning a card', () => {
  it('when a card is traded, then the history has both holders', async () => {
    const given = await assign('camel', 'p1');
    expect(given.status).toBe(200);
    expect(given.body.playerCards.p1).toEqual([{ id: 'camel', type: 'camel', name: 'Camel', emoji: '🐫', value: 7 }]);
    expect(given.body.lastPlayed).toBe(games.platform.clock.now().toISOString());
    const traded = await assign('camel', 'p2');
    expect(ids(traded.body.playerCards.p1)).toEqual([]);
    expect(ids(traded.body.playerCards.p2)).toEqual(['camel']);
    expect(chain(traded.body)).toEqual(['camel: Player p1', 'camel: Player p2']);
    expect(ids(traded.body.deck)).not.toContain('camel');
    expect(traded.headers.get('x-versions')).toBe(`games/${play.id}=${traded.body.version}`);
  });

  it('when the player holds the card already, then nothing changes', async () => {
    const given = await assign('camel', 'p1');
    const again = await assign('camel', 'p1');
    expect(again.body).toEqual(given.body);
  });

  it('when a card is put back, then the history says Available', async () => {
    await assign('camel', 'p1');
    const back = await assign('camel', null);
    expect(ids(back.body.playerCards.p1)).toEqual([]);
    expect(ids(back.body.deck)).toContain('camel');
    expect(back.body.cardHistory.at(-1)).toMatchObject({ cardId: 'camel', playerId: null, playerName: 'Available' });
  });

  it('when a custom card is assigned by name, then it counts', async () => {
    const byId = await assign('bear', 'p3');
    expect(byId.body.playerCards.p3).toEqual([{ id: 'bear', type: 'custom', name: 'Angry Bear', emoji: '🐻', value: 15 }]);
    const byName = await assign('Angry Bear', 'p4');
    expect(ids(byName.body.playerCards.p4)).toEqual(['bear']);
    expect(byName.body.cardHistory[0]).toMatchObject({ cardType: 'custom', cardId: 'bear', cardName: 'Angry Bear', cardEmoji: '🐻' });
  });

  it('when the group just got a card, then it can be assigned', async () => {
    await changeCustomCards([{ id: 'owl', name: 'Owl', emoji: '🦉', value: 3 }]);
    expect(ids((await assign('owl', 'p1')).body.playerCards.p1)).toEqual(['owl']);
  });

  it.each([
    ['unicorn', 'p1', 'cardType'],
    ['custom', 'p1', 'cardType'],
    ['constructor', 'p1', 'cardType'],
    ['toString', 'p1', 'cardType'],
    ['camel', 'p9', 'playerId'],
    ['camel', 'toString', 'playerId'],
    ['camel', '__proto__', 'playerId'],
    ['camel', 'none', 'playerId'],
  ])('when card %s is assigned to %s, then the field is named', async (cardType, playerId, path) => {
    const before = await state();
    const refused = await assign(cardType, playerId);
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toEqual([expect.objectContaining({ path })]);
    expect(await state()).toEqual(before);
  });

  it('when two custom cards share a name, then ids still work', async () => {
    await changeCustomCards(['a', 'b'].map((id) => ({ id, name: 'Twin', emoji: '👯', value: 1 })));
    await eventually(state, (body) => body.deck.some((card: ShownCard) => card.id === 'a'));
    expect((await assign('Twin', 'p1')).status).toBe(400);
    expect((await assign('b', 'p1')).status).toBe(200);
  });

  it('when a call repeats under its key, then it counts once', async () => {
    const headers = { 'Idempotency-Key': 'assign-1' };
    const body = { cardType: 'camel', playerId: 'p1' };
    const path = `/api/game-state/${play.id}/assign-card`;
    const first = await games.ann.post(path, body, { headers });
    await assign('camel', 'p2');
    const again = await games.ann.post(path, body, { headers });
    expect(again.status).toBe(200);
    expect(ids(again.body.playerCards.p2)).toEqual(['camel']);
    const outdated = await games.ann.post(path, body, { headers: { 'If-Match': first.headers.get('etag') ?? '' } });
    expect(outdated.status).toBe(412);
  });

  it('when thirty assign one card at once, then one holds it', async () => {
    const players = ['p1', 'p2', 'p3', 'p4'];
    await Promise.all(Array.from({ length: 30 }, (_, index) => assign('yeti', players[index % 4] ?? 'p1')));
    const after = await state();
    const holders = players.filter((player) => ids(after.playerCards[player]).includes('yeti'));
    expect(holders).toHaveLength(1);
    const legs: { playerId: string }[] = after.cardHistory;
    expect(legs.at(-1)?.playerId).toBe(holders[0]);
    expect(legs.every((leg, index) => index === 0 || leg.playerId !== legs[index - 1]?.playerId)).toBe(true);
  });
});

describe('drawing', () => {
  const draw = () => games.ann.post(`/api/game-state/${play.id}/draw-card`, { groupId: 'g1' });

  it('when cards are drawn, then each comes once until none is left', async () => {
    await assign('yeti', 'p1');
    const drawn: string[] = [];
    for (let count = 0; count < 7; count += 1) drawn.push((await draw()).body.currentCard.id);
    expect(drawn).toEqual(['bear', 'snake', 'skunk', 'ghost', 'roadrunner', 'fish', 'camel']);
    const refused = await draw();
    expect(refused.status).toBe(400);
    expect(refused.body.message).toBe('No cards left in deck');
    expect((await state()).currentCard.id).toBe('camel');
  });

  it('when twelve draw from eight, then eight get one each', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, draw));
    const drawn = answers.filter(({ status }) => status === 200).map(({ body }) => body.currentCard.id);
    expect(drawn).toHaveLength(8);
    expect(new Set(drawn).size).toBe(8);
    expect((await state()).deck).toEqual([]);
  });
});

describe('card values', () => {
  const put = (cardValues: unknown) => games.ann.put(`/api/game-states/${play.id}/card-values`, { cardValues });

  it('when card values are sent, then they replace the map', async () => {
    const answer = await put({ fish: 5, 'Angry Bear': 0 });
    expect(answer.status).toBe(200);
    expect(answer.body.cardValues).toEqual({ fish: 5, bear: 0 });
    const values = Object.fromEntries(answer.body.deck.map((card: ShownCard) => [card.id, card.value]));
    expect(values).toMatchObject({ camel: 2, fish: 5, bear: 0 });
    expect((await put({})).body.deck.find((card: ShownCard) => card.id === 'bear').value).toBe(15);
  });

  it('when a custom card has left, then its value is accepted', async () => {
    await put({ bear: 9, camel: 1 });
    await changeCustomCards([]);
    await eventually(state, (body) => !body.deck.some((card: ShownCard) => card.id === 'bear'));
    expect((await put({ bear: 9, camel: 3 })).body.cardValues).toEqual({ bear: 9, camel: 3 });
  });

  it.each([
    [{ unicorn: 3 }, 'cardValues.unicorn'],
    [{ constructor: 3 }, 'cardValues.constructor'],
    [{ toString: 3 }, 'cardValues.toString'],
    [{ bear: 1, 'Angry Bear': 2 }, 'cardValues.Angry Bear'],
    [{ camel: -1 }, 'cardValues.camel'],
    [{ camel: 1.5 }, 'cardValues.camel'],
    [{ camel: 10_001 }, 'cardValues.camel'],
    [{ camel: '5' }, 'cardValues.camel'],
  ])('when the card values are %j, then the field is named', async (cardValues, path) => {
    const before = await state();
    const refused = await put(cardValues);
    expect(refused.status).toBe(400);
    expect(refused.body.issues).toEqual([expect.objectContaining({ path })]);
    expect(await state()).toEqual(before);
  });

  it("when a round's card values change, then the group's stay", async () => {
    await put({ camel: 99 });
    expect((await games.ann.post('/api/game-state', { groupId: 'g1' })).body.cardValues).toEqual({ camel: 7 });
  });
});

describe("the group's custom cards", () => {
  it('when a custom card is removed, then only the active round changes', async () => {
    await assign('bear', 'p1');
    await games.ann.post(`/api/game-state/${play.id}/draw-card`);
    await changeCustomCards([{ id: 'owl', name: 'Owl', emoji: '🦉', value: 3 }]);
    const active = await eventually(state, (body) => body.deck.some((card: ShownCard) => card.id === 'owl'));
    expect(active.playerCards.p1).toEqual([]);
    expect(active.cardHistory).toEqual([]);
    expect((await assign('bear', 'p2')).status).toBe(400);

    await ROUND.with({ name: 'next' }).begin(games.ann);
    const earlier = await state();
    expect(earlier.isActive).toBe(false);
    expect(earlier.playerCards.p1).toEqual([{ id: 'bear', type: 'custom', name: 'Angry Bear', emoji: '🐻', value: 15 }]);
    expect(chain(earlier)).toEqual(['bear: Player p1']);
    expect(ids(earlier.deck)).not.toContain('owl');
  });

  it('when a custom card is removed, then a finished round keeps it', async () => {
    await assign('bear', 'p1');
    await play.finish();
    await changeCustomCards([{ id: 'owl', name: 'Owl', emoji: '🦉', value: 3 }]);
    // Once the new card can be assigned, the service has received the group's change.
    await eventually(
      () => assign('owl', 'p2'),
      ({ status }) => status === 200,
    );
    expect((await state()).playerCards.p1).toEqual([{ id: 'bear', type: 'custom', name: 'Angry Bear', emoji: '🐻', value: 15 }]);
    expect(chain(await state())).toEqual(['bear: Player p1', 'owl: Player p2']);
    await games.ann.post(`/api/game-state/${play.id}/reopen`);
    expect((await state()).playerCards.p1).toEqual([]);
  });

  it('when a drawn custom card is removed, then no card is shown as current', async () => {
    expect((await games.ann.post(`/api/game-state/${play.id}/draw-card`)).body.currentCard.id).toBe('bear');
    await changeCustomCards([]);
    expect((await eventually(state, (body) => body.currentCard === null)).currentCard).toBeNull();
  });
});
