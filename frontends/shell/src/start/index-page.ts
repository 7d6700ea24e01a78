import { rememberedUser } from '@fairshare/api-client';
import { askAhead, fetchRuntimeConfig, preloadAssets, readRemoteManifest } from '@fairshare/federation';
import { likelyScreenAt } from '../remote-screens';

/**
 * The first script of index.html, small and in nobody's way: while the app itself is still on its way, it has what the app will ask
 * for next fetched beside it. What it cannot have, the app asks for again and deals with.
 */
void haveScreenFetched().catch(() => undefined);
if (window.location.pathname === '/' && mayBeSignedIn()) haveAnswersFetched(['/api/auth/user', '/api/subscription/status', '/api/user/preferences']);

async function haveScreenFetched(): Promise<void> {
  const screen = likelyScreenAt(window.location.pathname);
  const { remotes } = await fetchRuntimeConfig(askAhead);
  const address = screen && remotes[screen.remote];
  if (address) preloadAssets(await readRemoteManifest(screen.remote, address, askAhead), screen.module);
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
