import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { eventually } from '@fairshare/testing';
import { Scorer } from '../support/scorer';
import type { PlatformUnderTest } from '../support/start';
import { Watcher } from '../support/watcher';

const RECONNECT_WITHIN = 60_000;

/** Tests of what two gateways and two realtime instances share. */
export function twoInstances(platform: () => PlatformUnderTest): void {
  let scorer: Scorer;
  const watchers: Watcher[] = [];
  beforeAll(async () => {
    scorer = await Scorer.register(platform(), 0);
    // Enough that every instance gets some: each gateway uses realtime's instances in turn.
    watchers.push(...[0, 1, 2, 3].map((number) => new Watcher(platform().urls[number % 2] ?? '', scorer)));
    await eventually(() => watchers.every(({ isConnected }) => isConnected), Boolean, { within: RECONNECT_WITHIN });
  });
  afterAll(() => watchers.forEach((watcher) => watcher.close()));

  const everyoneSees = () =>
    eventually(
      () => watchers.map(({ seen }) => JSON.stringify(seen)),
      (all) => all.every((seen) => seen === JSON.stringify(scorer.strokes)),
      { within: RECONNECT_WITHIN },
    );

  const socketsAt = async (url: string) => Number(/^open_sockets\{.*\} (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

  it('when a change comes through one gateway, then sockets of both instances receive it', async () => {
    const counts = await Promise.all(
      platform()
        .instancesOf('realtime')
        .map(({ url }) => socketsAt(url)),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(watchers.length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    for (let turn = 0; turn < 5; turn += 1) {
      await scorer.writeOne();
      await everyoneSees();
    }
  });

  it('when a member is removed, then both instances take them out of the room', async () => {
    const bob = platform().visitor(0);
    const account = { email: `bob-${randomUUID()}@example.com`, password: 'correct horse', firstName: 'Bob', lastName: 'Archer', termsAccepted: true, marketingConsent: false };
    const { user } = (await bob.post('/api/auth/register', account)).body;
    await bob.post('/api/trial/start');
    const { shareCode } = await scorer.read<{ shareCode: string }>(`/api/groups/${scorer.group}`);
    expect((await bob.post('/api/groups/join', { shareCode })).status).toBe(200);
    const heard: string[][] = [[], [], [], []];
    // As above: enough that every instance gets some.
    const sockets = heard.map((messages, number) => {
      const url = platform().urls[number % 2] ?? '';
      const socket = io(url, { path: '/ws', transports: ['websocket'], extraHeaders: { cookie: bob.cookies() }, forceNew: true });
      return socket.onAny((message: string, { change }: { change?: string }) => messages.push(change ?? message));
    });
    for (const socket of sockets) expect(await socket.emitWithAck('joinRoom', scorer.group)).toEqual({ ok: true });

    expect((await scorer.call('DELETE', `/api/groups/${scorer.group}/members/${user.id}`)).status).toBe(204);

    await eventually(() => heard.every((messages) => messages.includes('member-removed')), Boolean);
    const sights = [`/api/groups/${scorer.group}`, `/api/points-games/${scorer.group}?gameStateId=${scorer.session}`, `/api/points-games/${scorer.points}/payouts`];
    await eventually(
      () => Promise.all(sights.map(async (path) => (await bob.get(path)).status)),
      (statuses) => statuses.every((status) => status === 404),
    );
    const before = JSON.stringify(heard);
    await scorer.writeOne();
    await everyoneSees();
    expect(JSON.stringify(heard)).toBe(before);
    for (const socket of sockets) socket.disconnect();
  });

  it('when Redis is killed and restarted, then writes go on and instances reconnect', async () => {
    const { redis } = platform().engines;
    const pids = () =>
      platform()
        .instancesOf('realtime')
        .map(({ process }) => process.pid);
    const before = pids();
    await redis.kill();
    // The gateways still respond, and auth still knows that no user is signed in.
    expect((await platform().visitor(0).get('/api/auth/user')).status).toBe(401);
    await scorer.writeOne();
    await redis.restart();
    await everyoneSees();
    for (let turn = 0; turn < 3; turn += 1) {
      await scorer.writeOne();
      await everyoneSees();
    }
    expect(pids()).toEqual(before);
  });

  it('when Redis hangs, then writes go on, and everyone sees them once it resumes', async () => {
    const { redis } = platform().engines;
    await redis.pause();
    try {
      for (let turn = 0; turn < 5; turn += 1) await scorer.writeOne();
    } finally {
      await redis.resume();
    }
    await everyoneSees();
    await scorer.writeOne();
    await everyoneSees();
  });

  it.each(['games-1', 'settlement-1', 'realtime-1'])('when %s hangs, then it is restarted, and writes go on meanwhile', async (name) => {
    const { process: hanging } = platform().instance(name);
    const before = hanging.pid;
    process.kill(before ?? 0, 'SIGSTOP');
    for (let turn = 0; turn < 5; turn += 1) await scorer.writeOne();
    expect((await scorer.call('GET', `/api/points-games/${scorer.points}/payouts`)).status).toBe(200);
    await eventually(
      () => hanging.pid,
      (pid) => pid !== before,
      { within: 30_000 },
    );
    await platform().ready();
    await eventually(() => watchers.every(({ isConnected }) => isConnected), Boolean, { within: RECONNECT_WITHIN });
    await everyoneSees();
  });

  it('when requests and events were handled, then /metrics shows durations, outbox and lag', async () => {
    const metricsOf = async (service: 'games' | 'settlement') =>
      (
        await Promise.all(
          platform()
            .instancesOf(service)
            .map(async ({ url }) => (await fetch(`${url}/metrics`)).text()),
        )
      ).join('\n');
    const ofGames = await metricsOf('games');
    expect(ofGames).toMatch(/^http_request_duration_seconds_count\{.*route="\/api\/games\/:\w+\/holes\/:\w+\/scores"/m);
    expect(ofGames).toMatch(/^outbox_depth\{service="games"\} \d+$/m);
    expect(ofGames).toMatch(/^outbox_oldest_age_seconds\{service="games"\} [\d.]+$/m);
    expect(await metricsOf('settlement')).toMatch(/^event_lag_seconds_count\{.*consumer="settlement.games"/m);
  });
}
