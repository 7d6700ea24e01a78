import type { Socket } from 'socket.io-client';
import type { Presence } from '@fairshare/contracts';
import { aGroup, eventually } from '@fairshare/testing';
import { startWithReads } from './with-reads';

const GROUP = aGroup({ name: 'Two', players: [{ id: 'p1', name: 'Ann Archer', initials: 'AA', color: '#0ea5e9' }], members: ['ann', 'bob'], claims: { p1: 'ann' } });

describe('who scores', () => {
  let realtime: Awaited<ReturnType<typeof startWithReads>>;

  beforeAll(async () => {
    realtime = await startWithReads(GROUP);
  });
  afterEach(() => realtime.reset());
  afterAll(() => realtime.close());

  /** A phone in the group's room, and the presence messages it receives. */
  async function join(userId: string) {
    const socket = realtime.connect(userId);
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
    realtime.reads.count = 0;
    say(ann, 4);
    await Promise.all([hears(ann, 4), hears(bob, 4)]);
    await ann.socket.emitWithAck('check');
    expect(realtime.reads.count).toBe(1);
  });

  it('when somebody joins where others score, then the group is read once', async () => {
    const ann = await join('ann');
    say(ann, 4);
    await hears(ann, 4);
    realtime.reads.count = 0;
    const { heard } = await join('bob');
    expect(heard).toEqual([[expect.objectContaining({ userId: 'ann', name: 'Ann Archer' })]]);
    expect(realtime.reads.count).toBe(1);
  });

  it('when much changes while a room is told, then the last is heard', async () => {
    const [ann, bob] = [await join('ann'), await join('bob')];
    bob.heard.length = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    realtime.reads.before = () => held;
    for (let hole = 1; hole <= 10; hole += 1) say(ann, hole);
    await ann.socket.emitWithAck('check');
    release();
    await hears(bob, 10);
    expect(bob.heard.length).toBeLessThanOrEqual(2);
  });
});
