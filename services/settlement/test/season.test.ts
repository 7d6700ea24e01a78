import { HOLES, type StrokesByHole } from '@fairshare/golf-rules';
import { GROUP, ROUND, startSettlement } from './support';

const even: Record<string, number> = { ann: 4, bob: 4, cy: 4, di: 4 };
/** One hole for each winner, who wins it alone; the other players have equal scores. */
const wonBy = (...winners: string[]): StrokesByHole => Object.fromEntries(winners.map((winner, index) => [index + 1, { ...even, [winner]: 3 }]));

const ROUNDS = [
  ROUND.with({ id: 'march', createdAt: '2025-03-01T10:00:00.000Z', scores: wonBy('di'), holders: { camel: 'bob', fish: 'bob' } }).published(),
  ROUND.with({ id: 'may', createdAt: '2026-05-02T10:00:00.000Z', scores: wonBy('ann', 'ann', 'bob'), holders: { snake: 'di' } }).published(),
  ROUND.with({ id: 'june', createdAt: '2026-06-06T10:00:00.000Z', scores: wonBy('bob', 'bob'), awards: { 1: { firstOn: 'cy', closestTo: 'cy', firstIn: 'none' } } }).published(),
  // No hole is complete.
  ROUND.with({ id: 'empty', createdAt: '2026-07-04T10:00:00.000Z', scores: { 1: { ann: 3 } } }).published(),
];

describe('the history of a group', () => {
  let settlement: Awaited<ReturnType<typeof startSettlement>>;
  let seen: string[];
  const put = async (round: (typeof ROUNDS)[number]) => void seen.push(`games/${round.id}=${await settlement.games.put(round)}`);
  const putGroup = async (more: object = {}) => void seen.push(`groups/g1=${await settlement.groups.put({ ...GROUP, ...more })}`);
  const get = async (path = '', userId = 'user-1') => settlement.as({ userId }).get(`/api/groups/g1/seasons${path}`, { headers: { 'x-at-least': seen.join(',') } });
  const names = (rows: { player: { id: string } }[]) => rows.map(({ player }) => player.id);

  beforeAll(async () => {
    settlement = await startSettlement();
  });
  afterAll(() => settlement.close());
  beforeEach(async () => {
    seen = [];
    await putGroup();
    for (const round of ROUNDS) await put(round);
  });

  it('when a season is read, then it adds up its rounds, and no other’s', async () => {
    const { status, body } = await get('/2026');
    expect(status).toBe(200);
    expect(body).toMatchObject({ groupId: 'g1', season: { id: '2026', name: '2026', from: '2026-01-01', to: '2026-12-31' }, rounds: 2, showMoney: true });
    expect(names(body.players)).toEqual(['bob', 'ann', 'cy', 'di']);
    const [bob, ann, cy, di] = body.players;
    // Won alone: 7, the others 3 each; halved by three: 3.
    expect(bob).toMatchObject({ rounds: 2, points: { points: 7 + 3 + 3 + 14, rounds: 2, perRound: 13.5 }, holesWon: 3, cardsHeld: 0 });
    expect(ann).toMatchObject({ points: { points: 7 + 7 + 3 + 6, perRound: 11.5 }, holesWon: 2, potsWon: 2 });
    expect(cy).toMatchObject({ bbb: { points: 2, rounds: 1, perRound: 2 }, holesWon: 0 });
    expect(di).toMatchObject({ cardsHeld: 1, points: { perRound: 7.5 } });
    const nets = body.players.map(({ net }: { net: number }) => Math.round(net * 100));
    expect(nets.reduce((sum: number, net: number) => sum + net, 0)).toBe(0);
    expect(body.headToHead[0]).toEqual({ players: ['ann', 'bob'], won: 1, lost: 1, halved: 0 });
    expect(body.headToHead.at(-1)).toEqual({ players: ['cy', 'di'], won: 0, lost: 0, halved: 2 });
    expect((await get('/2025')).body).toMatchObject({ rounds: 1, players: [{ player: { id: 'di' } }, {}, {}, {}] });
    expect((await get('/2030')).body).toMatchObject({ rounds: 0, players: [], headToHead: [] });
  });

  it('when a season is read, then each round and rivalry is shown', async () => {
    const { body } = await get('/2026');
    expect(body.roundByRound).toMatchObject([
      { id: 'may', aboveEven: { ann: 5, bob: 1, cy: -3, di: -3 }, net: { ann: 40.67, bob: -2, cy: -18.01, di: -20.66 } },
      { id: 'june', aboveEven: { ann: -2, bob: 6, cy: -2, di: -2 } },
    ]);
    expect(body.rivalries[0]).toEqual({ players: ['ann', 'bob'], streak: { wonBy: 'bob', rounds: 1 }, decidingHole: { hole: 3, won: 0, lost: 1 } });
    expect(body.rivalries).toContainEqual({ players: ['bob', 'cy'], streak: { wonBy: 'bob', rounds: 2 }, decidingHole: { hole: 1, won: 1, lost: 0 } });
    expect(body.rivalries.at(-1)).toEqual({ players: ['cy', 'di'], streak: null, decidingHole: null });
    await putGroup({ showMoney: false });
    expect((await get('/2026')).body.roundByRound[0]).toMatchObject({ net: null });
  });

  it('when a player is on no hole of 2/9/16, then BBB is no measure', async () => {
    const awards = { 10: { firstOn: 'di', closestTo: 'di', firstIn: 'di' } };
    const roster = [{ playerId: 'ann' }, { playerId: 'bob' }, { playerId: 'cy' }, { playerId: 'di', holes: [10, 11, 12] }];
    await put(ROUND.with({ id: 'july', createdAt: '2026-07-11T10:00:00.000Z', scores: { 1: { ann: 3, bob: 4, cy: 4 } }, awards, roster }).published());
    const { body } = await get('/2026/players/di');
    expect(body.played[0]).toMatchObject({ id: 'july', points: null, bbb: 3, aboveEven: null });
    await settlement.games.remove('july');
  });

  it('when seasons begin on another day, then rounds move', async () => {
    const listed = async () => (await get()).body.map(({ name }: { name: string }) => name);
    expect(await listed()).toEqual(expect.arrayContaining(['2026', '2025']));
    await putGroup({ seasonStart: '06-01' });
    expect(await listed()).toEqual(expect.arrayContaining(['2026/27', '2025/26', '2024/25']));
    expect((await listed()).toSorted().reverse()).toEqual(await listed());
    expect((await get('/2025')).body).toMatchObject({ rounds: 1, season: { from: '2025-06-01', to: '2026-05-31' } });
    expect((await get('/26')).status).toBe(400);
  });

  it('when a player’s page is read, then it has every round', async () => {
    const { body } = await get('/2026/players/ann');
    expect(body).toMatchObject({ player: { id: 'ann', isArchived: false }, rounds: 2, best: 'may', worst: 'june' });
    expect(body.played).toMatchObject([
      { id: 'june', name: 'Saturday', createdAt: '2026-06-06T10:00:00.000Z', points: 6, bbb: 0, aboveEven: -2, net: expect.any(Number) },
      { id: 'may', points: 17, bbb: null, aboveEven: 5, holesWon: 2 },
    ]);
    expect(body.played[0].net + body.played[1].net).toBeCloseTo(body.net, 5);
    expect(body.against).toEqual([
      { playerId: 'bob', won: 1, lost: 1, halved: 0 },
      { playerId: 'cy', won: 1, lost: 0, halved: 1 },
      { playerId: 'di', won: 1, lost: 0, halved: 1 },
    ]);
    expect((await get('/2026/players/bob')).body.against[0]).toEqual({ playerId: 'ann', won: 1, lost: 1, halved: 0 });
    expect((await get('/2024/players/ann')).body).toMatchObject({ rounds: 0, points: null, played: [], best: null, worst: null });
    expect((await get('/2026/players/nobody')).status).toBe(404);
  });

  it('when the group hides the money, then no answer has it', async () => {
    const shown = (await get('/2026')).body;
    await putGroup({ showMoney: false });
    const [table, page] = [(await get('/2026')).body, (await get('/2026/players/bob')).body];
    expect(table.showMoney).toBe(false);
    expect(table.players.map(({ net }: { net: unknown }) => net)).toEqual([null, null, null, null]);
    expect([page.net, ...page.played.map(({ net }: { net: unknown }) => net)]).toEqual([null, null, null]);
    expect(table.players.map(({ points }: { points: object }) => points)).toEqual(shown.players.map(({ points }: { points: object }) => points));
  });

  it('when whoever asks is no member, then there is no such group', async () => {
    for (const path of ['', '/2026', '/2026/players/ann']) {
      expect(await get(path, 'stranger')).toMatchObject({ status: 404, body: { message: 'Group not found' } });
    }
  });

  it('when few of a roster play a hole, then it counts for them alone', async () => {
    const roster = [{ playerId: 'ann' }, { playerId: 'cy', holes: HOLES.slice(0, 1) }];
    await put(ROUND.with({ id: 'two', createdAt: '2023-05-02T10:00:00.000Z', scores: { 1: { ann: 4, cy: 3 } }, roster }).published());
    const { players } = (await get('/2023')).body;
    expect(players).toMatchObject([
      { player: { id: 'cy' }, points: { points: 2 }, net: 2 },
      { player: { id: 'ann' }, points: { points: 0 }, net: -2 },
    ]);
  });

  it('when scores change, then the season follows', async () => {
    await get('/2026');
    await putGroup({ players: GROUP.players.map((player) => (player.id === 'bob' ? { ...player, name: 'Bobby', archivedAt: '2026-08-01T10:00:00.000Z' } : player)) });
    await put(ROUND.with({ id: 'june', createdAt: '2026-06-06T10:00:00.000Z', scores: wonBy('bob', 'bob', 'bob') }).published());
    const { players, rounds } = (await get('/2026')).body;
    expect(rounds).toBe(2);
    expect(players[0]).toMatchObject({ player: { id: 'bob', name: 'Bobby', isArchived: true }, points: { points: 13 + 21 }, holesWon: 4 });

    seen.push(`games/june=${await settlement.games.remove('june')}`);
    expect((await get('/2026')).body).toMatchObject({ rounds: 1, players: [{ player: { id: 'ann' }, rounds: 1 }, { player: { id: 'bob' } }, {}, {}] });
  });
});
