import { currentUserQuery } from '@fairshare/api-client';
import { fetchRuntimeConfig } from '@fairshare/federation';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createApp } from './app';
import { isMainAppExpected } from './frame/main-app-frame';
import { createQueryClient } from './query-client';
import { readRound } from './session/read-round';
import { nextTask } from './start/next-task';
import { showStartFailure } from './start-failure';

/** Starts the app in the page's root. Who is signed in decides what is shown: asked for beside the configuration, not after it. */
export async function startApp(root: HTMLElement): Promise<void> {
  /** The landing page may already stand in the HTML (landing.html); then it is what is shown until the sign-in state is known. */
  const landingIsShown = root.dataset['page'] === 'landing';
  const mainAppIsExpected = isMainAppExpected(root);
  const queryClient = createQueryClient();
  // The page shows a frame until this is known: the app begins with the screen itself, instead of drawing what it waits for.
  const known = mainAppIsExpected ? readRound(queryClient) : void queryClient.prefetchQuery(currentUserQuery());
  const config = await fetchRuntimeConfig().catch(() => null);
  if (!config) return showStartFailure(root, "Can't reach the server");
  await known;
  await nextTask();
  const reactRoot = createRoot(root, { onUncaughtError: () => showStartFailure(root, 'Something went wrong') });
  const app = createApp({ config, queryClient, landingIsShown, mainAppIsExpected });
  // As a transition it is drawn in slices, not in one go.
  startTransition(() => reactRoot.render(app));
}
