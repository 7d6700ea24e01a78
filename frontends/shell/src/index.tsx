import '@fairshare/ui/reset.css';
import '@fairshare/ui/tokens.css';
import './starting.css';
import { currentUserQuery } from '@fairshare/api-client';
import { fetchRuntimeConfig } from '@fairshare/federation';
import { createRoot } from 'react-dom/client';
import { createApp } from './app';
import { keepInstallOffers } from './pwa/install-offer';
import { createQueryClient } from './query-client';
import { showStartFailure } from './start-failure';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** The landing page may already stand in the HTML (landing.html); then it is what is shown until the sign-in state is known. */
const landingIsShown = root.dataset['page'] === 'landing';

keepInstallOffers();

/** Who is signed in decides what is shown: asked for beside the configuration, not after it. */
const queryClient = createQueryClient();
void queryClient.prefetchQuery(currentUserQuery());

fetchRuntimeConfig().then(
  (config) => {
    const reactRoot = createRoot(root, { onUncaughtError: () => showStartFailure(root, 'Something went wrong') });
    reactRoot.render(createApp({ config, queryClient, landingIsShown }));
  },
  () => showStartFailure(root, "Can't reach the server"),
);
