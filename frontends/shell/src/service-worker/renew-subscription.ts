const NOTIFICATIONS = '/api/user/notifications';

/** A subscription that the browser has dropped or replaced. Some browsers provide neither field. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface Preferences {
  readonly channel: string;
  readonly devices: readonly { readonly id: string }[];
  readonly publicKey: string;
}

/** Sends the server this browser's new push subscription, if the golfer still has push notifications on. Does nothing after the session has ended. */
export async function renewSubscription({ oldSubscription, newSubscription }: SubscriptionChange, pushManager: Pick<PushManager, 'subscribe'>): Promise<void> {
  const answer = await fetch(NOTIFICATIONS);
  if (!answer.ok) return;
  const { channel, devices, publicKey } = (await answer.json()) as Preferences;
  if (channel !== 'push') return;
  const subscription = newSubscription ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch(`${NOTIFICATIONS}/device`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, publicKey: keyOf(newSubscription) ?? publicKey }),
  });
  const old = oldSubscription ? await idOf(oldSubscription.endpoint) : null;
  if (old && old !== (await idOf(subscription.endpoint)) && devices.some(({ id }) => id === old)) await fetch(`${NOTIFICATIONS}/devices/${old}`, { method: 'DELETE' });
}

/** The public key a subscription was made with, base64url; null: the browser does not provide it. */
function keyOf(subscription: PushSubscription | null | undefined): string | null {
  const key = subscription?.options.applicationServerKey;
  return key ? base64url(new Uint8Array(key)) : null;
}

/** The server's id of a browser: the SHA-256 of its endpoint. */
const idOf = async (endpoint: string): Promise<string> => base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
