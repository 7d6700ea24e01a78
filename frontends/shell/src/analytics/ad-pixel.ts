import { loadScript } from './script';

const PIXEL_SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/** The interface of the network's script: the queue of pending commands, and the property in which the script puts the function that takes over. */
interface PixelQueue {
  (...command: readonly unknown[]): void;
  queue: (readonly unknown[])[];
  callMethod?: (...command: readonly unknown[]) => void;
  loaded: boolean;
  version: string;
  /** Whether later page changes are not reported. */
  disablePushState: boolean;
}

declare global {
  interface Window {
    fbq?: PixelQueue;
    _fbq?: PixelQueue;
  }
}

/**
 * Reports to an advertising network that the app was opened and at which address. Nothing that is done in the app is reported.
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
  // Turns off the script's automatic tracking of pages and forms.
  pixel('set', 'autoConfig', false, pixelId);
  pixel('init', pixelId);
  pixel('track', 'PageView');
}
