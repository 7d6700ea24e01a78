import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { addressOf, messageIn } from './notifications';
import { isCachedRead, isShellScreen } from './routes';
import { renewSubscription, type SubscriptionChange } from './renew-subscription';

/** The files that scripts/lib/service-worker.mjs found in the builds: the whole app, so that it opens without signal. */
declare const PRECACHED: PrecacheEntry[];
declare const self: ServiceWorkerScope;

interface ServiceWorkerScope {
  addEventListener(type: 'install', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'push', listener: (event: { readonly data: { text(): string } | null; waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: { readonly notification: { readonly data: unknown; close(): void }; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange & { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  skipWaiting(): Promise<void>;
  readonly location: { readonly origin: string };
  readonly registration: { showNotification(title: string, options: object): Promise<void>; readonly pushManager: Pick<PushManager, 'subscribe'> };
  readonly clients: { matchAll(options: object): Promise<readonly OpenPage[]>; openWindow(address: string): Promise<unknown> };
}

interface OpenPage {
  navigate(address: string): Promise<OpenPage | null>;
  focus(): Promise<OpenPage>;
}

/** The browser's configuration for its deployment, which every page needs to start. */
const CONFIG = { path: '/config.json', cacheName: 'config' };
/** The api-client clears this cache when another user signs in: READS_CACHE. */
const READS = 'api-reads';
const READS_KEPT = 200;

precacheAndRoute(PRECACHED);
cleanupOutdatedCaches();

// The worker controls the page from the first visit on, which may already end on a hole without signal.
clientsClaim();

// The first page requested it before there was a worker to cache it.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CONFIG.cacheName).then((cache) => cache.add(CONFIG.path)));
});

// A newer worker waits until the golfer agrees to reload, so that a page never mixes two releases.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});

// A browser with push permission requires every push to show a notification.
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = messageIn(event.data?.text()) ?? { title: 'News of your group', body: 'Open the app to see it.', path: '/', tag: 'news' };
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, icon: '/icons/app-192.png', data: path }));
});

// A browser may replace a subscription at any time. Without the new one, the server would keep sending to the old one in vain.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event, self.registration.pushManager));
});

// Opens the address in an existing page, if there is one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = addressOf(event.notification.data, self.location.origin);
  event.waitUntil(showPage(address));
});

async function showPage(address: string): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return void (await self.clients.openWindow(address));
  await page.focus();
  await page.navigate(address);
}

registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [isShellScreen] }));
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === CONFIG.path, new StaleWhileRevalidate({ cacheName: CONFIG.cacheName }));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isCachedRead(url.pathname),
  new NetworkFirst({
    cacheName: READS,
    // Responses differ by user, but the cache belongs to one user at a time; nothing else in Vary matters here.
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
        cacheDidUpdate: async ({ cacheName }) => {
          const cache = await caches.open(cacheName);
          const keys = await cache.keys();
          for (const oldest of keys.slice(0, Math.max(0, keys.length - READS_KEPT))) await cache.delete(oldest);
        },
      },
    ],
  }),
);
