import { eventually, type TestClient } from '@fairshare/testing';
import { FOUR, registerWithTrial, startForTest } from './support';

let platform: Awaited<ReturnType<typeof startForTest>>;
let ann: TestClient;
let groupId: string;
beforeAll(async () => {
  platform = await startForTest();
  ann = platform.visitor();
  await registerWithTrial(ann);
  groupId = (await ann.post('/api/groups', { name: 'Saturday', players: FOUR.map((id) => ({ id, name: id.toUpperCase() })) })).body.id;
});
afterAll(() => platform.close());

const HOLES = [
  [4, 4, 5, 5],
  [4, 5, 5, 6],
  [3, 4, 4, 4],
  [4, 4, 4, 4],
  [5, 4, 5, 5],
];
const strokesOf = (scores: readonly number[]) => Object.fromEntries(scores.map((strokes, seat) => [`strokes.${FOUR[seat]}`, strokes]));
const cells = (round: string, hole: number, entered: object, client = ann, options = {}) => client.put(`/api/game-state/${round}/holes/${hole}`, { cells: entered }, options);
const newRound = async (body: object = {}): Promise<string> => (await ann.post('/api/game-state', { groupId, ...body })).body.id;
const add = async (round: string, body: object): Promise<string> => (await ann.post(`/api/game-state/${round}/side-games`, body)).body.id;
const payouts = async (id: string) => (await ann.get(`/api/side-games/${id}/payouts`)).body;
const calculate = (round: string, selectedGames: string[], more: object = {}) => ann.post('/api/calculate-combined-games', { groupId, gameStateId: round, selectedGames, ...more });
const activity = async (): Promise<string[]> =>
  (await ann.get(`/api/groups/${groupId}/activity`)).body.map(({ text }: { text: string }) => text.replaceAll(/[\u2066-\u2069]/g, ''));

/** The design's five holes of Skins, for money by the skin and for a pot. */
async function fiveHolesOfSkins() {
  const round = await newRound({ holes: [1, 2, 3, 4, 5] });
  const skins = await add(round, { kind: 'skins' });
  const pot = await add(round, { kind: 'skins', name: 'Pot', options: { value: 10, payout: 'pot' } });
  for (const [index, scores] of HOLES.entries()) await cells(round, index + 1, strokesOf(scores));
  return { round, skins, pot };
}

describe('side games through the gateway', () => {
  it('when Skins is played, then it pays what the design says', async () => {
    const { round, skins, pot } = await fiveHolesOfSkins();
    const paid = await payouts(skins);
    expect(paid.payouts).toEqual({ ann: 14, bob: 6, cy: -10, di: -10 });
    expect(paid.transactions).toHaveLength(3);
    expect(paid.lines).toEqual([
      {
        holes: [2],
        code: 'won',
        figures: { winner: ['ann'], skins: 2, value: 2 },
        players: { ann: { score: 4 }, bob: { score: 5 }, cy: { score: 5 }, di: { score: 6 } },
        text: 'ANN wins 2 skins',
        amounts: { ann: 12, bob: -4, cy: -4, di: -4 },
        provisional: false,
      },
      expect.objectContaining({ holes: [3], amounts: { ann: 6, bob: -2, cy: -2, di: -2 } }),
      expect.objectContaining({ holes: [5], figures: { winner: ['bob'], skins: 2, value: 2 }, amounts: { ann: -4, bob: 12, cy: -4, di: -4 } }),
    ]);
    expect((await payouts(pot)).payouts).toEqual({ ann: 14, bob: 6, cy: -10, di: -10 });

    const combined = (await calculate(round, [pot, skins, 'cards', skins])).body;
    expect(combined).toMatchObject({ payouts: { ann: 28, bob: 12, cy: -20, di: -20 }, selectedGames: ['cards', pot, skins] });
    expect(combined.breakdown.games.slice(1)).toMatchObject([
      { kind: 'side', selection: pot, gameId: pot, gameKind: 'skins', name: 'Pot' },
      { kind: 'side', selection: skins, parts: paid.lines },
    ]);
    expect((await calculate(round, [`${round}.s99`])).status).toBe(400);
  });

  it('when Nassau is pressed by itself, then it pays what the design says', async () => {
    const round = await newRound();
    const nassau = await add(round, { kind: 'nassau', players: ['ann', 'bob'], options: { press: 'auto' } });
    const won: Record<number, [number, number]> = { 1: [3, 4], 2: [3, 4], 4: [3, 4], 5: [3, 4], 6: [4, 3], 7: [4, 3], 8: [4, 3] };
    for (let hole = 1; hole <= 18; hole += 1) {
      const [one, two] = won[hole] ?? [4, 4];
      await cells(round, hole, { 'strokes.ann': one, 'strokes.bob': two });
    }
    const paid = await payouts(nassau);
    expect(paid.payouts).toEqual({ ann: -5, bob: 5, cy: 0, di: 0 });
    expect(paid.lines.map(({ text, amounts }: { text: string; amounts: Record<string, number> }) => [text, amounts['ann']])).toEqual([
      ['Front: ANN 1 up', 5],
      ['Press 3 to 9: BOB 1 up', -5],
      ['Press 6 to 9: BOB 3 up', -5],
      ['Press 8 to 9: BOB 1 up', -5],
      ['Back: all square', 0],
      ['Total: ANN 1 up', 5],
    ]);
  });

  it('when a round is finished, corrected and reopened, then the tab follows', async () => {
    const before = (await ann.get(`/api/groups/${groupId}/tab`)).body.balances;
    const { round, skins } = await fiveHolesOfSkins();
    await ann.post(`/api/game-state/${round}/finish`);
    const tab = (await ann.get(`/api/groups/${groupId}/tab`)).body;
    expect(tab.lines[0]).toMatchObject({ kind: 'round', round: { id: round }, nets: { ann: 28, bob: 12, cy: -20, di: -20 } });
    expect(tab.balances.ann - (before.ann ?? 0)).toBe(28);
    const saved = async () => (await ann.get(`/api/combined-payout-results/${groupId}?gameStateId=${round}`)).body;
    expect(await saved()).toMatchObject({ stale: false, selectedGames: expect.arrayContaining(['cards', skins]) });

    await ann.patch(`/api/side-games/${skins}`, { options: { value: 3 } });
    expect(await saved()).toMatchObject({ stale: true, currentPayouts: { ann: 35, bob: 15, cy: -25, di: -25 } });
    await calculate(round, (await saved()).selectedGames, { saveResults: true });
    expect((await ann.get(`/api/groups/${groupId}/tab`)).body.lines[0]).toMatchObject({ kind: 'correction', nets: { ann: 7, bob: 3, cy: -5, di: -5 } });
    await eventually(activity, (texts) => texts.some((text) => text.includes('in Skins, value is $3.00 instead of $2.00, which moves $10.00')));

    await calculate(round, [skins], { saveResults: true });
    expect((await ann.get(`/api/groups/${groupId}/tab`)).body.lines[0].chosen).toEqual({
      selectedGames: [skins],
      pointValue: null,
      fbtValue: null,
      sideGames: [{ id: skins, name: 'Skins' }],
    });
    await ann.delete(`/api/side-games/${skins}`);
    expect(await saved()).toMatchObject({ stale: true });
    await eventually(activity, (texts) => texts.some((text) => text.includes('Skins is removed')));
  });

  it('when only a side game was played, then its round counts for the season', async () => {
    const year = new Date().getUTCFullYear();
    const season = async () => (await ann.get(`/api/groups/${groupId}/seasons/${year}`)).body;
    const netOf = ({ players }: { players: { player: { id: string }; net: number }[] }) => players.find(({ player }) => player.id === 'ann')?.net ?? 0;
    const before = await season();
    await fiveHolesOfSkins();
    const after = await eventually(season, ({ rounds }) => rounds === before.rounds + 1);
    expect(netOf(after) - netOf(before)).toBe(28);
    // Two games of the kind: three skins in each.
    const skinsOf = ({ players }: { players: { player: { id: string }; sideGames?: { kind: string; count: number; rounds: number }[] }[] }) =>
      players.find(({ player }) => player.id === 'ann')?.sideGames?.find(({ kind }) => kind === 'skins');
    const { count = 0, rounds = 0 } = skinsOf(before) ?? {};
    expect(skinsOf(after)).toMatchObject({ name: 'Skins', unit: 'skins', count: count + 6, rounds: rounds + 1 });
  });

  it('when the house rules name side games, then a new round begins with them', async () => {
    const path = `/api/groups/${groupId}`;
    const sideGames = [{ kind: 'skins', name: 'Birdies', options: { value: 5 } }];
    const changed = (await ann.patch(path, { rules: { sideGames } })).body;
    expect(changed.rules.sideGames).toEqual([
      { kind: 'skins', name: 'Birdies', options: { value: 5, payout: 'perSkin', carry: true, leftover: 'void', parOrBetter: false, scoring: 'net' } },
    ]);
    for (const [refused, issue] of [
      [[{ kind: 'chess' }], 'rules.sideGames.0.kind'],
      [[{ kind: 'skins', options: { value: -1 } }], 'rules.sideGames.0.options.value'],
      [Array.from({ length: 13 }, () => ({ kind: 'skins' })), 'rules.sideGames'],
    ] as const) {
      const answer = await ann.patch(path, { rules: { sideGames: refused } });
      expect([answer.status, answer.body.issues[0].path]).toEqual([400, issue]);
    }
    const round = await newRound();
    expect((await ann.get(`/api/game-state/${round}/side-games`)).body).toMatchObject([{ name: 'Birdies', players: FOUR, options: { value: 5 } }]);
    expect((await ann.patch(path, { rules: { cards: 'flat' } })).body.rules.sideGames).toHaveLength(1);
    expect((await ann.patch(path, { rules: { sideGames: [] } })).body.rules.sideGames).toEqual([]);
    expect((await ann.get(`/api/game-state/${await newRound()}/side-games`)).body).toEqual([]);
  });

  it('when somebody takes their data along, then side games are in it', async () => {
    const { round, skins } = await fiveHolesOfSkins();
    const file = (await ann.get('/api/user/export')).body;
    const found = file.games.find(({ game }: { game: { id: string } }) => game.id === round);
    expect(found.entries).toMatchObject({ holes: { 1: strokesOf(HOLES[0] ?? []) }, sideGames: [{ id: skins, options: { value: 2 } }, {}] });
  });

  it('when a guest scores, then they answer side games and change none', async () => {
    const round = await newRound();
    const nassau = await add(round, { kind: 'nassau', options: { press: 'called' } });
    const { token } = (await ann.post(`/api/game-state/${round}/scoring-links`, { playerId: 'bob' })).body;
    const guest = platform.visitor();
    await guest.post('/api/guest/open', { token, device: 'bob'.padEnd(22, '-') });
    const asGuest = { headers: { 'X-Guest': '1' } };
    expect((await cells(round, 1, { 'strokes.bob': 4, [`${nassau}.press`]: 'two' }, guest, asGuest)).status).toBe(200);
    expect((await guest.get(`/api/side-games/${nassau}`, asGuest)).body.marks).toEqual({ 1: { press: 'two' } });
    expect((await guest.get('/api/game-kinds', asGuest)).status).toBe(200);
    const refused = [
      await guest.post(`/api/game-state/${round}/side-games`, { kind: 'skins' }, asGuest),
      await guest.patch(`/api/side-games/${nassau}`, { name: 'Mine' }, asGuest),
      await guest.delete(`/api/side-games/${nassau}`, asGuest),
      await guest.get(`/api/side-games/${nassau}/payouts`, asGuest),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });
});
