import '@fairshare/ui/reset.css';
import '@fairshare/ui/tokens.css';
import './starting.css';
import { fetchRuntimeConfig } from '@fairshare/federation';
import { createRoot } from 'react-dom/client';
import { createApp } from './app';
import { showStartFailure } from './start-failure';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

/** The landing page may already stand in the HTML (landing.html); then it is what is shown until the sign-in state is known. */
const landingIsShown = root.dataset['page'] === 'landing';

fetchRuntimeConfig().then(
  (config) => createRoot(root).render(createApp({ config, landingIsShown })),
  () => showStartFailure(root),
);
