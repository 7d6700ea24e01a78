import type { Socket } from 'socket.io-client';
import type { Presence } from '@fairshare/contracts';
import { connectRedis, createLogger, type Redis, type RedisClient } from '@fairshare/service-kit';
import { ENGINE_START, describeOnEngines, eventually, startRedis, type Engine } from '@fairshare/testing';
import { createRedisPresenceBoard } from '../src/adapters/presence-board';
import { createRedisChannels } from '../src/adapters/redis-channels';
import { createRedisFanOut } from '../src/service';
import { BEAT_EVERY, GROUP, SESSION, openSocket, startInstance, type Instance } from './two-instances';

const shows =
  (...names: string[]) =>
  (people: Presence['people']): boolean =>
    JSON.stringify(people.map(({ name }) => name)) === JSON.stringify(names);

/** True once so many changes arrived or, if Redis was slow to respond, a message to refetch everything. */
const hasReceived = (received: readonly string[], changes: number): boolean =>
  received.filter((message) => message === 'pointsGameUpdate').length === changes || received.includes('resync');

describeOnEngines(['redis'], 'two instances that share Redis', () => {
  const logger = createLogger('test', 'silent');
  const opened: Socket[] = [];
  let engine: Engine;
  let redises: Redis[];
  /** For the test's own commands: they wait for a slow Redis. */
  let asking: RedisClient;
  let one: Instance;
  let other: Instance;
  beforeAll(async () => {
    engine = await startRedis();
    redises = [await connectRedis(engine.url, logger), await connectRedis(engine.url, logger)];
    [one, other] = [await startInstance(redises[0] as Redis, logger), await startInstance(redises[1] as Redis, logger)];
    asking = redises[0]?.another('waiting') as RedisClient;
    await eventually(subscribers, (count) => count === 2, { within: 60_000 });
  }, ENGINE_START);
  afterEach(() => opened.splice(0).forEach((socket) => socket.close()));
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    for (const redis of redises) await redis.close();
    await engine.close();
  });

  /** The number of instances that subscribe to the channel of all instances. */
  async function subscribers(): Promise<number> {
    const answer = (await redises[0]?.client.sendCommand(['PUBSUB', 'SHARDNUMSUB', 'test-rooms']).catch(() => null)) as readonly [string, number] | null | undefined;
    return Number(answer?.[1]);
  }

  /** A socket in the group's room, and the messages it receives. */
  async function join(instance: Instance, userId: string, sid?: string) {
    const socket = openSocket(instance, userId, sid);
    opened.push(socket);
    const received: string[] = [];
    const joined = { socket, received, people: [] as Presence['people'] };
    // A client that joins receives the presence message some time later.
    socket.onAny((message: string) => message !== 'presence' && received.push(message));
    const shown = new Promise<void>((resolve) => socket.on('presence', ({ people }: Presence) => resolve(void (joined.people = people))));
    expect(await socket.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
    await shown;
    return joined;
  }
  let moves = 0;
  const move = (instance: Instance) => instance.games.put(SESSION.with({ name: `Move ${(moves += 1)}` }).published(), [{ name: 'hole-scores-recorded' }]);

  it('when something moves, then everyone in the room gets it exactly once, at both', async () => {
    const listeners = [await join(one, 'ann'), await join(other, 'bob'), await join(other, 'ann')];
    for (let turn = 1; turn <= 5; turn += 1) {
      await move(one);
      // A message that arrived twice would be one too many in the next turn.
      await eventually(
        () => listeners.map(({ received }) => received),
        (all) => all.every((received) => hasReceived(received, turn)),
      );
    }
  });

  it('when somebody leaves and returns, then they receive everything', async () => {
    const bob = await join(other, 'bob');
    for (let turn = 1; turn <= 25; turn += 1) {
      bob.socket.emit('leaveRoom', 'g1');
      expect(await bob.socket.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
      await move(one);
      await eventually(
        () => bob.received,
        (received) => hasReceived(received, turn),
      );
    }
  });

  it('when an instance has no socket there, then it receives nothing', async () => {
    await join(one, 'ann');
    const rooms = async () => (await asking.sendCommand(['PUBSUB', 'SHARDNUMSUB', 'test-rooms:group:g1'])) as unknown as [string, number];
    await eventually(rooms, ([, count]) => Number(count) === 1);
    await join(other, 'bob');
    expect(await rooms()).toEqual(['test-rooms:group:g1', 2]);
  });

  it('when somebody is taken out at one, then the other knows for that room', async () => {
    const mark = () => other.fanOut.evictions.mark('group:g1');
    await eventually(mark, (known) => known === null);
    const ann = await join(other, 'ann');
    const before = mark();
    expect(before).not.toBeNull();
    await move(one);
    await eventually(
      () => ann.received,
      (received) => received.includes('pointsGameUpdate'),
    );
    expect(mark()).toBe(before);
    await one.groups.put({ ...GROUP, members: ['ann'] }, [{ name: 'member-left' }]);
    await eventually(mark, (known) => known !== before);
    const after = mark();
    await one.groups.put(GROUP, [{ name: 'member-joined' }]);
    await eventually(mark, (known) => known !== after);

    const last = mark();
    await ann.socket.emitWithAck('leaveRoom', 'g1');
    expect(mark()).toBeNull();
    await ann.socket.emitWithAck('joinRoom', 'g1');
    expect(mark()).not.toBe(last);
  });

  it('when somebody scores at one, then the other shows it', async () => {
    const ann = await join(one, 'ann');
    ann.socket.emit('scoring', { groupId: 'g1', sessionId: 's1', gameId: null, hole: 3, name: 'Ann', waiting: 0 });
    const bob = await join(other, 'bob');
    expect(await eventually(() => bob.people, shows('Ann'))).toMatchObject([{ userId: 'ann', hole: 3 }]);

    ann.socket.close();
    await eventually(() => bob.people, shows());
    expect((await join(other, 'bob')).people).toEqual([]);
  });

  it('when an instance dies suddenly, then the people it published vanish', async () => {
    const dying = await connectRedis(engine.url, logger);
    const { presence } = createRedisFanOut(dying, { prefix: 'test-', logger, beatEvery: BEAT_EVERY });
    await eventually(() => dying.client.isReady, Boolean);
    const scorer = { userId: 'eve', sessionId: 's1', gameId: null, hole: 7, name: 'Eve', waiting: 0 };
    let ann!: Awaited<ReturnType<typeof join>>;
    await eventually(async () => (await presence.note('g1', 'a socket of Eve', scorer), (ann = await join(one, 'ann')).people), shows('Eve'));
    await dying.close();

    await eventually(() => ann.people, shows(), { within: 60_000 });
  });

  it('when an instance that was seen dies between heartbeats, then it counts as gone', async () => {
    const [seeing, dying] = [await connectRedis(engine.url, logger), await connectRedis(engine.url, logger)];
    redises.push(seeing);
    await eventually(() => seeing.client.isReady && dying.client.isReady, Boolean);
    const boardOf = ({ client }: Redis, beatEvery: number) => createRedisPresenceBoard(client, { prefix: 'between-', beatEvery, doesNote: () => true });
    const board = boardOf(seeing, 2_000);
    let gone = 0;
    board.onGone(() => (gone += 1));
    const dyingBoard = boardOf(dying, 400);
    const scorer = { userId: 'eve', sessionId: 's1', gameId: null, hole: 7, name: 'Eve', waiting: 0 };
    await eventually(
      async () => (await dyingBoard.note('g1', 'a socket of Eve', scorer), board.elsewhere('g1')),
      (scorers) => scorers.length === 1,
    );
    await dying.close();

    await eventually(
      () => gone,
      (times) => times === 1,
      { within: 60_000 },
    );
    await Promise.all([board.close(), dyingBoard.close()]);
  });

  it('when Redis lacks sharded channels, then plain ones serve', async () => {
    await asking.sendCommand(['ACL', 'SETUSER', 'older', 'on', '>secret', 'allkeys', 'allchannels', '+@all', '-command', '-ssubscribe', '-spublish']);
    const url = new URL(engine.url);
    Object.assign(url, { username: 'older', password: 'secret' });
    const redis = await connectRedis(url.href, logger);
    const received: string[] = [];
    const [publisher, subscriber] = [1, 2].map(() =>
      createRedisChannels(redis.another('failing'), redis.another('waiting'), { undelivered: () => undefined, lost: () => undefined }, logger),
    );
    await subscriber?.subscribe('test-plain', () => undefined);
    await subscriber?.subscribe('test-plain:group:g1', (message) => void received.push(message));
    await eventually(
      () => (publisher?.publish('test-plain:group:g1', 'moved'), received.length),
      (count) => count > 0,
    );
    await redis.close();
    expect(received[0]).toBe('moved');
  });

  it('when a member leaves at one instance, then both disconnect', async () => {
    const [ann, bob] = [await join(other, 'ann'), await join(other, 'bob', 'sid-ended')];
    await one.groups.put({ ...GROUP, members: ['ann'] }, [{ name: 'member-left' }]);
    await eventually(
      () => ann.received,
      (received) => received.includes('groupUpdate'),
    );
    const before = bob.received.length;
    await move(one);
    await eventually(
      () => ann.received,
      (received) => received.includes('pointsGameUpdate'),
    );
    expect(bob.received.slice(before)).toEqual([]);

    await one.sessions.put({ id: 'sid-ended', userId: 'bob', expiresAt: '2099-12-01T00:00:00.000Z' });
    await one.sessions.remove('sid-ended', [{ name: 'session-ended' }]);
    await eventually(
      () => bob.socket.connected,
      (connected) => !connected,
    );
    expect(ann.socket.connected).toBe(true);
    await one.groups.put(GROUP, [{ name: 'member-joined' }]);
  });

  it('when Redis is unavailable, then own sockets still receive changes', async () => {
    await Promise.all([one, other].map((instance) => instance.sessions.put({ id: 'sid-living', userId: 'ann', expiresAt: '2099-12-01T00:00:00.000Z' })));
    const [here, there] = [await join(one, 'ann', 'sid-living'), await join(other, 'ann', 'sid-living')];
    await engine.kill();
    await eventually(
      () => redises.some(({ client }) => client.isReady),
      (ready) => !ready,
    );
    const before = there.received.length;
    await move(one);
    await eventually(
      () => here.received,
      (received) => received.includes('pointsGameUpdate'),
    );
    expect(there.received.slice(before)).toEqual([]);
    await eventually(
      () => other.fanOut.evictions.mark('group:g1'),
      (mark) => mark === null,
    );

    await engine.restart();
    await eventually(
      () => [here.received, there.received],
      (all) => all.every((received) => received.includes('resync')),
      { within: 15_000 },
    );
    there.received.splice(0);
    await eventually(
      async () => (await move(one), there.received),
      (received) => received.includes('pointsGameUpdate'),
      { within: 15_000 },
    );
    expect(here.socket.connected && there.socket.connected).toBe(true);
  });

  it('when Redis hangs, then own sockets still receive changes', async () => {
    await Promise.all([one, other].map((instance) => instance.sessions.put({ id: 'sid-living', userId: 'ann', expiresAt: '2099-12-01T00:00:00.000Z' })));
    const [here, there] = [await join(one, 'ann', 'sid-living'), await join(other, 'ann', 'sid-living')];
    await engine.pause();
    await move(one);
    await eventually(
      () => here.received,
      (received) => received.includes('pointsGameUpdate'),
    );
    const late = await join(one, 'ann', 'sid-living');
    here.socket.emit('scoring', { groupId: 'g1', sessionId: 's1', gameId: null, hole: 3, name: 'Ann', waiting: 0 });
    const published = new Promise((resolve) => late.socket.on('presence', ({ people }: Presence) => people.length > 0 && resolve(people)));
    expect(await published).toMatchObject([{ name: 'Ann', hole: 3 }]);

    await engine.resume();
    await eventually(
      () => [here.received, there.received],
      (all) => all.every((received) => received.includes('resync')),
      { within: 20_000 },
    );
    there.received.splice(0);
    await eventually(
      async () => (await move(one), there.received),
      (received) => received.includes('pointsGameUpdate'),
      { within: 20_000 },
    );
    expect(here.socket.connected && there.socket.connected).toBe(true);
  });
});
