/** Whether this browser can receive push notifications. `install`: only after the app was added to the home screen (iOS). */
export type Ability = 'able' | 'denied' | 'install' | 'unsupported';

/** Checks `window` itself: PushManager is not enumerable, so a copy of `window` lacks it. */
export function abilityOf(): Ability {
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return isApplePhone(navigator) ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'able';
}

/** An iPad reports itself as a Mac; no Mac has a touch screen. */
const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean => /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);

/** The id under which the server stores this browser; null: it is not subscribed. */
export async function deviceIdHere(): Promise<string | null> {
  if (abilityOf() !== 'able') return null;
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!subscription) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint)));
  return base64url(digest);
}

/**
 * Subscribes this browser. The browser asks the user for permission, so call it only on a tap. A subscription with another key is replaced.
 * Returns the subscription for the server; 'denied': the user refused permission; 'not-ready': there is no active service worker yet.
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

/** Unsubscribes this browser from push notifications. */
export async function unsubscribeHere(): Promise<void> {
  await (await (await navigator.serviceWorker?.getRegistration())?.pushManager.getSubscription())?.unsubscribe();
}

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
