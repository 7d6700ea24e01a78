import { currentUserQuery, onForgotten } from '@fairshare/api-client';
import { createRemoteLoader, fetchRuntimeConfig, isLoadFailure } from '@fairshare/federation';
import { nextTask } from '@fairshare/federation/next-task';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app';
import { haveLanding } from './features/landing/landing';
import { isMainAppExpected } from './frame/main-app-frame';
import { createQueryClient } from './query-client';
import { MAIN_APP } from './remote-screens';
import { readRound } from './session/read-round';
import { showStartFailure } from './start-failure';

/** Code that takes longer, or does not come, is waited for, and missed, by the app itself. Milliseconds. */
const CODE_WITHIN_MS = 1_000;
const CHECK_SIGNAL = 'Check your signal and try again.';

/** Starts the app in the page's root. Who is signed in decides what is shown: asked for beside the configuration, not after it. */
export async function startApp(root: HTMLElement): Promise<void> {
  /** The landing page may already stand in the HTML (landing.html); then it is what is shown until the sign-in state is known. */
  const landingIsShown = root.dataset['page'] === 'landing';
  const mainAppIsExpected = isMainAppExpected(root);
  const queryClient = createQueryClient();
  onForgotten(async (signedOut) => (await import(/* webpackChunkName: "seldom" */ './session/forget-golfer')).forgetGolfer(signedOut));
  const mainAppFollows = mainAppIsExpected ? readRound(queryClient) : null;
  if (!mainAppFollows) void queryClient.prefetchQuery(currentUserQuery());
  const config = await fetchRuntimeConfig().catch(() => null);
  if (!config) return showStartFailure(root, "Can't reach the server", CHECK_SIGNAL);
  const loader = createRemoteLoader(config.remotes, { loadRemote, registerRemotes });
  if (mainAppFollows) {
    // The page shows a frame until there is more to show: the app begins with the screen itself instead of drawing what it waits for, after
    // which React would also hold the screen back for 300 ms.
    const code = loader.preload(MAIN_APP.remote, MAIN_APP.module);
    if (await mainAppFollows) await Promise.race([code, new Promise((resolve) => setTimeout(resolve, CODE_WITHIN_MS))]);
  }
  if (landingIsShown) await haveLanding().catch(() => undefined);
  await nextTask();
  const reactRoot = createRoot(root, { onUncaughtError: (error) => showStartFailure(root, 'Something went wrong', isLoadFailure(error) ? CHECK_SIGNAL : 'Try again.') });
  const app = createApp({ config, queryClient, loader, landingIsShown, mainAppIsExpected });
  // As a transition it is drawn in slices, not in one go.
  startTransition(() => reactRoot.render(app));
}
