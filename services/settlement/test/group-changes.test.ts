import { eventually } from '@fairshare/testing';
import { GROUP, PLAYERS, ROUND, startSettlement } from './support';

const GOOSE = { id: 'goose', name: 'Goose', emoji: '🪿', value: 15 };
const RECORDED = { goose: { key: 'goose', type: 'custom', name: 'Goose', emoji: '🪿', value: 15 } };

/** A round in which Ann holds the goose. */
const round = (id: string, createdAt: string, isFinished: boolean) =>
  ROUND.with({
    id,
    createdAt,
    plays: ['bbb'],
    holders: { goose: 'ann' },
    cards: { recorded: RECORDED },
    roster: PLAYERS.map((playerId) => ({ playerId })),
    finished: isFinished,
  }).published();

/** Ann's name and net payout in the payouts of a round. */
const annIn = async (settlement: Settlement, id: string) => {
  const { body } = await settlement.ask.get(`/api/game-state/${id}/payouts`);
  return body.cardGame.payouts.find(({ playerId }: { playerId: string }) => playerId === 'ann') as { playerName: string; netPayout: number };
};
type Settlement = Awaited<ReturnType<typeof startSettlement>>;
/** The group without the goose. Ann's new name shows that settlement has received the change. */
const WITHOUT_GOOSE = { ...GROUP, players: GROUP.players.map((player) => (player.id === 'ann' ? { ...player, name: 'Anna' } : player)) };
const resultOf = async (settlement: Settlement, id: string) => (await settlement.ask.get(`/api/combined-payout-results/g1?gameStateId=${id}`)).body as { readonly stale?: boolean };

it.each([
  ['finished', true, -15],
  ['open', false, 0],
])('when a custom card leaves a newest round (%s: %s), then Ann has %i', async (_status, isFinished, net) => {
  const settlement = await startSettlement();
  await settlement.groups.put({ ...GROUP, customCards: [GOOSE] });
  await settlement.games.put(round('old', '2026-05-02T08:00:00.000Z', true));
  await settlement.games.put(round('new', '2026-05-03T08:00:00.000Z', isFinished));
  for (const id of ['old', 'new']) {
    if (id === 'new' && !isFinished)
      expect((await settlement.ask.post('/api/calculate-combined-games', { groupId: 'g1', gameStateId: 'new', selectedGames: ['cards'], saveResults: true })).status).toBe(200);
    await eventually(
      () => resultOf(settlement, id),
      ({ stale }) => stale === false,
    );
  }

  await settlement.groups.put(WITHOUT_GOOSE, [{ name: 'custom-card-removed' }]);

  expect(
    await eventually(
      () => annIn(settlement, 'new'),
      ({ playerName }) => playerName === 'Anna',
    ),
  ).toMatchObject({ netPayout: net });
  expect((await annIn(settlement, 'old')).netPayout).toBe(-15);
  await eventually(
    () => resultOf(settlement, 'new'),
    ({ stale }) => stale === !isFinished,
  );
  expect((await resultOf(settlement, 'old')).stale).toBe(false);
  await settlement.close();
});
