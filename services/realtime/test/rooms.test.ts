import { io, type Socket } from 'socket.io-client';
import { accounts, games, groups, loginSessions, settlements, type ChangeNotice, type Presence } from '@fairshare/contracts';
import { aGroup, aRound, createStubOwner, eventually, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { createRealtimeService } from '../src/service';

const GROUP = aGroup({ name: 'Two', players: [], members: ['ann', 'bob'] });
const SESSION = aRound({ plays: [], createdBy: 'ann' }).in(GROUP);

describe('rooms', () => {
  const groupOwner = createStubOwner(groups);
  const gameOwner = createStubOwner(games);
  const settlementOwner = createStubOwner(settlements);
  const sessionOwner = createStubOwner(loginSessions);
  const accountOwner = createStubOwner(accounts);
  const opened: Socket[] = [];
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({
      services: {
        auth: (deps) => {
          accountOwner.create(deps);
          return sessionOwner.create(deps);
        },
        groups: groupOwner.create,
        games: gameOwner.create,
        settlement: settlementOwner.create,
        // Most sockets here have no login session that auth knows, and a check would disconnect them.
        realtime: (deps) => createRealtimeService(deps, { recheckEvery: 3_600_000 }),
      },
    });
    await groupOwner.put(GROUP);
  });
  afterEach(() => opened.splice(0).forEach((socket) => socket.close()));
  afterAll(() => platform.close());

  /** A socket as the gateway forwards it: with the caller's token. */
  async function connect(userId: string | null, sid?: string): Promise<Socket> {
    const extraHeaders: Record<string, string> = userId === null ? {} : { authorization: `Bearer ${platform.tokenFor({ userId, sid })}` };
    const socket = io(platform.url('realtime'), { path: '/ws', transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false });
    opened.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  function messagesOf(socket: Socket): [string, ChangeNotice][] {
    const received: [string, ChangeNotice][] = [];
    socket.onAny((message: string, notice: ChangeNotice) => message !== 'presence' && received.push([message, notice]));
    return received;
  }

  it('when a socket has a bad token, then it is refused', async () => {
    await expect(connect(null)).rejects.toThrow('Unauthorized');
    const forged = io(platform.url('realtime'), { path: '/ws', transports: ['websocket'], extraHeaders: { authorization: 'Bearer x.y.z' }, reconnection: false });
    opened.push(forged);
    await expect(new Promise((_resolve, reject) => forged.once('connect_error', reject))).rejects.toThrow('Unauthorized');
  });

  it('when a member joins a room, then strangers cannot', async () => {
    const ann = await connect('ann');
    expect(await ann.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
    expect(await ann.emitWithAck('joinRoom', { groupId: 'g1', atLeast: 'groups/g1=1' })).toEqual({ ok: true });
    const stranger = await connect('stranger');
    for (const message of ['g1', 'nope', '', null, 7, { groupId: '../g1' }, ['g1']]) {
      expect(await stranger.emitWithAck('joinRoom', message)).toEqual({ ok: false, message: 'Group not found' });
    }
  });

  it('when a socket checks its connection, then it is answered at once', async () => {
    const ann = await connect('ann');
    await expect(ann.timeout(20_000).emitWithAck('check')).resolves.toBeUndefined();
    ann.emit('check', 'no question');
    await expect(ann.timeout(20_000).emitWithAck('check')).resolves.toBeUndefined();
  });

  it('when a socket sends too many messages, then it is disconnected, and no other', async () => {
    const flooding = await connect('ann');
    const quiet = await connect('ann');
    for (let message = 0; message < 150; message += 1) flooding.emit('leaveRoom', 'g1');
    await eventually(
      () => flooding.connected,
      (connected) => !connected,
    );
    expect(await quiet.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
  });

  it('when one session opens 60 sockets, then 50 stay', async () => {
    const many = await Promise.all(Array.from({ length: 60 }, () => connect('ann', 'sid-of-many-tabs')));
    const living = await eventually(
      () => many.filter(({ connected }) => connected).length,
      (count) => count <= 50,
    );
    expect(living).toBe(50);
    expect((await connect('ann', 'sid-of-another-browser')).connected).toBe(true);
  });

  it('when a game or group changes, then its room is notified', async () => {
    const [ann, bob, outside] = await Promise.all([connect('ann'), connect('bob'), connect('bob')]);
    await Promise.all([ann.emitWithAck('joinRoom', 'g1'), bob.emitWithAck('joinRoom', 'g1')]);
    const [annMessages, bobMessages, outsideMessages] = [messagesOf(ann), messagesOf(bob), messagesOf(outside)];

    const version = await gameOwner.put(SESSION.published(), [{ name: 'hole-scores-recorded', facts: { hole: 3 } }]);
    await settlementOwner.put({ id: 's1', groupId: 'g1', savedAt: GROUP.createdAt, stale: true }, [{ name: 'result-went-stale' }]);
    await groupOwner.put({ ...GROUP, name: 'Three' }, [{ name: 'custom-card-added' }]);

    await eventually(
      () => annMessages.map(([message]) => message).sort(),
      (received) => received.length === 3,
    );
    expect(annMessages).toContainEqual(['pointsGameUpdate', { groupId: 'g1', id: 's1', version, change: 'hole-scores-recorded' }]);
    expect(annMessages.map(([message]) => message).sort()).toEqual(['groupUpdate', 'payoutsUpdate', 'pointsGameUpdate']);
    await eventually(
      () => bobMessages.length,
      (count) => count === 3,
    );
    expect(outsideMessages).toEqual([]);
  });

  it('when a member’s photo changes, then their rooms are notified', async () => {
    await groupOwner.put({ ...GROUP, id: 'g7', claims: { p1: 'ann' } });
    await groupOwner.put({ ...GROUP, id: 'g8' });
    const account = { id: 'ann', email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'golfer' as const, createdAt: GROUP.createdAt };
    await accountOwner.put(account, [{ name: 'account-registered' }]);
    const [there, elsewhere] = [await connect('bob'), await connect('bob')];
    expect(await there.emitWithAck('joinRoom', { groupId: 'g7', atLeast: 'groups/g7=1' })).toEqual({ ok: true });
    expect(await elsewhere.emitWithAck('joinRoom', { groupId: 'g8', atLeast: 'groups/g8=1' })).toEqual({ ok: true });
    const [received, receivedElsewhere] = [messagesOf(there), messagesOf(elsewhere)];
    await accountOwner.put(account, [{ name: 'email-preferences-changed' }]);
    const version = await accountOwner.put({ ...account, photo: 'data:image/png;base64,AAAA' }, [{ name: 'account-photo-changed' }]);
    await eventually(
      () => received.filter(([message]) => message === 'memberUpdate'),
      (updates) => updates.length > 0,
    );
    expect(received.filter(([message]) => message === 'memberUpdate')).toEqual([['memberUpdate', { groupId: 'g7', id: 'ann', version, change: 'account-photo-changed' }]]);
    expect(receivedElsewhere.filter(([message]) => message === 'memberUpdate')).toEqual([]);
  });

  it.each(['conflict-found', 'conflict-resolved'])('when %s is published, then the room receives all three', async (name) => {
    const ann = await connect('ann');
    await ann.emitWithAck('joinRoom', 'g1');
    const received = messagesOf(ann);
    await gameOwner.put(SESSION.with({ name }).published(), [{ name }]);
    await eventually(
      () => received.length,
      (count) => count === 3,
    );
    expect(received.map(([message]) => message).sort()).toEqual(['conflict', 'gameStateUpdate', 'pointsGameUpdate']);
  });

  it('when a session is deleted, then the room of its group is notified', async () => {
    const ann = await connect('ann');
    await ann.emitWithAck('joinRoom', 'g1');
    const received = messagesOf(ann);
    await gameOwner.put(SESSION.with({ id: 's2' }).published(), [{ name: 'session-created' }]);
    await gameOwner.remove('s2', [{ name: 'session-deleted', facts: { groupId: 'g1' } }]);
    await eventually(
      () => received.map(([, notice]) => notice.change),
      (changes) => changes.includes('session-deleted'),
    );
  });

  it('when a member leaves the group, then they receive nothing', async () => {
    const bob = await connect('bob');
    await bob.emitWithAck('joinRoom', 'g1');
    const received = messagesOf(bob);
    await groupOwner.put({ ...GROUP, members: ['ann'] }, [{ name: 'member-left', facts: { userId: 'bob' } }]);
    const ann = await connect('ann');
    await ann.emitWithAck('joinRoom', 'g1');
    const annMessages = messagesOf(ann);
    await eventually(
      async () => bob.emitWithAck('joinRoom', 'g1'),
      (answer) => !answer.ok,
    );
    await gameOwner.put(SESSION.with({ name: 'moved' }).published(), [{ name: 'card-assigned' }]);
    await eventually(
      () => annMessages.length,
      (count) => count > 0,
    );
    expect(received.filter(([message]) => message === 'gameStateUpdate')).toEqual([]);
    await groupOwner.put(GROUP, [{ name: 'member-joined' }]);
  });

  it('when a login session ends, then only its socket closes', async () => {
    await sessionOwner.put({ id: 'sid-1', userId: 'ann', expiresAt: '2026-12-01T00:00:00.000Z' });
    const [ended, other] = await Promise.all([connect('ann', 'sid-1'), connect('ann', 'sid-2')]);
    await sessionOwner.remove('sid-1', [{ name: 'session-ended' }]);
    await eventually(
      () => ended.connected,
      (connected) => !connected,
    );
    expect(other.connected).toBe(true);
  });

  it('when somebody scores, then the room knows until they stop', async () => {
    const [ann, bob] = [await connect('ann'), await connect('bob')];
    const received: Presence[] = [];
    bob.on('presence', (presence: Presence) => received.push(presence));
    await bob.emitWithAck('joinRoom', 'g1');
    await ann.emitWithAck('joinRoom', 'g1');
    const scoring = { groupId: 'g1', sessionId: 's1', gameId: 's1.p2', hole: 4, name: 'Ann', waiting: 2 };
    ann.emit('scoring', scoring);
    const { groupId: _room, ...scorer } = scoring;
    const shown = await eventually(
      () => received.at(-1),
      (last) => last?.people.length === 1,
    );
    expect(shown).toEqual({ groupId: 'g1', people: [{ ...scorer, userId: 'ann' }] });

    const cid = await connect('ann');
    const late = new Promise<Presence>((resolve) => cid.once('presence', resolve));
    await cid.emitWithAck('joinRoom', 'g1');
    expect((await late).people).toHaveLength(1);

    ann.close();
    await eventually(
      () => received.at(-1),
      (last) => last?.people.length === 0,
    );
  });

  it('when a scorer is removed, then the room is notified', async () => {
    const [ann, bob] = [await connect('ann'), await connect('bob')];
    const received: Presence[] = [];
    ann.on('presence', (presence: Presence) => received.push(presence));
    await ann.emitWithAck('joinRoom', 'g1');
    await bob.emitWithAck('joinRoom', 'g1');
    bob.emit('scoring', { groupId: 'g1', sessionId: 's1', gameId: null, hole: 4, name: 'Bob', waiting: 0 });
    await eventually(
      () => received.at(-1),
      (last) => last?.people.length === 1,
    );
    await groupOwner.put({ ...GROUP, members: ['ann'] }, [{ name: 'member-removed', facts: { userId: 'bob' } }]);
    await eventually(
      () => received.at(-1),
      (last) => last?.people.length === 0,
    );
    expect(bob.connected).toBe(true);
    await groupOwner.put(GROUP, [{ name: 'member-joined' }]);
  });

  it.each([
    ['group-created', { by: 'bob' }],
    ['member-joined', { userId: 'bob' }],
  ])('when a user comes into a group by %s, then their devices are notified', async (change, facts) => {
    const [ann, bob] = [await connect('ann'), await connect('bob')];
    const received: string[] = [];
    ann.onAny((message: string) => received.push(`ann: ${message}`));
    bob.onAny((message: string, { id }: ChangeNotice) => received.push(`bob: ${message} ${id}`));
    await groupOwner.put({ ...GROUP, id: `g-${change}`, members: ['bob'] }, [{ name: change, facts }]);
    await eventually(
      () => received,
      (messages) => messages.length > 0,
    );
    expect(received).toEqual([`bob: groupUpdate g-${change}`]);
  });

  it('when a phone sends a name, then the room gets the group’s', async () => {
    const ann = { id: 'p1', name: 'Ann Archer', initials: 'AA', color: '#0ea5e9' };
    await groupOwner.put({ ...GROUP, players: [ann], claims: { p1: 'ann' } }, [{ name: 'player-claimed' }]);
    const [first, second] = [await connect('ann'), await connect('bob')];
    const received: Presence[] = [];
    first.on('presence', (presence: Presence) => received.push(presence));
    await first.emitWithAck('joinRoom', 'g1');
    await second.emitWithAck('joinRoom', 'g1');
    const say = (socket: Socket, name: string) => socket.emit('scoring', { groupId: 'g1', sessionId: 's1', gameId: null, hole: 1, name, waiting: 0 });
    const names = (wanted: string[]) =>
      eventually(
        () => received.at(-1)?.people.map(({ name }) => name),
        (now) => JSON.stringify(now) === JSON.stringify(wanted),
      );
    say(first, 'Somebody Else');
    say(second, '\u202Eob\u200B B');
    await names(['Ann Archer', 'ob B']);
    say(second, 'ann\u200B archer');
    await names(['Ann Archer', 'A member']);
    await groupOwner.put(GROUP, [{ name: 'player-released' }]);
  });

  it('when a scoring message is wrong, then the room receives nothing', async () => {
    const [ann, eve] = [await connect('ann'), await connect('eve')];
    const received: Presence[] = [];
    ann.on('presence', (presence: Presence) => received.push(presence));
    await ann.emitWithAck('joinRoom', 'g1');
    eve.emit('scoring', { groupId: 'g1', sessionId: 's1', gameId: null, hole: 1, name: 'Eve', waiting: 0 });
    ann.emit('scoring', { groupId: 'g1', hole: 99 });
    ann.emit('scoring', { groupId: 'g1', sessionId: 's1', gameId: null, hole: null, name: 'Ann', waiting: 0 });
    await eventually(
      () => received.at(-1),
      (last) => last?.people.length === 1,
    );
    expect(received.flatMap(({ people }) => people.map(({ name }) => name))).toEqual(['Ann']);
  });
});
