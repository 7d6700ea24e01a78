import '@fairshare/ui/reset.css';
import '@fairshare/ui/tokens.css';
import '@fairshare/ui/frame-styles';
import './starting.css';
import { nextTask } from '@fairshare/federation/next-task';
import { captureInstallOffers } from './pwa/install-offer';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

captureInstallOffers();
void start(root);

/** All code is already in this script. It is executed in parts, so that a tap on a slow phone never waits for all of it. */
async function start(page: HTMLElement): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { startApp } = await import(/* webpackMode: "eager" */ './start-app');
  await nextTask();
  await startApp(page);
}
