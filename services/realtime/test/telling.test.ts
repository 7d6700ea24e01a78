import { createServer } from 'node:http';
import { accounts, games, groups, loginSessions, tabs } from '@fairshare/contracts';
import type { NamedChange } from '@fairshare/store';
import { createApp, type Service, type ServiceDeps } from '@fairshare/service-kit';
import { createStubOwner, eventually, startPushService, startTestPlatform, type PushService, type PushSubscriber, type TestPlatform } from '@fairshare/testing';
import { createRealtimeService } from '../src/service';
import { account, GROUP, HAPPENINGS, ROUND } from './golfers';

const MINUTE = 60_000;
const LOOK_EVERY = 20;
describe('telling people what concerns them', () => {
  const [accountOwner, sessionOwner, groupOwner, gameOwner, tabOwner] = [
    createStubOwner(accounts),
    createStubOwner(loginSessions),
    createStubOwner(groups),
    createStubOwner(games),
    createStubOwner(tabs),
  ];
  /** Bodies that auth was asked to mail; `mailStatus`: what it answers. */
  let mails: { userId: string; kinds: string[]; count: number; path: string }[];
  let mailStatus: number;
  let push: PushService;
  let platform: TestPlatform;
  beforeEach(async () => {
    mails = [];
    mailStatus = 204;
    push = await startPushService();
    platform = await startTestPlatform({
      services: {
        auth: withMails,
        groups: groupOwner.create,
        games: gameOwner.create,
        settlement: tabOwner.create,
        realtime: (deps) => createRealtimeService(deps, { sendEvery: LOOK_EVERY, privatePushServices: true, productName: 'Fairshare', supportEmail: 'help@fairshare.example' }),
      },
    });
    for (const id of [...GROUP.members, 'stranger']) await accountOwner.put(account(id));
    await groupOwner.put(GROUP);
  });
  afterEach(async () => {
    await platform.close();
    await push.close();
  });

  /** Accounts and login sessions, and mails that are taken or not. */
  function withMails(deps: ServiceDeps): Service {
    const [accountService, sessionService] = [accountOwner.create(deps), sessionOwner.create(deps)];
    const app = createApp({
      deps,
      routes: [],
      internal: (router) => {
        router.post('/news-mails', (request, response) => {
          mails.push(request.body as (typeof mails)[number]);
          response.status(mailStatus).end();
        });
        router.use((request, response, next) => {
          const owner = request.path.startsWith('/aggregates/sessions') ? sessionService : accountService;
          request.url = `/internal${request.url}`;
          owner.app(request, response, next);
        });
      },
    });
    return { ...accountService, app };
  }

  const as = (userId: string, sid = `sid-${userId}`) => platform.as({ userId, sid });
  const telling = async (userId: string) => (await as(userId).get('/api/user/notifications')).body;
  async function subscribe(userId: string, sid?: string): Promise<PushSubscriber> {
    const subscriber = push.subscribe((await telling(userId)).publicKey);
    expect((await as(userId, sid).put('/api/user/notifications/device', subscriber.subscription)).status).toBe(200);
    return subscriber;
  }
  const tell = (change: NamedChange) => tabOwner.put({ id: 'g1', groupId: 'g1' }, [change]);
  const paid = (id: string, by = 'user-ben') => tell({ name: 'payment-recorded', facts: { paymentId: id, from: 'ben', to: 'ann', by } });
  const waitingOf = async (userId: string) =>
    (await platform.peers.call<{ waiting: unknown[] } | null>('realtime', 'POST', '/internal/personal-data', { userId }))?.waiting.length ?? 0;
  const heardBy = (userId: string, count: number) =>
    eventually(
      () => waitingOf(userId),
      (waiting) => waiting === count,
    );
  const got = (subscriber: PushSubscriber, count = 1) =>
    eventually(
      () => subscriber.messages,
      (messages) => messages.length === count,
    );

  it.each(HAPPENINGS)('when %s, then it is told encrypted and signed to whom it concerns, and not to who did it', async (_what, at, change, body, path) => {
    const [ann, ben] = [await subscribe('user-ann'), await subscribe('user-ben')];
    if (at === 'tab') await tell(change);
    else if (at === 'round') await gameOwner.put(ROUND, [change]);
    else await groupOwner.put(GROUP, [change]);
    await heardBy('user-ann', 1);
    platform.clock.advance(15 * MINUTE);

    const [message] = await got(ann);

    expect(message?.body).toMatchObject({ title: 'Saturday Group', body, path });
    expect(message?.vapid).toMatchObject({ sub: 'mailto:help@fairshare.example' });
    expect(message?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: expect.stringMatching(/^[\w-]{1,32}$/) });
    // Of what somebody else asks to join, both members hear.
    const forBen = body.includes('join') ? 1 : 0;
    await got(ben, forBen);
    expect(await waitingOf('user-ben')).toBe(0);
  });

  it('when several things happen within 15 minutes, then they are one message, told once however often events come', async () => {
    const ann = await subscribe('user-ann');
    await paid('p1');
    await heardBy('user-ann', 1);
    platform.clock.advance(14 * MINUTE);
    await paid('p1');
    await paid('p2');
    await tell({ name: 'round-posted', facts: { roundId: 'r1', by: 'user-ben', players: ['ann'] } });
    await heardBy('user-ann', 3);
    expect(ann.attempts()).toBe(0);
    platform.clock.advance(MINUTE);

    const [message] = await got(ann);

    expect(message?.body).toMatchObject({ title: 'Fairshare', body: '3 things happened in Saturday Group.', path: '/?group=g1' });
  });

  it('when two instances and a restart come between, then what waited is sent, and once', async () => {
    const ann = await subscribe('user-ann');
    await paid('p1');
    await heardBy('user-ann', 1);
    await platform.stop('realtime');
    platform.clock.advance(15 * MINUTE);
    await platform.start('realtime');
    await got(ann);
    // The next news are due at both: the second sender finds them taken.
    await paid('p2');
    await heardBy('user-ann', 1);
    const another = createRealtimeService(
      {
        storage: platform.storage('realtime'),
        bus: undefined as never,
        peers: platform.peers,
        clock: platform.clock.now,
        logger: { info: () => undefined, warn: () => undefined, error: () => undefined } as never,
        metrics: { gauge: () => undefined, timer: () => () => undefined, countRequests: (_q: unknown, _s: unknown, next: () => void) => next() } as never,
        verifyUserToken: async () => Promise.reject(new Error('nobody calls it')),
        internalSecret: 'internal-secret-of-the-tests',
        isClosing: () => false,
        checkAnswers: true,
      },
      { sendEvery: LOOK_EVERY, privatePushServices: true },
    );
    another.attach?.(createServer());
    platform.clock.advance(15 * MINUTE);
    await got(ann, 2);
    await another.close();
    expect(ann.attempts()).toBe(2);
  });

  it('when a push service is away, then the message is sent later, after ever longer pauses', async () => {
    const ann = await subscribe('user-ann');
    ann.answer(503);
    await paid('p1');
    await heardBy('user-ann', 1);
    platform.clock.advance(15 * MINUTE);
    for (const [attempts, pause] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ] as const) {
      await eventually(ann.attempts, (count) => count === attempts);
      // Noted once its next time is known: until then the sender has it for a minute.
      await eventually(
        async () => (await platform.storage('realtime').aggregates({ kind: 'tellings', schema: 1 }).get('user-ann'))?.state as { outgoing?: { againAt: string } } | undefined,
        (state) => Date.parse(state?.outgoing?.againAt ?? '') === platform.clock.now().getTime() + pause * MINUTE,
      );
      if (attempts === 3) ann.answer(201);
      platform.clock.advance(pause * MINUTE);
    }
    await got(ann);
    expect(ann.attempts()).toBe(4);
  });

  it('when a subscription is dead, then it is dropped, and messages are off without another', async () => {
    const [phone, tablet] = [await subscribe('user-ann'), await subscribe('user-ann')];
    phone.answer(410);
    await paid('p1');
    await heardBy('user-ann', 1);
    platform.clock.advance(15 * MINUTE);
    await got(tablet);
    await eventually(
      () => telling('user-ann'),
      ({ devices }) => devices.length === 1,
    );
    tablet.answer(404);
    await paid('p2');
    await heardBy('user-ann', 1);
    platform.clock.advance(15 * MINUTE);
    expect(
      await eventually(
        () => telling('user-ann'),
        ({ devices }) => devices.length === 0,
      ),
    ).toMatchObject({ channel: 'off' });
    expect(phone.attempts()).toBe(1);
  });

  it('when mail is chosen, then auth is asked to mail, also once it is back', async () => {
    expect((await as('user-ann').put('/api/user/notifications', { channel: 'mail' })).body).toMatchObject({ channel: 'mail', devices: [] });
    mailStatus = 503;
    await paid('p1');
    await heardBy('user-ann', 1);
    platform.clock.advance(15 * MINUTE);
    await eventually(
      () => mails.length,
      (count) => count > 0,
    );
    mailStatus = 204;
    const sent = mails.length;
    await eventually(
      () => {
        platform.clock.advance(MINUTE);
        return mails.length;
      },
      (count) => count > sent,
    );
    expect(mails.at(-1)).toEqual({ userId: 'user-ann', kinds: ['payment-recorded'], count: 1, path: '/?group=g1&dialog=tab' });
  });

  it('when somebody did not choose, is not concerned or is no member any more, then nothing is kept for them', async () => {
    const [dot, ann] = [await subscribe('user-dot'), await subscribe('user-ann')];
    await groupOwner.put({ ...GROUP, members: ['user-ben', 'user-dot'] }, [{ name: 'member-left' }]);
    await as('user-ben').put('/api/user/notifications', { channel: 'mail' });
    await paid('p1', 'user-dot');
    await heardBy('user-ben', 1);
    expect(await waitingOf('user-ann')).toBe(0);
    await groupOwner.put(GROUP, [{ name: 'member-joined' }]);
    // Who belongs to a group is asked once a second.
    platform.clock.advance(1_000);
    await paid('p2', 'user-dot');
    await heardBy('user-ann', 1);
    await heardBy('user-ben', 2);
    expect(await waitingOf('user-dot')).toBe(0);
    expect((await as('user-ann').put('/api/user/notifications', { channel: 'off' })).body.channel).toBe('off');
    expect(await waitingOf('user-ann')).toBe(0);
    expect([dot.attempts(), ann.attempts()]).toEqual([0, 0]);
  });

  it('when a browser changes hands, signs out or its account is deleted, then it takes messages for nobody else', async () => {
    const phone = await subscribe('user-ann');
    expect((await as('user-ben').put('/api/user/notifications/device', phone.subscription)).body.devices).toHaveLength(1);
    expect(await telling('user-ann')).toMatchObject({ channel: 'off', devices: [] });

    await sessionOwner.put({ id: 'sid-user-ben', userId: 'user-ben', expiresAt: '2099-01-01T00:00:00.000Z' });
    await sessionOwner.remove('sid-user-ben', [{ name: 'session-ended' }]);
    await eventually(
      () => telling('user-ben'),
      ({ devices }) => devices.length === 0,
    );

    const again = await subscribe('user-ann');
    const { devices } = await telling('user-ann');
    expect((await as('user-ann').delete(`/api/user/notifications/devices/${devices[0].id}`)).body).toMatchObject({ channel: 'off', devices: [] });
    await as('user-ann').put('/api/user/notifications/device', again.subscription);
    const held = await platform.peers.call<object>('realtime', 'POST', '/internal/personal-data', { userId: 'user-ann' });
    expect(JSON.stringify(held)).not.toContain(again.subscription.keys.auth);
    expect(JSON.stringify(held)).not.toContain('http');
    await accountOwner.remove('user-ann', [{ name: 'account-deleted' }]);
    await eventually(
      () => platform.peers.call<object | null>('realtime', 'POST', '/internal/personal-data', { userId: 'user-ann' }),
      (left) => left === null,
    );
    expect((await as('user-ann').put('/api/user/notifications/device', again.subscription)).status).toBe(401);
  });

  it('when keys are rotated, then browsers of before are still told, and new ones subscribe with the new key', async () => {
    const before = await subscribe('user-ann');
    const { publicKey } = await platform.peers.call<{ publicKey: string }>('realtime', 'POST', '/internal/vapid-keys');
    const after = await subscribe('user-ann');
    expect(after.subscription.publicKey).toBe(publicKey);
    await paid('p1');
    await heardBy('user-ann', 1);
    platform.clock.advance(15 * MINUTE);
    await got(before);
    await got(after);
    const foreign = push.subscribe(before.subscription.keys.p256dh).subscription;
    expect(await as('user-ann').put('/api/user/notifications/device', foreign)).toMatchObject({ status: 422, body: { code: 'UNKNOWN_KEY' } });
  });

  it('when more than ten browsers subscribe, then the newest ten are kept', async () => {
    for (let one = 0; one < 12; one += 1) await subscribe('user-ann');
    expect((await telling('user-ann')).devices).toHaveLength(10);
  });
});
