import { io, type Socket } from 'socket.io-client';
import { games, groups, loginSessions, type Heard, type RoomAnswer } from '@fairshare/contracts';
import { aGroup, aRound, createStubOwner, eventually, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { createRealtimeService } from '../src/service';

const GROUP = aGroup({ name: 'Two', players: [], members: ['ann', 'bob'] });
const SESSION = aRound({ plays: [], createdBy: 'ann' }).in(GROUP);
const SCORED = [{ name: 'hole-scores-recorded', facts: { hole: 3 } }];

type Joined = Extract<RoomAnswer, { ok: true }>;

describe('a return', () => {
  const [groupOwner, gameOwner, sessionOwner] = [createStubOwner(groups), createStubOwner(games), createStubOwner(loginSessions)];
  const opened: Socket[] = [];
  let platform: TestPlatform;
  let watcher: { socket: Socket; heard: string[] };

  beforeEach(async () => {
    platform = await startTestPlatform({ services: { auth: sessionOwner.create, groups: groupOwner.create, games: gameOwner.create, realtime: createRealtimeService } });
    await groupOwner.put(GROUP);
    const socket = await connect('bob');
    watcher = { socket, heard: [] };
    socket.onAny((message: string) => watcher.heard.push(message));
    await socket.emitWithAck('joinRoom', { groupId: 'g1', atLeast: 'groups/g1=1' });
    await groupOwner.put(GROUP, [{ name: 'custom-card-added' }]);
    await eventually(
      () => watcher.heard,
      (messages) => messages.includes('groupUpdate'),
    );
    watcher.heard.length = 0;
  });
  afterEach(async () => {
    opened.splice(0).forEach((socket) => socket.close());
    await platform.close();
  });

  async function connect(userId: string): Promise<Socket> {
    const extraHeaders = { authorization: `Bearer ${platform.tokenFor({ userId })}` };
    const socket = io(platform.url('realtime'), { path: '/ws', transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false });
    opened.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  const join = async (userId: string, heard: Heard | null): Promise<RoomAnswer> => (await connect(userId)).emitWithAck('joinRoom', { groupId: 'g1', heard }) as Promise<RoomAnswer>;

  /** A user joins and leaves; returns their journal position. */
  async function leave(): Promise<Heard> {
    const socket = await connect('ann');
    const { journal = '', place = -1 } = (await socket.emitWithAck('joinRoom', { groupId: 'g1', heard: null })) as Joined;
    socket.close();
    return { journal, place, versions: {} };
  }

  /** Records a score, and waits until the room is notified. */
  async function score(): Promise<number> {
    const before = watcher.heard.filter((message) => message === 'pointsGameUpdate').length;
    const version = await gameOwner.put(SESSION.published(), SCORED);
    await eventually(
      () => watcher.heard.filter((message) => message === 'pointsGameUpdate').length,
      (count) => count > before,
    );
    return version;
  }

  it('when nothing was missed, then the answer says so', async () => {
    await score();
    expect(await join('ann', await leave())).toMatchObject({ ok: true, missed: [] });
  });

  it('when three scores were missed, then the answer brings them', async () => {
    const heard = await leave();
    const versions = [await score(), await score(), await score()];
    const { missed } = (await join('ann', heard)) as Joined;
    expect(missed).toEqual(versions.map((version) => ['pointsGameUpdate', { groupId: 'g1', id: 's1', version, change: 'hole-scores-recorded' }]));
  });

  it('when a phone received some of them, then only the others come', async () => {
    const heard = await leave();
    const version = await score();
    const last = await score();
    const { missed } = (await join('ann', { ...heard, versions: { 'pointsGameUpdate/s1': version } })) as Joined;
    expect(missed?.map(([, notice]) => notice.version)).toEqual([last]);
  });

  it('when the group changed meanwhile, then the phone is left to read', async () => {
    const heard = await leave();
    await groupOwner.put({ ...GROUP, name: 'Three' }, [{ name: 'custom-card-added' }]);
    await eventually(
      () => watcher.heard,
      (messages) => messages.includes('groupUpdate'),
    );
    expect(await join('ann', heard)).not.toHaveProperty('missed');
  });

  it('when another instance answered before, then it claims nothing', async () => {
    const heard = await leave();
    for (const unknown of [
      { ...heard, journal: 'another' },
      { ...heard, place: heard.place + 100 },
      { ...heard, place: 0 },
    ]) {
      const answer = await join('ann', unknown);
      expect(answer).toMatchObject({ ok: true, journal: heard.journal });
      expect(answer).not.toHaveProperty('missed');
    }
  });

  it('when somebody has left the group, then their return is refused', async () => {
    const heard = await leave();
    await groupOwner.put({ ...GROUP, members: ['bob'] }, [{ name: 'member-left' }]);
    await eventually(
      () => watcher.heard,
      (messages) => messages.includes('groupUpdate'),
    );
    expect(await join('ann', heard)).toEqual({ ok: false, message: 'Group not found' });
  });

  it('when `heard` has no known form, then the answer is as before', async () => {
    const socket = await connect('ann');
    for (const heard of [undefined, 7, { journal: 1 }, { journal: 'j', place: -1, versions: {} }])
      expect(await socket.emitWithAck('joinRoom', { groupId: 'g1', heard })).toEqual({ ok: true });
  });
});
