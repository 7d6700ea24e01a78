import { accounts, billing, games, groups, loginSessions, tabs } from '@fairshare/contracts';
import { createApp, type Service, type ServiceDeps } from '@fairshare/service-kit';
import type { NamedChange } from '@fairshare/store';
import { createStubOwner, eventually, startPushService, startTestPlatform, type PushSubscriber, type TestPlatformOptions } from '@fairshare/testing';
import { createRealtimeService } from '../src/service';
import { account, GROUP, type HAPPENINGS, ROUND } from './golfers';

export const MINUTE = 60_000;
/** Milliseconds between two checks for due messages. */
export const LOOK_EVERY = 20;

export type NotificationsUnderTest = Awaited<ReturnType<typeof startNotifications>>;

/** The mails that auth was requested to send, and the status it responds with. */
interface Mail {
  asked: { userId: string; kinds: string[]; count: number; path: string }[];
  status: number;
}

/** Realtime with a push service that decrypts messages, and stub owners of all events that realtime consumes. `patience`: milliseconds to wait for messages. */
export async function startNotifications({ adapters, patience = 20_000 }: Pick<TestPlatformOptions, 'adapters'> & { patience?: number } = {}) {
  const mail: Mail = { asked: [], status: 204 };
  const [accountOwner, sessionOwner, groupOwner, gameOwner, tabOwner, billingOwner] = [
    createStubOwner(accounts),
    createStubOwner(loginSessions),
    createStubOwner(groups),
    createStubOwner(games),
    createStubOwner(tabs),
    createStubOwner(billing),
  ];
  const push = await startPushService();
  const platform = await startTestPlatform({
    services: {
      auth: (deps) => withMails(deps, accountOwner.create(deps), sessionOwner.create(deps), mail),
      groups: groupOwner.create,
      games: gameOwner.create,
      settlement: tabOwner.create,
      billing: billingOwner.create,
      realtime: (deps) => createRealtimeService(deps, { sendEvery: LOOK_EVERY, privatePushServices: true, productName: 'Fairshare', supportEmail: 'help@fairshare.example' }),
    },
    ...(adapters && { adapters }),
  });
  for (const id of [...GROUP.members, 'stranger']) await accountOwner.put(account(id));
  await groupOwner.put(GROUP);

  const as = (userId: string, sid = `sid-${userId}`) => platform.as({ userId, sid });
  const notifications = async (userId: string) => (await as(userId).get('/api/user/notifications')).body;
  async function subscribe(userId: string, sid?: string): Promise<PushSubscriber> {
    const subscriber = push.subscribe((await notifications(userId)).publicKey);
    expect((await as(userId, sid).put('/api/user/notifications/device', subscriber.subscription)).status).toBe(200);
    return subscriber;
  }
  const publishToTab = (change: NamedChange) => tabOwner.put({ id: 'g1', groupId: 'g1' }, [change]);
  /** Publishes that a user was mailed about their money. */
  const mailedAboutMoney = (userId: string, kind: string, key: string) =>
    billingOwner.put({ id: userId, accessUntil: null, autoTrialEndsAt: null, everHadAccess: true, summary: 'Trial' }, [{ name: 'notice-sent', facts: { key, kind } }]);
  const paid = (id: string, by = 'user-ben') => publishToTab({ name: 'payment-recorded', facts: { paymentId: id, from: 'ben', to: 'ann', by } });
  const waitingOf = async (userId: string) =>
    (await platform.peers.call<{ waiting: unknown[] } | null>('realtime', 'POST', '/internal/personal-data', { userId }))?.waiting.length ?? 0;
  const queuedFor = (userId: string, count: number) =>
    eventually(
      () => waitingOf(userId),
      (waiting) => waiting === count,
      { within: patience },
    );
  const got = (subscriber: PushSubscriber, count = 1) =>
    eventually(
      () => subscriber.messages,
      (messages) => messages.length === count,
      { within: patience },
    );

  /** Publishes a change that Ben makes and that concerns Ann, and checks the notifications of both. */
  async function isNotified(...[, at, change, body, path]: (typeof HAPPENINGS)[number]): Promise<void> {
    const [ann, ben] = [await subscribe('user-ann'), await subscribe('user-ben')];
    if (at === 'tab') await publishToTab(change);
    else if (at === 'round') await gameOwner.put(ROUND.published(), [change]);
    else await groupOwner.put(GROUP, [change]);
    // A request to join notifies both members. Both must have it queued before the clock moves, because the quarter of an hour begins then.
    const forBen = body.includes('join') ? 1 : 0;
    await queuedFor('user-ann', 1);
    await queuedFor('user-ben', forBen);
    platform.clock.advance(15 * MINUTE);

    const [message] = await got(ann);

    expect(message?.body).toMatchObject({ title: 'Saturday Group', body, path });
    expect(message?.vapid).toMatchObject({ sub: 'mailto:help@fairshare.example' });
    expect(message?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', topic: expect.stringMatching(/^[\w-]{1,32}$/) });
    await got(ben, forBen);
    expect(await waitingOf('user-ben')).toBe(0);
  }

  async function close(): Promise<void> {
    await platform.close();
    await push.close();
  }

  return {
    platform,
    push,
    mail,
    accountOwner,
    sessionOwner,
    groupOwner,
    as,
    notifications,
    subscribe,
    publishToTab,
    mailedAboutMoney,
    paid,
    waitingOf,
    queuedFor,
    got,
    isNotified,
    close,
  };
}

/** Accounts and login sessions, and mails that auth accepts or refuses. */
function withMails(deps: ServiceDeps, accountService: Service, sessionService: Service, mail: Mail): Service {
  const app = createApp({
    deps,
    routes: [],
    internal: (router) => {
      router.post('/news-mails', (request, response) => {
        mail.asked.push(request.body as Mail['asked'][number]);
        response.status(mail.status).end();
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
