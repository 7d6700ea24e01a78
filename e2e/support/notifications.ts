import type { CDPSession, Page, Worker } from '@playwright/test';

/** A notification as the worker shows it. `data`: the address that a tap opens. */
export interface Shown {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly data: string;
}

/** The service worker of a page, once it is ready, and Chromium's id of its registration. */
export async function registeredWorker(page: Page): Promise<{ devtools: CDPSession; registrationId: string; worker: Worker }> {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => registrations.forEach(({ registrationId }) => resolve(registrationId)));
  });
  await devtools.send('ServiceWorker.enable');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const registrationId = await registered;
  return { devtools, registrationId, worker: context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker')) };
}

/** A headless Chromium shows no notifications, so this records the requests to show one. Returns a function that reads the latest. */
export async function notedNotifications(worker: Worker): Promise<() => Promise<Shown | undefined>> {
  await worker.evaluate(() => {
    const scope = self as unknown as { shown: Shown[]; registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> } };
    scope.shown = [];
    scope.registration.showNotification = async (title, { body, tag, data }) => void scope.shown.push({ title, body, tag, data });
  });
  return () => worker.evaluate(() => (self as unknown as { shown: Shown[] }).shown.at(-1));
}
