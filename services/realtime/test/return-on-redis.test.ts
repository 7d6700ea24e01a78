import type { Socket } from 'socket.io-client';
import type { Heard, RoomAnswer } from '@fairshare/contracts';
import { connectRedis, createLogger, type Redis, type RedisClient } from '@fairshare/service-kit';
import { ENGINE_START, describeOnEngines, eventually, startRedis, type Engine } from '@fairshare/testing';
import { GROUP, SESSION, openSocket, startInstance, type Instance } from './two-instances';

const SCORED = [{ name: 'hole-scores-recorded', facts: { hole: 3 } }];
const RETURNED = { within: 60_000 };

type Joined = Extract<RoomAnswer, { ok: true }>;

describeOnEngines(['redis'], 'a return to another instance', () => {
  const logger = createLogger('test', 'silent');
  const opened: Socket[] = [];
  let engine: Engine;
  let redises: Redis[];
  /** For the test's own commands: they wait for a slow Redis. */
  let asking: RedisClient;
  let one: Instance;
  let other: Instance;
  /** The messages that a client at the other instance receives. */
  let heardThere: string[];

  beforeAll(async () => {
    engine = await startRedis();
    redises = [await connectRedis(engine.url, logger), await connectRedis(engine.url, logger)];
    asking = redises[0]?.another('waiting') as RedisClient;
    one = await startInstance(redises[0] as Redis, logger);
    other = await startInstance(redises[1] as Redis, logger, one);
  }, ENGINE_START);
  beforeEach(async () => {
    await leave(one);
    await leave(other);
    const watcher = connect(other, 'bob');
    heardThere = [];
    watcher.onAny((message: string) => heardThere.push(message));
    await watcher.emitWithAck('joinRoom', { groupId: 'g1', heard: null });
  });
  afterEach(() => opened.splice(0).forEach((socket) => socket.close()));
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    for (const redis of redises) await redis.close();
    await engine.close();
  });

  function connect(instance: Instance, userId: string): Socket {
    const socket = openSocket(instance, userId);
    opened.push(socket);
    return socket;
  }

  async function join(instance: Instance, heard: Heard | null): Promise<RoomAnswer> {
    const socket = connect(instance, 'ann');
    const answer = (await socket.emitWithAck('joinRoom', { groupId: 'g1', heard })) as RoomAnswer;
    socket.close();
    return answer;
  }

  /** Ann joins and leaves; returns her journal position. While the instances do not record in the journal yet, she tries again. */
  async function leave(instance: Instance): Promise<Heard> {
    const answer = (await eventually(
      () => join(instance, null),
      (answer) => 'journal' in answer,
      RETURNED,
    )) as Joined;
    return { journal: answer.journal ?? '', place: answer.place ?? -1, versions: {} };
  }

  /** As `join`, once that instance can read the journal. */
  const rejoin = (instance: Instance, heard: Heard) =>
    eventually(
      () => join(instance, heard),
      (answer) => 'journal' in answer,
      RETURNED,
    ) as Promise<Joined>;

  const countThere = () => heardThere.filter((message) => message === 'pointsGameUpdate').length;

  /** Records a score at the first instance, and waits until the room at the other is notified. */
  async function score(): Promise<number> {
    const before = countThere();
    const version = await one.games.put(SESSION.published(), SCORED);
    await eventually(countThere, (count) => count > before, RETURNED);
    return version;
  }

  const command = (...words: string[]) => asking.sendCommand(words);

  it('when nothing was missed, then the answer says so', async () => {
    await score();
    expect(await rejoin(other, await leave(one))).toMatchObject({ ok: true, missed: [] });
  });

  it('when three scores were missed, then the other instance brings them', async () => {
    const heard = await leave(one);
    const versions = [await score(), await score(), await score()];
    const { missed } = await rejoin(other, heard);
    expect(missed).toEqual(versions.map((version) => ['pointsGameUpdate', { groupId: 'g1', id: 's1', version, change: 'hole-scores-recorded' }]));
  });

  it('when some of them were received, then only the others come', async () => {
    const heard = await leave(one);
    const version = await score();
    const last = await score();
    const { missed } = await rejoin(other, { ...heard, versions: { 'pointsGameUpdate/s1': version } });
    expect(missed?.map(([, notice]) => notice.version)).toEqual([last]);
  });

  it('when a phone returns again, then what came before is not repeated', async () => {
    await leave(one);
    await score();
    const heard = await leave(other);
    const last = await score();
    const { missed } = await rejoin(one, heard);
    expect(missed?.map(([, notice]) => notice.version)).toEqual([last]);
  });

  it('when more was missed than is kept, then the newest six come', async () => {
    const heard = await leave(one);
    const versions: number[] = [];
    for (let count = 0; count < 8; count += 1) versions.push(await score());
    const { missed } = await rejoin(other, heard);
    expect(missed?.map(([, notice]) => notice.version)).toEqual(versions.slice(-6));
  });

  it('when the group changed meanwhile, then the phone is left to read', async () => {
    const heard = await leave(one);
    await one.groups.put(GROUP, [{ name: 'custom-card-added' }]);
    await eventually(
      () => heardThere,
      (messages) => messages.includes('groupUpdate'),
    );
    const answer = await join(other, heard);
    expect(answer).toMatchObject({ ok: true });
    expect(answer).not.toHaveProperty('missed');
  });

  it('when somebody has left the group, then their return is refused', async () => {
    const heard = await leave(one);
    await other.groups.put({ ...GROUP, members: ['bob'] }, [{ name: 'member-left' }]);
    await eventually(
      () => heardThere,
      (messages) => messages.includes('groupUpdate'),
    );
    expect(await join(other, heard)).toEqual({ ok: false, message: 'Group not found' });
    await other.groups.put(GROUP, [{ name: 'member-joined' }]);
    await eventually(
      () => join(other, null),
      ({ ok }) => ok,
    );
  });

  it('when a position is no answer of ours, then nothing is claimed', async () => {
    const heard = await leave(one);
    for (const unknown of [
      { ...heard, journal: 'another' },
      { ...heard, journal: 'first..' },
      { ...heard, place: heard.place + 100 },
    ])
      expect(await join(other, unknown)).not.toHaveProperty('missed');
  });

  it('when Redis was emptied, then the phone is left to read once', async () => {
    const heard = await leave(one);
    await command('FLUSHALL');
    expect(await join(other, heard)).not.toHaveProperty('missed');
    expect(await rejoin(one, await leave(other))).toMatchObject({ missed: [] });
  });

  it('when a change could not be noted, then the phone is left to read', async () => {
    const heard = await leave(one);
    await command('ACL', 'SETUSER', 'default', '-eval');
    try {
      await score();
    } finally {
      await command('ACL', 'SETUSER', 'default', '+eval');
    }
    expect(await join(other, heard)).not.toHaveProperty('missed');
    expect(await rejoin(one, await leave(other))).toMatchObject({ missed: [] });
  });

  it('when Redis cannot be read, then the phone is let in and reads', async () => {
    const heard = await leave(one);
    await command('ACL', 'SETUSER', 'default', '-eval');
    try {
      expect(await join(other, heard)).toEqual({ ok: true });
    } finally {
      await command('ACL', 'SETUSER', 'default', '+eval');
    }
  });

  it('when an instance of the release before is there, then nobody claims anything', async () => {
    const heard = await leave(one);
    await command('SADD', 'test-realtimes', 'older');
    await command('SET', 'test-realtime:older', '1');
    await eventually(
      () => Promise.all([join(one, null), join(other, null)]),
      (answers) => answers.every((answer) => !('journal' in answer)),
    );
    await command('DEL', 'test-realtime:older');
    await leave(one);
    await leave(other);
    expect(await join(other, heard)).not.toHaveProperty('missed');
  });

  it('when Redis is restarted, then the phone is left to read once', async () => {
    const heard = await leave(one);
    await engine.kill();
    await one.games.put(SESSION.published(), SCORED);
    await engine.restart();
    const again = await leave(other);
    expect(await join(other, heard)).not.toHaveProperty('missed');
    expect(await rejoin(one, await leave(other))).toMatchObject({ missed: [] });
    expect(again.journal).not.toBe(heard.journal);
  });

  it('when Redis hangs during a change, then the return does not hide it', async () => {
    const heard = await leave(one);
    const before = heardThere.length;
    await engine.pause();
    const version = await one.games.put(SESSION.published(), SCORED);
    await engine.resume();
    await eventually(
      () => heardThere.length,
      (count) => count > before,
      RETURNED,
    );
    await leave(other);
    const { missed } = (await join(other, heard)) as Joined;
    expect(missed === undefined || missed.some(([, notice]) => notice.version === version)).toBe(true);
  });
});
