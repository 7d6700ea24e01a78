import { connect } from 'node:net';
import { games, groups, type GroupState } from '@fairshare/contracts';
import { createStubOwner, eventually, startTestPlatform, type TestPlatform } from '@fairshare/testing';
import { io, type Socket } from 'socket.io-client';
import { createRealtimeService } from '../src/service';
import { AT, GROUP as GOLFERS, ROUND } from './golfers';

const AT_ONCE = 2;
const GROUP: GroupState = { ...GOLFERS, members: ['ann'] };

describe('who may open a socket', () => {
  const [groupOwner, gameOwner] = [createStubOwner(groups), createStubOwner(games)];
  const opened: { destroy?(): unknown; close?(): unknown }[] = [];
  let isGoing = false;
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform({
      now: new Date(AT),
      services: {
        groups: groupOwner.create,
        games: gameOwner.create,
        realtime: (deps) => createRealtimeService({ ...deps, isClosing: () => isGoing || deps.isClosing() }, { admittedAtOnce: AT_ONCE, drainFor: 100 }),
      },
    });
    await groupOwner.put(GROUP);
  });
  afterEach(() => {
    isGoing = false;
    for (const { destroy, close } of opened.splice(0)) (destroy ?? close)?.call(undefined);
  });
  afterAll(() => platform.close());

  const enter = async (): Promise<Socket> => {
    const extraHeaders = { authorization: `Bearer ${platform.tokenFor({ userId: 'ann' })}` };
    const socket = io(platform.url('realtime'), { path: '/ws', transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false });
    opened.push({ close: () => socket.close() });
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    return socket;
  };

  /** An upgrade written by hand, from a client that sends nothing after it, or `more` at once. Returns the first part of the response. */
  const upgrade = (more = '') =>
    new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(platform.url('realtime'));
      const socket = connect(Number(port), hostname);
      opened.push({ destroy: () => socket.destroy() });
      socket.once('error', reject).once('data', (data) => resolve(String(data)));
      const headers = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
      socket.write(['GET /ws/?EIO=4&transport=websocket HTTP/1.1', `Host: ${hostname}`, ...headers, '', more].join('\r\n'));
    });

  it('when bytes that are no frame follow an upgrade, then it is answered first', async () => {
    expect(await upgrade('0\u00abM\u00a5')).toMatch(/^HTTP\/1\.1 101 /);
  });

  it('when too many connect at once, then others come later', async () => {
    const openAll = async () => {
      const began = performance.now();
      const answers = await Promise.all(Array.from({ length: AT_ONCE + 1 }, () => upgrade()));
      return { answers, took: performance.now() - began };
    };
    let { answers, took } = await openAll();
    // Silent connections count for one second: a machine that took longer to open them tries again.
    while (took >= 1_000) {
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      ({ answers, took } = await openAll());
    }
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 101'))).toHaveLength(AT_ONCE);
    expect(answers.find((answer) => answer.startsWith('HTTP/1.1 503'))).toMatch(/Retry-After: [1-4]\r\n.*UNAVAILABLE/s);

    // Silent connections stop counting after a while.
    const socket = await eventually(() => enter().catch(() => null), Boolean);
    expect(await socket?.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
  });

  it('when it is going, then it takes no new sockets', async () => {
    const sockets = await Promise.all(Array.from({ length: AT_ONCE }, enter));
    const received: unknown[] = [];
    for (const socket of sockets) {
      expect(await socket.emitWithAck('joinRoom', 'g1')).toEqual({ ok: true });
      socket.on('gameStateUpdate', (notice) => received.push(notice));
    }
    isGoing = true;
    expect(await upgrade()).toMatch(/^HTTP\/1\.1 503 .*Retry-After: \d/s);
    await gameOwner.put(ROUND.published(), [{ name: 'card-assigned' }]);
    await eventually(
      () => received.length,
      (count) => count === AT_ONCE,
    );

    const reasons = Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve))));
    await platform.stop('realtime');
    // The library reconnects by itself after this reason, but not after a disconnect by the server.
    expect(await reasons).toEqual(sockets.map(() => 'transport close'));
  });
});
