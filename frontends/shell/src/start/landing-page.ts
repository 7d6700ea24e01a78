import { fetchRuntimeConfig } from '@fairshare/federation';
import { startAdPixel } from '../analytics/ad-pixel';
import { createPageViews } from '../analytics/page-views';
import { playHole } from '../features/landing/hole-in-play';
import { isQrHost } from '../features/qr/qr-address';
import { afterFirstScreen } from '../frame/after-first-screen';
import { installOffer } from '../pwa/texts';
import { prefetchApp, runApp } from './app-scripts';

/**
 * The only script of landing.html, whose page is already in the HTML. The app's own scripts are prefetched when the phone is idle, and run only where they are
 * needed.
 */
const installButton = document.querySelector<HTMLButtonElement>('[data-install]');
const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
// The QR page needs the app. A user who returns to this page may have signed in meanwhile, which the app checks.
if (isQrHost(window.location.hostname) || navigation?.type === 'back_forward') runApp();
else void showLandingPage().catch(() => undefined);
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) runApp();
});

async function showLandingPage(): Promise<void> {
  offerInstall();
  for (const phone of document.querySelectorAll<HTMLElement>('[data-phone]')) playHole(phone);
  afterFirstScreen(() => {
    prefetchApp();
    void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
  });
  const { productName, analyticsMeasurementId, adPixelId } = await fetchRuntimeConfig();
  for (const place of document.querySelectorAll('title, [data-product]')) place.textContent = productName;
  if (installButton) installButton.textContent = installOffer(productName);
  const pageViews = createPageViews(analyticsMeasurementId);
  pageViews.record('/');
  if (window.location.search !== '') return;
  pageViews.load();
  startAdPixel(adPixelId);
}

/** The browser fires an event when the app can be installed; until then the button stays hidden. */
function offerInstall(): void {
  const button = installButton;
  if (!button) return;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    button.hidden = false;
    button.onclick = () => {
      button.hidden = true;
      void (event as Event & { prompt(): Promise<unknown> }).prompt();
    };
  });
  window.addEventListener('appinstalled', () => (button.hidden = true));
}
