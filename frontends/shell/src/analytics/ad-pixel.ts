import { loadScript } from './script';

const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** What the network's script finds: commands that wait for it, and where it puts the function that takes them over. */
interface PixelQueue {
  (...command: readonly unknown[]): void;
  queue: (readonly unknown[])[];
  callMethod?: (...command: readonly unknown[]) => void;
  loaded: boolean;
  version: string;
  /** Whether later pages are left untold. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/**
 * Tells an advertising network that the app was opened and at which address, and nothing of what is done in it.
 * @param pixelId null turns it off: no script is loaded and nothing is sent
 */
export function startAdPixel(pixelId: string | null): void {
  if (pixelId === null || window.fbq) return;
  const take = (...command: readonly unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  };
  const pixel: PixelQueue = Object.assign(take, { queue: [], loaded: true, version: '2.0', disablePushState: true });
  window.fbq = window._fbq = pixel;
  loadScript(PIXEL_SCRIPT);
  // Its own reading of pages and forms stays off.
  pixel('set', 'autoConfig', false, pixelId);
  pixel('init', pixelId);
  pixel('track', 'PageView');
}
