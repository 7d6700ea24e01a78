const NOTIFICATIONS = '/api/user/notifications';

/** What the browser says of a subscription that it has dropped or replaced. Some browsers name neither. */
export interface SubscriptionChange {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

interface Preferences {
  readonly channel: string;
  readonly devices: readonly { readonly id: string }[];
  readonly publicKey: string;
}

/** Gives the server the subscription that replaces one of this browser, if its golfer still takes notifications. A session that has ended does nothing. */
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

/** The public key a subscription was made with, base64url; null: the browser does not say. */
function keyOf(subscription: PushSubscription | null | undefined): string | null {
  const key = subscription?.options.applicationServerKey;
  return key ? base64url(new Uint8Array(key)) : null;
}

/** As the server names a browser: the SHA-256 of its endpoint. */
const idOf = async (endpoint: string): Promise<string> => base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))));

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
