import { io, type Socket } from 'socket.io-client';
import { groups, loginSessions, type RoomAnswer } from '@fairshare/contracts';
import { aGroup, createStubOwner, eventually, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { createRealtimeService } from '../src/service';
import { withReads } from './with-reads';

const GROUP = aGroup({ name: 'Two', players: [], members: ['ann', 'bob'] });

describe('membership at a join', () => {
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

  function connect(userId: string): Socket {
    const extraHeaders = { authorization: `Bearer ${platform.tokenFor({ userId })}` };
    const socket = io(platform.url('realtime'), { path: '/ws', transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false });
    opened.push(socket);
    return socket;
  }

  const join = (socket: Socket) => socket.emitWithAck('joinRoom', { groupId: 'g1', atLeast: 'groups/g1=1', heard: null }) as Promise<RoomAnswer>;

  it('when a member joins, then their membership is read once', async () => {
    const socket = connect('ann');
    await eventually(
      () => join(socket),
      ({ ok }) => ok,
    );
    reads = 0;
    expect(await join(connect('bob'))).toMatchObject({ ok: true });
    expect(reads).toBe(1);
  });

  it('when somebody is removed while their membership is read, then they are refused', async () => {
    const watcher = connect('ann');
    const heard: string[] = [];
    watcher.onAny((message: string) => heard.push(message));
    await join(watcher);
    onRead = async () => {
      onRead = async () => undefined;
      await groupOwner.put({ ...GROUP, members: ['ann'] }, [{ name: 'member-removed', facts: { userId: 'bob' } }]);
      await eventually(
        () => heard,
        (messages) => messages.includes('groupUpdate'),
      );
    };
    expect(await join(connect('bob'))).toEqual({ ok: false, message: 'Group not found' });
  });
});
