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
    const received: Presence['people'][] = [];
    socket.on('presence', ({ people }: Presence) => received.push(people));
    await eventually(
      () => socket.emitWithAck('joinRoom', { groupId: 'g1', atLeast: 'groups/g1=1', heard: null }) as Promise<{ ok: boolean }>,
      ({ ok }) => ok,
    );
    await eventually(
      () => received.length,
      (count) => count > 0,
    );
    return { socket, received };
  }

  const say = ({ socket }: { socket: Socket }, hole: number) => socket.emit('scoring', { groupId: 'g1', sessionId: 's1', gameId: null, hole, name: 'Ann', waiting: 0 });
  const receives = ({ received }: { received: Presence['people'][] }, hole: number) =>
    eventually(
      () => received.at(-1),
      (people) => people?.[0]?.hole === hole,
    );

  it('when somebody scores, then the group is read once for all recipients', async () => {
    const [ann, bob] = [await join('ann'), await join('bob')];
    realtime.reads.count = 0;
    say(ann, 4);
    await Promise.all([receives(ann, 4), receives(bob, 4)]);
    await ann.socket.emitWithAck('check');
    expect(realtime.reads.count).toBe(1);
  });

  it('when somebody joins where others score, then the group is read once', async () => {
    const ann = await join('ann');
    say(ann, 4);
    await receives(ann, 4);
    realtime.reads.count = 0;
    const { received } = await join('bob');
    expect(received).toEqual([[expect.objectContaining({ userId: 'ann', name: 'Ann Archer' })]]);
    expect(realtime.reads.count).toBe(1);
  });

  it('when much changes during a notice, then the last change arrives', async () => {
    const [ann, bob] = [await join('ann'), await join('bob')];
    bob.received.length = 0;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    realtime.reads.before = () => held;
    for (let hole = 1; hole <= 10; hole += 1) say(ann, hole);
    await ann.socket.emitWithAck('check');
    release();
    await receives(bob, 10);
    expect(bob.received.length).toBeLessThanOrEqual(2);
  });
});
