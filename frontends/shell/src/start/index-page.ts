import { rememberedUser } from '@fairshare/api-client';
import { prefetch, fetchRuntimeConfig, hideSecret, preloadAssets, readRemoteManifest } from '@fairshare/federation';
import { FIRST_READ, nameTheWait } from '@fairshare/game-frontend/start/page';
import { isQrHost } from '../features/qr/qr-address';
import { expectMainApp } from '../frame/main-app-frame';
import { likelyScreenAt } from '../remote-screens';
import { runApp } from './app-scripts';
import { keepEarlyTaps } from './early-taps';
import { afterFirstContent, afterFirstFrame } from './first-paint';

/**
 * The only script of index.html, small and not render-blocking. First the page's own frame is painted. Then this script loads the app and, in parallel,
 * prefetches the app's first requests. If a prefetch fails, the app makes the request again and handles the error.
 */
hideSecret();
const { hostname, pathname } = window.location;
const mainAppIsLikely = pathname === '/' && !isQrHost(hostname) && mayBeSignedIn();
nameTheWait();
keepEarlyTaps();
if (mainAppIsLikely) expectMainApp();

const afterThePage = mainAppIsLikely ? afterFirstContent : afterFirstFrame;
afterThePage(() => {
  runApp();
  void haveScreenFetched().catch(() => undefined);
  if (mainAppIsLikely) haveAnswersFetched(['/api/auth/user', '/api/subscription/status', FIRST_READ]);
});

async function haveScreenFetched(): Promise<void> {
  const screen = likelyScreenAt(pathname);
  const { remotes, productName } = await fetchRuntimeConfig(prefetch);
  for (const place of document.querySelectorAll('[data-product]')) place.textContent = productName;
  const address = screen && remotes[screen.remote];
  if (address) preloadAssets(await readRemoteManifest(screen.remote, address, prefetch), screen.module);
}

/** Without a session the gateway serves another page at `/`. The service worker does not know about sessions, but the phone remembers its user. */
function mayBeSignedIn(): boolean {
  return navigator.serviceWorker?.controller == null || rememberedUser() !== null;
}

/** With the same credentials mode as the API client: otherwise the browser treats it as a different request. */
function haveAnswersFetched(paths: readonly string[]): void {
  for (const href of paths) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href }));
  }
}
