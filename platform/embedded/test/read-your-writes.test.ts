import { io, type Socket } from 'socket.io-client';
import type { EventBus } from '@fairshare/event-bus';
import { payOutPoints, scoreStrokeGame, centsToDollars } from '@fairshare/golf-rules';
import type { TestClient } from '@fairshare/testing';
import { FOUR, register, registerWithTrial, ROUND, startForTest } from './support';

const SLOW = 500;
const POINT_VALUE = 100;

/** A bus that delivers every event half a second late. */
const slowed = (bus: EventBus): EventBus => ({
  ...bus,
  consume: (consumer) =>
    bus.consume({
      ...consumer,
      handle: async (batch) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW));
        await consumer.handle(batch);
      },
    }),
});

describe('a request right after a write, with events that come late', () => {
  let platform: Awaited<ReturnType<typeof startForTest>>;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    platform = await startForTest({ wrapBus: (_service, bus) => slowed(bus) });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.close();
    await platform.close();
  });

  it('when payouts are read right after each of 200 scores, then they count', async () => {
    const ann = platform.visitor();
    await registerWithTrial(ann);
    const { pointsId } = await ROUND.begin(ann);
    const holes: Record<number, Record<string, number>> = {};

    for (let turn = 0; turn < 200; turn += 1) {
      const hole = (turn % 18) + 1;
      const scores = Object.fromEntries(FOUR.map((player, seat) => [player, 1 + ((turn * 7 + seat * (turn % 5)) % 9)]));
      holes[hole] = scores;
      const posted = await ann.post(`/api/games/${pointsId}/holes/${hole}/scores`, { scores });
      expect(posted.status).toBe(200);
      const payouts = await ann.get(`/api/points-games/${pointsId}/payouts?mode=points`);
      const expected = payOutPoints(scoreStrokeGame(FOUR, holes), POINT_VALUE).nets;
      expect(payouts.body.payouts).toEqual(Object.fromEntries(FOUR.map((player) => [player, centsToDollars(expected[player] ?? 0)])));
    }
  });

  it('when a trial or a group was just started, then the next call knows', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const golfer = platform.visitor();
      await register(golfer);
      expect((await golfer.get('/api/groups')).status).toBe(402);
      expect((await golfer.post('/api/trial/start')).status).toBe(201);
      expect((await golfer.get('/api/auth/user')).body).toMatchObject({ hasActiveSubscription: true, autoTrialStatus: 'active' });
      const group = await golfer.post('/api/groups', { name: 'Two', players: [{ name: 'A' }, { name: 'B' }] });
      expect(group.status).toBe(201);
      const session = await golfer.post('/api/game-state', { groupId: group.body.id });
      expect(session.status).toBe(201);
      expect((await golfer.get('/api/groups')).body).toHaveLength(1);
    }
  });

  it('when a custom card was just made, then it can be assigned at once', async () => {
    const ann = platform.visitor();
    await registerWithTrial(ann);
    const { group, game: session } = await ROUND.begin(ann);
    for (let turn = 0; turn < 5; turn += 1) {
      const card = { id: `card-${turn}`, name: `Card ${turn}`, emoji: '🪿', value: 15 };
      expect((await ann.post(`/api/groups/${group.id}/custom-cards`, card)).status).toBe(201);
      const assigned = await ann.post(`/api/game-state/${session.id}/assign-card`, { playerId: 'bob', groupId: group.id, cardType: card.id });
      expect(assigned.status).toBe(200);
      const payouts = await ann.get(`/api/game-state/${session.id}/payouts`);
      const bob = payouts.body.cardGame.payouts.find((row: { playerId: string }) => row.playerId === 'bob');
      expect(bob.netPayout).toBe(-15 * (turn + 1));
    }
  });

  it('when a group was just created or just joined, then its room opens', async () => {
    const ann = platform.visitor();
    const bob = platform.visitor();
    await registerWithTrial(ann);
    await registerWithTrial(bob);
    const annsSocket = await connect(platform.url, ann, sockets);
    const bobsSocket = await connect(platform.url, bob, sockets);

    for (let turn = 0; turn < 5; turn += 1) {
      const group = (await ann.post('/api/groups', { name: 'Two', players: [{ name: 'A' }, { name: 'B' }] })).body;
      expect(await annsSocket.emitWithAck('joinRoom', group.id)).toEqual({ ok: true });
      const joined = await bob.post('/api/groups/join', { shareCode: group.shareCode });
      expect(joined.status).toBe(200);
      expect(await bobsSocket.emitWithAck('joinRoom', group.id)).toEqual({ ok: true });
    }
  });
});

async function connect(url: string, client: TestClient, opened: Socket[]): Promise<Socket> {
  const socket = io(url, { path: '/ws', transports: ['websocket'], extraHeaders: { cookie: client.cookies() }, forceNew: true });
  opened.push(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
