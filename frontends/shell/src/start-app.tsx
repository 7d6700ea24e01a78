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

/** The start does not wait longer for the main app's code; the app then handles a slow or failed load itself. Milliseconds. */
const CODE_WITHIN_MS = 1_000;
const CHECK_SIGNAL = 'Check your signal and try again.';

/** Starts the app in the page's root. The current user, who decides what is shown, is requested in parallel with the configuration. */
export async function startApp(root: HTMLElement): Promise<void> {
  /** Whether the HTML already shows the landing page (landing.html). It then stays until the sign-in state is known. */
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
    // The page shows a frame until then. The first render is the screen itself, not a loading state, after which React would delay the screen by 300 ms.
    const code = loader.preload(MAIN_APP.remote, MAIN_APP.module);
    if (await mainAppFollows) await Promise.race([code, new Promise((resolve) => setTimeout(resolve, CODE_WITHIN_MS))]);
  }
  if (landingIsShown) await haveLanding().catch(() => undefined);
  await nextTask();
  const reactRoot = createRoot(root, { onUncaughtError: (error) => showStartFailure(root, 'Something went wrong', isLoadFailure(error) ? CHECK_SIGNAL : 'Try again.') });
  const app = createApp({ config, queryClient, loader, landingIsShown, mainAppIsExpected });
  // As a transition, the render is split into slices.
  startTransition(() => reactRoot.render(app));
}
