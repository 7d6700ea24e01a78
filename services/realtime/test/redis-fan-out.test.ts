import { io, type Socket } from 'socket.io-client';
import { games, groups, loginSessions, type RoundState, type GroupState, type Presence } from '@fairshare/contracts';
import { connectRedis, createLogger, type Redis } from '@fairshare/service-kit';
import { ENGINE_START, createStubOwner, describeOnEngines, eventually, startRedis, startTestPlatform, type Engine } from '@fairshare/testing';
import { createRealtimeService, createRedisFanOut } from '../src/service';

const at = '2026-05-01T08:00:00.000Z';
const GROUP: GroupState = { id: 'g1', name: 'Two', createdAt: at, players: [], members: ['ann', 'bob'], cardValues: {}, customCards: [], photoDigest: null };
const SESSION: RoundState = {
  id: 's1',
  groupId: 'g1',
  name: 'Saturday',
  createdAt: at,
  createdBy: 'ann',
  lastPlayedAt: null,
  cards: { values: {}, recorded: {}, holders: {}, history: [], drawn: [], current: null },
  points: null,
  bbb: null,
  conflicts: [],
};

/** One instance of realtime with owners of its own: what it hears by events the other one does not. */
async function startInstance(redis: Redis) {
  const [groupOwner, gameOwner, sessionOwner] = [createStubOwner(groups), createStubOwner(games), createStubOwner(loginSessions)];
  const platform = await startTestPlatform({
    services: {
      auth: sessionOwner.create,
      groups: groupOwner.create,
      games: gameOwner.create,
      realtime: (deps) => createRealtimeService(deps, { fanOut: createRedisFanOut(redis, 'test-') }),
    },
  });
  await groupOwner.put(GROUP);
  return { ...platform, groups: groupOwner, games: gameOwner, sessions: sessionOwner };
}

describeOnEngines(['redis'], 'two instances that share Redis', () => {
  const logger = createLogger('test', 'silent');
  const opened: Socket[] = [];
  let engine: Engine;
  let redises: Redis[];
  let one: Awaited<ReturnType<typeof startInstance>>;
  let other: Awaited<ReturnType<typeof startInstance>>;
  beforeAll(async () => {
    engine = await startRedis();
    redises = [await connectRedis(engine.url, logger), await connectRedis(engine.url, logger)];
    [one, other] = [await startInstance(redises[0] as Redis), await startInstance(redises[1] as Redis)];
  }, ENGINE_START);
  afterEach(() => opened.splice(0).forEach((socket) => socket.close()));
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    for (const redis of redises) await redis.close();
    await engine.close();
  });

  /** A socket in the group's room, and what it hears. */
  async function join(instance: typeof one, userId: string, sid?: string) {
    const socket = io(instance.url('realtime'), {
      path: '/ws',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { authorization: `Bearer ${instance.tokenFor({ userId, sid })}` },
    });
    opened.push(socket);
    const heard: string[] = [];
    // Who scores is told to whoever comes in, some time later.
    socket.onAny((message: string) => message !== 'presence' && heard.push(message));
    expect(await socket.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
    return { socket, heard };
  }
  let moves = 0;
  const move = (instance: typeof one) => instance.games.put({ ...SESSION, name: `Move ${(moves += 1)}` }, [{ name: 'hole-scores-recorded' }]);

  it('tell each other what moved, once', async () => {
    const [ann, bob] = [await join(one, 'ann'), await join(other, 'bob')];
    await eventually(
      async () => (await move(one), bob.heard.length),
      (count) => count > 0,
    );
    await eventually(
      () => [ann.heard.length, bob.heard.length],
      ([here, there]) => here === moves && there !== undefined && there <= moves,
    );
  });

  it('turn out on both who left the group, or whose session ended', async () => {
    const [ann, bob] = [await join(other, 'ann'), await join(other, 'bob', 'sid-ended')];
    await one.groups.put({ ...GROUP, members: ['ann'] }, [{ name: 'member-left' }]);
    await eventually(
      () => ann.heard,
      (heard) => heard.includes('groupUpdate'),
    );
    const before = bob.heard.length;
    await move(one);
    await eventually(
      () => ann.heard,
      (heard) => heard.includes('pointsGameUpdate'),
    );
    expect(bob.heard.slice(before)).toEqual([]);

    await one.sessions.put({ id: 'sid-ended', userId: 'bob', expiresAt: '2099-12-01T00:00:00.000Z' });
    await one.sessions.remove('sid-ended', [{ name: 'session-ended' }]);
    await eventually(
      () => bob.socket.connected,
      (connected) => !connected,
    );
    expect(ann.socket.connected).toBe(true);
    await one.groups.put(GROUP, [{ name: 'member-joined' }]);
  });

  it('speak to their own sockets while Redis is unavailable, and have all of them fetch again once it is back', async () => {
    await Promise.all([one, other].map((instance) => instance.sessions.put({ id: 'sid-living', userId: 'ann', expiresAt: '2099-12-01T00:00:00.000Z' })));
    const [here, there] = [await join(one, 'ann', 'sid-living'), await join(other, 'ann', 'sid-living')];
    await engine.kill();
    await eventually(
      () => redises.some(({ client }) => client.isReady),
      (ready) => !ready,
    );
    const before = there.heard.length;
    await move(one);
    await eventually(
      () => here.heard,
      (heard) => heard.includes('pointsGameUpdate'),
    );
    expect(there.heard.slice(before)).toEqual([]);

    await engine.restart();
    await eventually(
      () => [here.heard, there.heard],
      (all) => all.every((heard) => heard.includes('resync')),
      { within: 15_000 },
    );
    there.heard.splice(0);
    await eventually(
      async () => (await move(one), there.heard),
      (heard) => heard.includes('pointsGameUpdate'),
      { within: 15_000 },
    );
    expect(here.socket.connected && there.socket.connected).toBe(true);
  });

  it('go on speaking to their own sockets while Redis hangs, and tell all to fetch again once it goes on', async () => {
    await Promise.all([one, other].map((instance) => instance.sessions.put({ id: 'sid-living', userId: 'ann', expiresAt: '2099-12-01T00:00:00.000Z' })));
    const [here, there] = [await join(one, 'ann', 'sid-living'), await join(other, 'ann', 'sid-living')];
    await engine.pause();
    await move(one);
    await eventually(
      () => here.heard,
      (heard) => heard.includes('pointsGameUpdate'),
    );
    const late = await join(one, 'ann', 'sid-living');
    here.socket.emit('scoring', { groupId: 'g1', sessionId: 's1', gameId: null, hole: 3, name: 'Ann', waiting: 0 });
    const told = new Promise((resolve) => late.socket.on('presence', ({ people }: Presence) => people.length > 0 && resolve(people)));
    expect(await told).toMatchObject([{ name: 'Ann', hole: 3 }]);

    await engine.resume();
    await eventually(
      () => [here.heard, there.heard],
      (all) => all.every((heard) => heard.includes('resync')),
      { within: 20_000 },
    );
    there.heard.splice(0);
    await eventually(
      async () => (await move(one), there.heard),
      (heard) => heard.includes('pointsGameUpdate'),
      { within: 20_000 },
    );
    expect(here.socket.connected && there.socket.connected).toBe(true);
  }, 60_000);
});
