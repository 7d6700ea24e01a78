import { createServer } from 'node:http';
import { noTracer } from '@fairshare/service-kit';
import { eventually } from '@fairshare/testing';
import { createRealtimeService } from '../src/service';
import { GROUP, HAPPENINGS } from './golfers';
import { LOOK_EVERY, MINUTE, startNotifications, type NotificationsUnderTest } from './start-notifications';

describe('notifications about what concerns a user', () => {
  let here: NotificationsUnderTest;
  beforeEach(async () => {
    here = await startNotifications();
  });
  afterEach(() => here.close());

  it.each(HAPPENINGS)('when %s, then those concerned get it encrypted and signed', (...happening) => here.isNotified(...happening));

  it('when several things happen within 15 minutes, then one message comes', async () => {
    const ann = await here.subscribe('user-ann');
    await here.paid('p1');
    await here.queuedFor('user-ann', 1);
    here.platform.clock.advance(14 * MINUTE);
    await here.paid('p1');
    await here.paid('p2');
    await here.publishToTab({ name: 'round-posted', facts: { roundId: 'r1', by: 'user-ben', players: ['ann'] } });
    await here.queuedFor('user-ann', 3);
    expect(ann.attempts()).toBe(0);
    here.platform.clock.advance(MINUTE);

    const [message] = await here.got(ann);

    expect(message?.body).toMatchObject({ title: 'Fairshare', body: '3 things happened in Saturday Group.', path: '/?group=g1' });
  });

  it('when two instances and a restart interfere, then it comes once', async () => {
    const ann = await here.subscribe('user-ann');
    await here.paid('p1');
    await here.queuedFor('user-ann', 1);
    await here.platform.stop('realtime');
    here.platform.clock.advance(15 * MINUTE);
    await here.platform.start('realtime');
    await here.got(ann);
    // The next notifications are due for both senders: the second one finds them taken.
    await here.paid('p2');
    await here.queuedFor('user-ann', 1);
    const another = createRealtimeService(
      {
        storage: here.platform.storage('realtime'),
        bus: undefined as never,
        peers: here.platform.peers,
        clock: here.platform.clock.now,
        logger: { info: () => undefined, warn: () => undefined, error: () => undefined } as never,
        metrics: { gauge: () => undefined, timer: () => () => undefined, countRequests: (_q: unknown, _s: unknown, next: () => void) => next() } as never,
        tracer: noTracer,
        verifyUserToken: async () => Promise.reject(new Error('nobody calls it')),
        internalSecret: 'internal-secret-of-the-tests',
        isClosing: () => false,
        checkAnswers: true,
      },
      { sendEvery: LOOK_EVERY, privatePushServices: true },
    );
    another.attach?.(createServer());
    here.platform.clock.advance(15 * MINUTE);
    await here.got(ann, 2);
    await another.close();
    expect(ann.attempts()).toBe(2);
  });

  it('when a push service is away, then the message comes later', async () => {
    const ann = await here.subscribe('user-ann');
    ann.answer(503);
    await here.paid('p1');
    await here.queuedFor('user-ann', 1);
    here.platform.clock.advance(15 * MINUTE);
    for (const [attempts, pause] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ] as const) {
      await eventually(ann.attempts, (count) => count === attempts);
      // The result is stored once the next attempt has its time; until then the sender holds a lease of a minute and a half.
      await eventually(
        async () => (await here.platform.storage('realtime').aggregates({ kind: 'tellings', schema: 1 }).get('user-ann'))?.state as { outgoing?: { againAt: string } } | undefined,
        (state) => Date.parse(state?.outgoing?.againAt ?? '') === here.platform.clock.now().getTime() + pause * MINUTE,
      );
      if (attempts === 3) ann.answer(201);
      here.platform.clock.advance(pause * MINUTE);
    }
    await here.got(ann);
    expect(ann.attempts()).toBe(4);
  });

  it('when a subscription is dead, then it is dropped', async () => {
    const [phone, tablet] = [await here.subscribe('user-ann'), await here.subscribe('user-ann')];
    phone.answer(410);
    await here.paid('p1');
    await here.queuedFor('user-ann', 1);
    here.platform.clock.advance(15 * MINUTE);
    await here.got(tablet);
    await eventually(
      () => here.notifications('user-ann'),
      ({ devices }) => devices.length === 1,
    );
    tablet.answer(404);
    await here.paid('p2');
    await here.queuedFor('user-ann', 1);
    here.platform.clock.advance(15 * MINUTE);
    expect(
      await eventually(
        () => here.notifications('user-ann'),
        ({ devices }) => devices.length === 0,
      ),
    ).toMatchObject({ channel: 'off' });
    expect(phone.attempts()).toBe(1);
  });

  it('when a push service refuses three first messages, then the browser is dropped', async () => {
    const ann = await here.subscribe('user-ann');
    ann.answer(403);
    for (const payment of ['p1', 'p2', 'p3']) {
      await here.paid(payment);
      await here.queuedFor('user-ann', 1);
      const before = ann.attempts();
      here.platform.clock.advance(15 * MINUTE);
      await eventually(ann.attempts, (count) => count === before + 1);
      await here.queuedFor('user-ann', 0);
    }
    const dropped = await eventually(
      () => here.notifications('user-ann'),
      ({ devices }) => devices.length === 0,
    );
    expect(dropped).toMatchObject({ channel: 'off', droppedAt: here.platform.clock.now().toISOString() });
    await here.subscribe('user-ann');
    expect(await here.notifications('user-ann')).toMatchObject({ channel: 'push', droppedAt: null });
  });

  it('when a browser took a message before, then refusals do not drop it', async () => {
    const ann = await here.subscribe('user-ann');
    for (const [index, payment] of ['p1', 'p2', 'p3', 'p4'].entries()) {
      if (index === 1) ann.answer(401);
      await here.paid(payment);
      await here.queuedFor('user-ann', 1);
      const before = ann.attempts();
      here.platform.clock.advance(15 * MINUTE);
      await eventually(ann.attempts, (count) => count === before + 1);
      await here.queuedFor('user-ann', 0);
    }
    expect((await here.notifications('user-ann')).devices).toHaveLength(1);
  });

  it('when mail is chosen, then auth is asked to mail', async () => {
    expect((await here.as('user-ann').put('/api/user/notifications', { channel: 'mail' })).body).toMatchObject({ channel: 'mail', devices: [] });
    here.mail.status = 503;
    await here.paid('p1');
    await here.queuedFor('user-ann', 1);
    here.platform.clock.advance(15 * MINUTE);
    await eventually(
      () => here.mail.asked.length,
      (count) => count > 0,
    );
    here.mail.status = 204;
    const sent = here.mail.asked.length;
    await eventually(
      () => {
        here.platform.clock.advance(MINUTE);
        return here.mail.asked.length;
      },
      (count) => count > sent,
    );
    expect(here.mail.asked.at(-1)).toEqual({ userId: 'user-ann', kinds: ['payment-recorded'], count: 1, path: '/?group=g1&dialog=tab' });
  });

  it('when somebody did not choose, then nothing is kept for them', async () => {
    const [dot, ann] = [await here.subscribe('user-dot'), await here.subscribe('user-ann')];
    await here.groupOwner.put({ ...GROUP, members: ['user-ben', 'user-dot'] }, [{ name: 'member-left' }]);
    await here.as('user-ben').put('/api/user/notifications', { channel: 'mail' });
    await here.paid('p1', 'user-dot');
    await here.queuedFor('user-ben', 1);
    expect(await here.waitingOf('user-ann')).toBe(0);
    await here.groupOwner.put(GROUP, [{ name: 'member-joined' }]);
    // Group members are read from the owner at most once a second.
    here.platform.clock.advance(1_000);
    await here.paid('p2', 'user-dot');
    await here.queuedFor('user-ann', 1);
    await here.queuedFor('user-ben', 2);
    expect(await here.waitingOf('user-dot')).toBe(0);
    expect((await here.as('user-ann').put('/api/user/notifications', { channel: 'off' })).body.channel).toBe('off');
    expect(await here.waitingOf('user-ann')).toBe(0);
    expect([dot.attempts(), ann.attempts()]).toEqual([0, 0]);
  });

  it('when somebody is removed before sending, then they get nothing', async () => {
    const [ann, ben] = [await here.subscribe('user-ann'), await here.subscribe('user-ben')];
    await here.paid('p1', 'user-dot');
    await here.queuedFor('user-ann', 1);
    await here.queuedFor('user-ben', 1);
    await here.groupOwner.put({ ...GROUP, members: ['user-ben', 'user-dot'] }, [{ name: 'member-removed', facts: { userId: 'user-ann' } }]);
    here.platform.clock.advance(15 * MINUTE);
    await here.got(ben);
    await eventually(
      async () => (await here.platform.storage('realtime').aggregates({ kind: 'tellings', schema: 1 }).get('user-ann'))?.state,
      (state) => JSON.stringify(state).includes('"waiting":[],"waitingUntil":null,"outgoing":null'),
    );
    expect(ann.attempts()).toBe(0);
  });

  it('when a browser changes hands, then it gets no old messages', async () => {
    const phone = await here.subscribe('user-ann');
    expect((await here.as('user-ben').put('/api/user/notifications/device', phone.subscription)).body.devices).toHaveLength(1);
    expect(await here.notifications('user-ann')).toMatchObject({ channel: 'off', devices: [] });

    await here.sessionOwner.put({ id: 'sid-user-ben', userId: 'user-ben', expiresAt: '2099-01-01T00:00:00.000Z' });
    await here.sessionOwner.remove('sid-user-ben', [{ name: 'session-ended' }]);
    await eventually(
      () => here.notifications('user-ben'),
      ({ devices }) => devices.length === 0,
    );

    const again = await here.subscribe('user-ann');
    const { devices } = await here.notifications('user-ann');
    expect((await here.as('user-ann').delete(`/api/user/notifications/devices/${devices[0].id}`)).body).toMatchObject({ channel: 'off', devices: [] });
    await here.as('user-ann').put('/api/user/notifications/device', again.subscription);
    const held = await here.platform.peers.call<object>('realtime', 'POST', '/internal/personal-data', { userId: 'user-ann' });
    expect(JSON.stringify(held)).not.toContain(again.subscription.keys.auth);
    expect(JSON.stringify(held)).not.toContain('http');
    await here.accountOwner.remove('user-ann', [{ name: 'account-deleted' }]);
    await eventually(
      () => here.platform.peers.call<object | null>('realtime', 'POST', '/internal/personal-data', { userId: 'user-ann' }),
      (left) => left === null,
    );
    expect((await here.as('user-ann').put('/api/user/notifications/device', again.subscription)).status).toBe(401);
  });

  it('when keys are rotated, then older browsers still get messages', async () => {
    const before = await here.subscribe('user-ann');
    const { publicKey } = await here.platform.peers.call<{ publicKey: string }>('realtime', 'POST', '/internal/vapid-keys');
    const after = await here.subscribe('user-ann');
    expect(after.subscription.publicKey).toBe(publicKey);
    await here.paid('p1');
    await here.queuedFor('user-ann', 1);
    here.platform.clock.advance(15 * MINUTE);
    await here.got(before);
    await here.got(after);
    const foreign = here.push.subscribe(before.subscription.keys.p256dh).subscription;
    expect(await here.as('user-ann').put('/api/user/notifications/device', foreign)).toMatchObject({ status: 422, body: { code: 'UNKNOWN_KEY' } });
  });

  it('when more than ten browsers subscribe, then the newest ten are kept', async () => {
    for (let one = 0; one < 12; one += 1) await here.subscribe('user-ann');
    expect((await here.notifications('user-ann')).devices).toHaveLength(10);
  });
});
