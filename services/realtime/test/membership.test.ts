import type { Socket } from 'socket.io-client';
import type { RoomAnswer } from '@fairshare/contracts';
import { aGroup, eventually } from '@fairshare/testing';
import { startWithReads } from './with-reads';

const GROUP = aGroup({ name: 'Two', players: [], members: ['ann', 'bob'] });

describe('membership at a join', () => {
  let realtime: Awaited<ReturnType<typeof startWithReads>>;

  beforeAll(async () => {
    realtime = await startWithReads(GROUP);
  });
  afterEach(() => realtime.reset());
  afterAll(() => realtime.close());

  const join = (socket: Socket) => socket.emitWithAck('joinRoom', { groupId: 'g1', atLeast: 'groups/g1=1', heard: null }) as Promise<RoomAnswer>;

  it('when a member joins, then their membership is read once', async () => {
    const socket = realtime.connect('ann');
    await eventually(
      () => join(socket),
      ({ ok }) => ok,
    );
    realtime.reads.count = 0;
    expect(await join(realtime.connect('bob'))).toMatchObject({ ok: true });
    expect(realtime.reads.count).toBe(1);
  });

  it('when somebody is removed while their membership is read, then they are refused', async () => {
    const watcher = realtime.connect('ann');
    const received: string[] = [];
    watcher.onAny((message: string) => received.push(message));
    await join(watcher);
    realtime.reads.before = async () => {
      realtime.reads.before = async () => undefined;
      await realtime.groupOwner.put({ ...GROUP, members: ['ann'] }, [{ name: 'member-removed', facts: { userId: 'bob' } }]);
      await eventually(
        () => received,
        (messages) => messages.includes('groupUpdate'),
      );
    };
    expect(await join(realtime.connect('bob'))).toEqual({ ok: false, message: 'Group not found' });
  });
});
