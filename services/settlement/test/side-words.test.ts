import type { CombinedSettlement, RoundState, Tab } from '@fairshare/contracts';
import type { SideGameId } from '@fairshare/golf-rules';
import { GROUP, PLAYERS, ROUND, startSettlement } from './support';

const AT = '2026-05-02T12:00:00.000Z';
const SKINS = 's1.s1' as SideGameId;

/** Four holes of skins of $2: a tie, then Ann; a tie, then Bob. */
const published = (): RoundState => ({
  ...ROUND.with({
    plays: ['points'],
    scores: { 1: [4, 4, 5, 5], 2: [3, 4, 4, 4], 3: [4, 4, 5, 5], 4: [4, 3, 4, 4] },
    finished: { id: 's1.f1', at: AT, by: 'user-1' },
  }).published(),
  sideGames: [{ id: SKINS, kind: 'skins', name: 'Friday Skins', createdAt: AT, version: 1, players: PLAYERS, options: { value: 200 }, on: true }],
});

describe('what is said of a settled side game', () => {
  let settlement: Awaited<ReturnType<typeof startSettlement>>;
  beforeEach(async () => {
    settlement = await startSettlement();
    await settlement.groups.put({ ...GROUP, members: ['user-1'], claims: { ann: 'user-1' } });
    await settlement.games.put(published());
  });
  afterEach(() => settlement.close());

  const calculate = async (): Promise<CombinedSettlement> =>
    (await settlement.ask.post('/api/calculate-combined-games', { groupId: 'g1', gameStateId: 's1', selectedGames: [SKINS], saveResults: true })).body;

  it('when a side game is settled, then each hole says what it brought', async () => {
    const [game] = (await calculate()).breakdown.games;
    expect(game).toMatchObject({
      kind: 'side',
      name: 'Friday Skins',
      outcomes: { 1: 'Tied, 1 carried', 2: 'ANN wins 2 skins', 3: 'Tied, 1 carried', 4: 'BOB wins 2 skins' },
    });
    const saved = (await settlement.ask.get('/api/combined-payout-results/g1?gameStateId=s1')).body;
    expect(saved.calculationResult.breakdown.games[0]).toEqual(game);
  });

  it('when a side game alone reaches the tab, then its line names it', async () => {
    await calculate();
    const { lines } = (await settlement.ask.get('/api/groups/g1/tab')).body as Tab;
    expect(lines[0]).toMatchObject({ chosen: { selectedGames: [SKINS], sideGames: [{ id: SKINS, name: 'Friday Skins' }] } });
  });
});
