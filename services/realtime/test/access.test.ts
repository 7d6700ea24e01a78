import type { RequestListener } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { billing, games, groups, loginSessions } from '@fairshare/contracts';
import type { Service, ServiceDeps } from '@fairshare/service-kit';
import { aGroup, aRound, createStubOwner, eventually, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { createRealtimeService } from '../src/service';

const GROUP = aGroup({ name: 'Two', players: [], members: ['ann', 'bob'] });
const SESSION = aRound({ plays: [], createdBy: 'ann' }).in(GROUP);
const RECHECK_EVERY = 50;
const REFUSED = { ok: false, message: 'A subscription or trial is required' };

describe('access to a room', () => {
  const [groupOwner, gameOwner, sessionOwner, billingOwner] = [createStubOwner(groups), createStubOwner(games), createStubOwner(loginSessions), createStubOwner(billing)];
  const opened: Socket[] = [];
  /** Held requests to auth; null: requests are not held. */
  let held: (() => void)[] | null;
  let platform: TestPlatform;
  beforeEach(async () => {
    held = null;
    platform = await startTestPlatform({
      services: {
        auth: holdable,
        groups: groupOwner.create,
        games: gameOwner.create,
        billing: billingOwner.create,
        realtime: (deps) => createRealtimeService(deps, { recheckEvery: RECHECK_EVERY }),
      },
    });
    await groupOwner.put(GROUP);
  });
  afterEach(async () => {
    opened.splice(0).forEach((socket) => socket.close());
    held?.forEach((letGo) => letGo());
    held = null;
    await platform.close();
  });

  function holdable(deps: ServiceDeps): Service {
    const service = sessionOwner.create(deps);
    const app: RequestListener = (request, response) => {
      if (!held) return void service.app(request, response);
      const letGo = () => service.app(request, response);
      held.push(letGo);
      // After a pause the caller has given up, and the next recheck calls again.
      response.once('close', () => void (held &&= held.filter((one) => one !== letGo)));
    };
    return { ...service, app: app as Service['app'] };
  }

  /** Holds the call of a recheck to auth: one for all login sessions. */
  async function holdARecheck(): Promise<void> {
    held = [];
    await eventually(
      () => held?.length,
      (count) => count === 1,
    );
  }

  const soon = () => platform.clock.now().getTime() + 10 * 60_000;
  async function pays(userId: string, accessUntil: number | null): Promise<void> {
    await billingOwner.put({
      id: userId,
      autoTrialEndsAt: null,
      everHadAccess: true,
      summary: 'Active',
      accessUntil: accessUntil === null ? null : new Date(accessUntil).toISOString(),
    });
  }

  async function connect(userId: string, accessUntil: number): Promise<Socket> {
    await sessionOwner.put({ id: `sid-${userId}`, userId, expiresAt: '2099-12-01T00:00:00.000Z' });
    const socket = io(platform.url('realtime'), {
      path: '/ws',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { authorization: `Bearer ${platform.tokenFor({ userId, accessUntil })}` },
    });
    opened.push(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    return socket;
  }

  it('when a member has no access, then they receive nothing', async () => {
    await pays('ann', soon());
    await pays('bob', null);
    const [ann, bob] = [await connect('ann', soon()), await connect('bob', 0)];
    expect(await ann.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
    expect(await bob.emitWithAck('joinRoom', 'g1')).toEqual(REFUSED);

    const [annHears, bobHears]: [string[], string[]] = [[], []];
    ann.onAny((message: string) => annHears.push(message));
    bob.onAny((message: string) => bobHears.push(message));
    bob.emit('scoring', { groupId: 'g1', sessionId: 's1', gameId: null, hole: 1, name: 'Bob', waiting: 0 });
    await gameOwner.put(SESSION.published(), [{ name: 'session-created' }]);
    await eventually(
      () => annHears,
      (received) => received.includes('gameStateUpdate'),
    );
    expect(annHears).not.toContain('presence');
    expect(bobHears).toEqual([]);
  });

  it('when billing knows of new access, then the member joins', async () => {
    await pays('bob', soon());
    const bob = await connect('bob', 0);
    expect(await bob.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
  });

  it.each([
    ['ends', async () => platform.clock.advance(11 * 60_000)],
    ['is taken away', () => pays('ann', null)],
  ])('when access %s, then the socket that had it is disconnected, and no other', async (_how, end) => {
    await pays('ann', soon());
    await pays('bob', soon() + 60 * 60_000);
    const [ann, bob] = [await connect('ann', soon()), await connect('bob', soon() + 60 * 60_000)];
    for (const socket of [ann, bob]) expect(await socket.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });

    await end();

    await eventually(
      () => ann.connected,
      (connected) => !connected,
    );
    expect(bob.connected).toBe(true);
  });

  it('when a removal was missed, then a recheck takes the member out', async () => {
    await pays('ann', soon());
    await pays('bob', soon());
    const [ann, bob] = [await connect('ann', soon()), await connect('bob', soon())];
    for (const socket of [ann, bob]) expect(await socket.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
    const [annHears, bobHears]: [string[], string[]] = [[], []];
    ann.on('gameStateUpdate', () => annHears.push('one'));
    bob.on('gameStateUpdate', () => bobHears.push('one'));

    // As if another instance had handled the event, and its message to this one was lost.
    await platform
      .storage('realtime')
      .projection(groups)
      .apply([{ id: 'g1', version: 99, state: { ...GROUP, members: ['bob'] } }]);

    await eventually(
      async () => {
        const [annBefore, bobBefore] = [annHears.length, bobHears.length];
        await gameOwner.put(SESSION.published(), [{ name: 'session-created' }]);
        await eventually(
          () => bobHears.length,
          (count) => count > bobBefore,
        );
        return annHears.length - annBefore;
      },
      (received) => received === 0,
    );
    expect(ann.connected).toBe(true);
  });

  it('when billing is unavailable, then nobody loses access', async () => {
    await pays('ann', soon());
    await pays('bob', soon());
    const [ann, bob] = [await connect('ann', soon()), await connect('bob', soon())];
    for (const socket of [ann, bob]) expect(await socket.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
    await platform.stop('billing');
    await sessionOwner.remove('sid-bob', []);
    await eventually(
      () => bob.connected,
      (connected) => !connected,
    );
    expect(ann.connected).toBe(true);
    await platform.start('billing');
  });

  it('when a recheck takes long, then no other begins; it makes one call', async () => {
    await pays('ann', soon());
    await Promise.all(['one', 'two', 'three', 'four'].map((tab) => connect(`ann-${tab}`, soon())));
    await holdARecheck();

    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), RECHECK_EVERY);
    await eventually(
      () => ticks,
      (count) => count > 5,
    );
    clearInterval(ticking);

    expect(held?.length).toBeLessThanOrEqual(1);
  });
});
