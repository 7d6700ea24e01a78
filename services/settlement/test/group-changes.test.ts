import { eventually } from '@fairshare/testing';
import { GROUP, PLAYERS, session, startSettlement } from './support';

const GOOSE = { id: 'goose', name: 'Goose', emoji: '🪿', value: 15 };
const RECORDED = { goose: { key: 'goose', type: 'custom', name: 'Goose', emoji: '🪿', value: 15 } };

/** A finished round in which Ann holds the goose. */
const round = (id: string, createdAt: string) => ({
  ...session({ id, createdAt, strokes: null, holders: { goose: 'ann' }, recorded: RECORDED }),
  roster: PLAYERS.map((playerId) => ({ playerId })),
  finished: { id: `${id}.f1`, at: createdAt, by: 'user-1' },
});

it('when a custom card leaves, then only the newest result is stale', async () => {
  const settlement = await startSettlement();
  await settlement.groups.put({ ...GROUP, customCards: [GOOSE] });
  await settlement.games.put(round('old', '2026-05-02T08:00:00.000Z'));
  await settlement.games.put(round('new', '2026-05-03T08:00:00.000Z'));
  const stateOf = (id: string) => settlement.peers.call<{ state: { stale?: boolean } }>('settlement', 'GET', `/internal/aggregates/settlements/${id}`).catch(() => null);
  for (const id of ['old', 'new'])
    await eventually(
      () => stateOf(id),
      (saved) => saved?.state.stale === false,
    );

  await settlement.groups.put(GROUP, [{ name: 'custom-card-removed' }]);

  await eventually(
    () => stateOf('new'),
    (saved) => saved?.state.stale === true,
  );
  expect((await stateOf('old'))?.state.stale).toBe(false);
  await settlement.close();
});
