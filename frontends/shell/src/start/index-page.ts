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
 * The one script of index.html, small and in nobody's way. It has the page's own frame drawn first; then the app fetched, and beside it
 * what the app will ask for next. What it cannot have, the app asks for again and deals with.
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

/** Without a session the gateway answers another page; the service worker does not know, but the phone remembers. */
function mayBeSignedIn(): boolean {
  return navigator.serviceWorker?.controller == null || rememberedUser() !== null;
}

/** With the credentials that the API client sends, or the browser takes it for another request. */
function haveAnswersFetched(paths: readonly string[]): void {
  for (const href of paths) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href }));
  }
}
