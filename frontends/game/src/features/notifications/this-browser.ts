/** Whether this browser can take messages. `install`: once the app is on the home screen (iOS). */
export type Ability = 'able' | 'denied' | 'install' | 'unsupported';

/** Looks at `window` itself: what a browser offers (PushManager) is not enumerable, so a copy of `window` lacks it. */
export function abilityOf(): Ability {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return isApplePhone(navigator) ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** An iPad says that it is a Mac; no Mac has a touch screen. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean => /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** The id under which the server knows this browser; null: it is not subscribed. */
export async function deviceIdHere(): Promise<string | null> {
  if (abilityOf() !== 'able') return null;
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!subscription) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
  return base64url(digest);
}

/**
 * Subscribes this browser, which asks the golfer for permission: call it for a tap alone. A subscription with another key is replaced.
 * Returns what the server needs; 'denied': the golfer does not allow it; 'not-ready': there is no service worker yet.
 */
export async function subscribeHere(publicKey: string): Promise<{ endpoint: string; keys: { p256dh: string; auth: string }; publicKey: string } | 'denied' | 'not-ready'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return 'not-ready';
  const known = await registration.pushManager.getSubscription();
  const knownKey = known?.options.applicationServerKey;
  if (known && !(knownKey && base64url(new Uint8Array(knownKey)) === publicKey)) await known.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth }, publicKey };
}

/** This browser takes no more messages. */
export async function unsubscribeHere(): Promise<void> {
  await (await (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription())?.unsubscribe();
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
