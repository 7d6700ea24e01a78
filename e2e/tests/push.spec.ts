import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** Where a tap leads. */
  readonly data: string;
}

const MESSAGE = { title: 'Saturday Fourball', body: 'A round is finished. See how it came out.', path: '/?group=g1', tag: 'group g1' };

/** Chromium hands a message to the service worker as its push service would. A headless one shows no notifications: what it is asked to show is noted instead. */
test('when a push message arrives, then the service worker shows it', async ({ page, context, baseURL }) => {
  const origin = new URL(baseURL as string).origin;
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations.forEach(({ registrationId }) => resolve(registrationId)));
  });
  await devtools.send('ServiceWorker.enable');
  await page.goto('/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await registered;
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: Shown[]; registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> } };
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, tag, data }) => void scope.shown.push({ title, body, tag, data });
  });
  const deliver = (data: string) => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  const lastShown = () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown.at(-1));

  await deliver(JSON.stringify(MESSAGE));
  const { title, body, tag, path } = MESSAGE;
  await expect.poll(lastShown).toEqual({ title, body, tag, data: path });
  await deliver('not ours');
  await expect.poll(lastShown).toEqual({ title: 'News of your group', body: 'Open the app to see it.', tag: 'news', data: '/' });
});
