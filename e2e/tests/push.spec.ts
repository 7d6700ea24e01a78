import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@fairshare/engines';
import { type PushService, type PushSubscriber, startPushService } from '@fairshare/testing/push-service';
import { expect, type Page, test, type Worker } from '@playwright/test';
import type { NotificationPreferences } from '@fairshare/contracts';
import { notedNotifications, registeredWorker } from '../support/notifications';
import { Phone } from '../support/phone';
import { launchPlatform, type RunningPlatform } from '../support/platform';

test.use({ serviceWorkers: 'allow' });

const MESSAGE = { title: 'Saturday Fourball', body: 'A round is finished. See how it came out.', path: '/?group=g1', tag: 'group g1' };

test('when a push message arrives, then the service worker shows it', async ({ page, context, baseURL }) => {
  const origin = new URL(baseURL as string).origin;
  await page.goto('/login');
  const { devtools, registrationId, worker } = await registeredWorker(page);
  const lastShown = await notedNotifications(worker);
  const deliver = (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });

  await deliver(JSON.stringify(MESSAGE));
  const { title, body, tag, path } = MESSAGE;
  await expect.poll(lastShown).toEqual({ title, body, tag, data: path });
  await deliver('not ours');
  await expect.poll(lastShown).toEqual({ title: 'News of your group', body: 'Open the app to see it.', tag: 'news', data: '/' });
  await context.close();
});

/**
 * The full path from a tap to a notification. Two parts are replaced: a headless Chromium always denies notifications, so the permission is granted here; and
 * it registers with its maker's push service, which tests cannot reach, so a push service on the loopback interface receives and decrypts the platform's
 * messages. Everything else is real: the feature detection, button, calls, encryption, worker.
 */
test.describe('a phone that takes notifications', () => {
  // Serial, since they share a platform of their own.
  test.describe.configure({ mode: 'default' });

  let dataDir: string;
  let platform: RunningPlatform;
  let push: PushService;
  let subscribers: PushSubscriber[];
  let ann: Phone;

  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'fairshare-push-'));
    push = await startPushService();
    platform = await launchPlatform({ port: await freePort(), dataDir, settings: { PRIVATE_PUSH_SERVICES: 'true', NEWS_DELAY_SECONDS: '1' } });
  });
  test.afterAll(async () => {
    await platform.stop();
    await push.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  test.beforeEach(async ({ browser }) => {
    subscribers = [];
    ann = await Phone.of(browser, 'Ann', { baseURL: platform.url });
    await registerAt(push, ann.page, subscribers);
  });
  test.afterEach(() => ann.context.close());

  test('when This phone is tapped, then a payment ends in a notification', async ({ browser }) => {
    const round = await ann.createRound('Meadow');
    const ben = await Phone.of(browser, 'Ben', { baseURL: platform.url });
    await ben.join(round);
    const [one, other] = round.group.players;
    await ann.call('PUT', `/api/groups/${round.group.id}/players/${one?.id}/me`);
    await ben.call('PUT', `/api/groups/${round.group.id}/players/${other?.id}/me`);

    await ann.page.goto('/');
    const { devtools, registrationId, worker } = await registeredWorker(ann.page);
    await choose(ann.page, 'This phone');
    await expect.poll(() => devices(ann)).toHaveLength(1);
    const lastShown = await notedNotifications(worker);
    await ben.call('POST', `/api/groups/${round.group.id}/tab/payments`, { from: other?.id, to: one?.id, amount: 12 });

    await expect.poll(() => subscribers[0]?.messages.length, { timeout: 40_000 }).toBe(1);
    const message = subscribers[0]?.messages[0]?.body as { title: string };
    await devtools.send('ServiceWorker.deliverPushMessage', { origin: platform.url, registrationId, data: JSON.stringify(message) });
    await expect.poll(async () => (await lastShown())?.title).toBe(message.title);
    await ben.context.close();
  });

  test('when the browser loses its subscription, then opening the app restores it', async () => {
    await subscribed();
    await ann.page.evaluate(() => localStorage.removeItem('stub.subscription'));
    const [before] = await devices(ann);
    await ann.page.reload();
    await expect.poll(async () => (await devices(ann)).filter(({ id }) => id !== before?.id)).toHaveLength(1);
  });

  test('when the password is changed, then this phone still takes notifications', async () => {
    await subscribed();
    await ann.call('POST', '/api/auth/change-password', { currentPassword: ann.golfer.password, password: 'another good one' });
    await expect.poll(() => devices(ann)).toHaveLength(0);
    await ann.page.reload();
    await expect.poll(() => devices(ann)).toHaveLength(1);
  });

  test('when the browser replaces its subscription, then the server gets the new one', async () => {
    const worker = await subscribed();
    const [before] = await devices(ann);
    const { subscription } = push.subscribe((await preferences(ann)).publicKey);
    await worker.evaluate(({ endpoint, keys }) => {
      const event = Object.assign(new Event('pushsubscriptionchange'), { newSubscription: { endpoint, options: {}, toJSON: () => ({ endpoint, keys }) } });
      self.dispatchEvent(event);
    }, subscription);
    await expect.poll(async () => (await devices(ann)).filter(({ id }) => id !== before?.id)).toHaveLength(1);
  });

  /** Ann's phone with the app open and This phone chosen. */
  async function subscribed(): Promise<Worker> {
    await ann.page.goto('/');
    const { worker } = await registeredWorker(ann.page);
    await choose(ann.page, 'This phone');
    await expect.poll(() => devices(ann)).toHaveLength(1);
    return worker;
  }
});

const preferences = (phone: Phone) => phone.call<NotificationPreferences>('GET', '/api/user/notifications');
const devices = async (phone: Phone) => (await preferences(phone)).devices;

async function choose(page: Page, channel: string): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Notifications' }).click();
  const sheet = page.getByRole('dialog', { name: 'Notifications' });
  await sheet.getByRole('radio', { name: channel }).click();
  await expect(sheet.getByRole('radio', { name: channel })).toBeChecked();
  await page.keyboard.press('Escape');
}

/** Makes this page's subscriptions at `push` instead of the push service of the browser's maker. */
async function registerAt(push: PushService, page: Page, subscribers: PushSubscriber[]): Promise<void> {
  await page.exposeFunction('subscribeAtPushService', (publicKey: string) => {
    const subscriber = push.subscribe(publicKey);
    subscribers.push(subscriber);
    return subscriber.subscription;
  });
  await page.addInitScript(() => {
    interface Stored {
      readonly endpoint: string;
      readonly keys: { readonly p256dh: string; readonly auth: string };
      readonly publicKey: string;
    }
    const KEY = 'stub.subscription';
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
    const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
    const asSubscription = ({ endpoint, keys, publicKey }: Stored) => ({
      endpoint,
      options: { applicationServerKey: bytes(publicKey) },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => void localStorage.removeItem(KEY),
    });
    const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Stored | null;
    const { subscribeAtPushService } = window as unknown as { subscribeAtPushService(publicKey: string): Promise<Stored> };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const known = stored();
        return known && asSubscription(known);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        const known = stored() ?? (await subscribeAtPushService(applicationServerKey));
        localStorage.setItem(KEY, JSON.stringify(known));
        return asSubscription(known);
      },
    });
  });
}
