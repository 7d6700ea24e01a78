import type { GameState, Tab } from '@fairshare/contracts';
import type { TestClient } from '@fairshare/testing';
import { eventually } from '@fairshare/testing';
import { registerWithTrial, startForTest } from './support';

const GROUPS = 20;
const PLAYERS = ['ann', 'bob', 'cy'] as const;

const chanceFrom = (seed: number) => {
  let state = seed * 2654435761;
  return (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

describe('a tab over the API', () => {
  let platform: Awaited<ReturnType<typeof startForTest>>;
  let [ann, bob]: TestClient[] = [];
  beforeAll(async () => {
    platform = await startForTest();
    [ann, bob] = [platform.visitor(), platform.visitor()];
    for (const client of [ann, bob]) await registerWithTrial(client);
  });
  afterAll(() => platform?.close());

  /** Sends a call, and sometimes the very same again, like a phone that lost the response. */
  async function post(client: TestClient, path: string, body: object | undefined, chance: (below: number) => number) {
    const headers = { 'idempotency-key': `key-${chance(1e9)}-${chance(1e9)}` };
    const first = await client.post(path, body, { headers });
    expect(first.status).toBeLessThan(300);
    if (chance(3) === 0) expect(await client.post(path, body, { headers })).toMatchObject({ status: first.status });
    return first.body;
  }

  it(`when ${GROUPS} groups act in random order, then each tab matches a plain ledger`, async () => {
    const [one, other] = [ann as TestClient, bob as TestClient];
    for (let seed = 1; seed <= GROUPS; seed += 1) {
      const chance = chanceFrom(seed);
      const group = (await one.post('/api/groups', { name: 'Three', players: PLAYERS.map((id) => ({ id, name: id })) })).body;
      await other.post('/api/groups/join', { shareCode: group.shareCode });
      const clients = [one, other];
      const anyone = () => clients[chance(2)] as TestClient;
      const ledger: Record<string, number> = {};
      const add = (nets: Record<string, number>, sign = 1) => Object.entries(nets).forEach(([id, cents]) => (ledger[id] = (ledger[id] ?? 0) + sign * cents));
      const round: GameState = await post(one, '/api/game-state', { groupId: group.id }, chance);
      const at = `/api/game-state/${round.id}`;
      let [holder, posted]: [string, Record<string, number> | null] = ['', null];
      /** Assigns the camel. Its value is 2 dollars: its holder pays 1 dollar to each of the others. */
      const give = async (client = anyone()) => {
        holder = PLAYERS[chance(3)] ?? '';
        await post(client, `${at}/assign-card`, { cardType: 'camel', playerId: holder }, chance);
      };
      const settle = () => {
        const nets = Object.fromEntries(PLAYERS.map((id) => [id, id === holder ? -200 : 100]));
        if (posted) add(posted, -1);
        add(nets);
        posted = nets;
      };
      await one.put(`/api/game-states/${round.id}/card-values`, { cardValues: { camel: 2 } });
      await give();
      const finisher = anyone();
      await post(finisher, `${at}/finish`, undefined, chance);
      settle();
      // The user who finished the round reads the result at once.
      expect((await finisher.get(`/api/groups/${group.id}/tab`)).body.lines).toHaveLength(1);

      for (let step = 0; step < 4; step += 1) {
        const what = chance(5);
        const payments = `/api/groups/${group.id}/tab/payments`;
        if (what === 0) {
          // Only the client that gave the card is sure to calculate with it.
          const client = anyone();
          await give(client);
          await post(client, '/api/calculate-combined-games', { groupId: group.id, gameStateId: round.id, selectedGames: ['cards'], saveResults: true }, chance);
          settle();
        } else if (what === 1) {
          const client = anyone();
          await post(client, `${at}/reopen`, undefined, chance);
          await give(client);
          await post(client, `${at}/finish`, undefined, chance);
          settle();
        } else {
          const payer = anyone();
          const line = await post(payer, payments, { from: 'ann', to: 'bob', amount: 1 + step }, chance);
          add(what === 2 ? { ann: 100 + 100 * step, bob: -100 - 100 * step } : {});
          // Only the author of a payment can undo it, and may repeat the request.
          if (what === 3) for (const client of [...clients, payer]) expect((await client.delete(`${payments}/${line.id}`)).status).toBe(client === payer ? 200 : 403);
          if (what === 4) {
            // No user claims either player: any member other than the author may reopen the payment.
            const [reason, at] = [{ reason: 'Not so' }, `${payments}/${line.id}/reopen`];
            expect((await payer.post(at, reason)).status).toBe(403);
            await post(payer === one ? other : one, at, reason, chance);
          }
        }
      }
      // An archived player stays on the tab until their balance is zero.
      if (chance(3) === 0) expect((await one.delete(`/api/groups/${group.id}/players/cy`)).status).toBe(200);
      if (chance(4) === 0) {
        await one.delete(`/api/games/${round.id}`);
        if (posted) add(posted, -1);
      }
      const wanted = PLAYERS.map((id) => (ledger[id] ?? 0) / 100);
      const balances = ({ balances: now }: Tab) => PLAYERS.map((id) => now[id] ?? 0);
      const tab = await eventually(
        async () => (await one.get(`/api/groups/${group.id}/tab`)).body as Tab,
        (seen) => balances(seen).join() === wanted.join(),
      );
      expect(tab.lines.every(({ nets }) => Math.abs(Object.values(nets).reduce((sum, dollars) => sum + dollars, 0)) < 1e-9)).toBe(true);
      expect(tab.optimal).toBe(true);
    }
  });
});
