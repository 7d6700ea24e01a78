import { io, type Socket } from 'socket.io-client';
import { groups, loginSessions, type Presence } from '@fairshare/contracts';
import { aGroup, createStubOwner, eventually, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { createRealtimeService } from '../src/service';
import { withReads } from './with-reads';

const GROUP = aGroup({ name: 'Two', players: [{ id: 'p1', name: 'Ann Archer', initials: 'AA', color: '#0ea5e9' }], members: ['ann', 'bob'], claims: { p1: 'ann' } });

describe('who scores', () => {
  const [groupOwner, sessionOwner] = [createStubOwner(groups), createStubOwner(loginSessions)];
  const opened: Socket[] = [];
  let platform: TestPlatform;
  let onRead: () => Promise<void> = async () => undefined;
  let reads = 0;

  beforeAll(async () => {
    const read = () => {
      reads += 1;
      return onRead();
    };
    platform = await startTestPlatform({
      services: { auth: sessionOwner.create, groups: groupOwner.create, realtime: (deps) => createRealtimeService(withReads(deps, read)) },
    });
    await groupOwner.put(GROUP);
  });
  afterEach(() => {
    onRead = async () => undefined;
    opened.splice(0).forEach((socket) => socket.close());
  });
  afterAll(() => platform.close());

  /** A phone in the group's room, and what it hears of who scores. */
  async function join(userId: string) {
    const extraHeaders = { authorization: `Bearer ${platform.tokenFor({ userId })}` };
    const socket = io(platform.url('realtime'), { path: '/ws', transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false });
    opened.push(socket);
    const heard: Presence['people'][] = [];
    socket.on('presence', ({ people }: Presence) => heard.push(people));
    await eventually(
      () => socket.emitWithAck('joinRoom', { groupId: 'g1', atLeast: 'groups/g1=1', heard: null }) as Promise<{ ok: boolean }>,
      ({ ok }) => ok,
    );
    await eventually(
      () => heard.length,
      (count) => count > 0,
    );
    return { socket, heard };
  }

  const say = ({ socket }: { socket: Socket }, hole: number) => socket.emit('scoring', { groupId: 'g1', sessionId: 's1', gameId: null, hole, name: 'Ann', waiting: 0 });
  const hears = ({ heard }: { heard: Presence['people'][] }, hole: number) =>
    eventually(
      () => heard.at(-1),
      (people) => people?.[0]?.hole === hole,
    );

  it('when somebody scores, then the group is read once for all who hear it', async () => {
    const [ann, bob] = [await join('ann'), await join('bob')];
    reads = 0;
    say(ann, 4);
    await Promise.all([hears(ann, 4), hears(bob, 4)]);
    await ann.socket.emitWithAck('check');
    expect(reads).toBe(1);
  });

  it('when somebody joins where others score, then the group is read once', async () => {
    const ann = await join('ann');
    say(ann, 4);
    await hears(ann, 4);
    reads = 0;
    const { heard } = await join('bob');
    expect(heard).toEqual([[expect.objectContaining({ userId: 'ann', name: 'Ann Archer' })]]);
    expect(reads).toBe(1);
  });

  it('when much changes while a room is told, then the last is heard', async () => {
    const [ann, bob] = [await join('ann'), await join('bob')];
    bob.heard.length = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    onRead = () => held;
    for (let hole = 1; hole <= 10; hole += 1) say(ann, hole);
    await ann.socket.emitWithAck('check');
    release();
    await hears(bob, 10);
    expect(bob.heard.length).toBeLessThanOrEqual(2);
  });
});
