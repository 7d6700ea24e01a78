import { createOnce, getOrCreate } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import { generateVAPIDKeys } from 'web-push';
import type { VapidKeys as Stored } from '../store';

const ALL_PAIRS = 'push';

export interface VapidKeyPair {
  /** Base64url, as browsers and push services require it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Signs messages. A push subscription accepts only the pair it was made with, so older pairs stay valid. */
export interface VapidKeys {
  /** The pair for new subscriptions; created when there is none. */
  newest(): Promise<VapidKeyPair>;
  /** The pair of a public key; null: the key is none of ours. */
  of(publicKey: string): Promise<VapidKeyPair | null>;
  /** Makes a new pair. Browsers that subscribed with an older one keep using it until they subscribe again. Returns its public key. */
  rotate(): Promise<string>;
}

export function createVapidKeys(store: AggregateStore<Stored>, clock: () => Date): VapidKeys {
  const newPair = () => ({ ...generateVAPIDKeys(), createdAt: clock().toISOString() });
  /** Creates the first pair when an instance first needs it. */
  const made = createOnce(() => getOrCreate(store, ALL_PAIRS, () => ({ pairs: [newPair()] })));

  async function pairs(): Promise<readonly VapidKeyPair[]> {
    await made();
    return (await store.get(ALL_PAIRS))?.state.pairs ?? [];
  }

  return {
    async newest() {
      const newest = (await pairs()).at(-1);
      if (!newest) throw new Error('there is no VAPID key');
      return newest;
    },
    of: async (publicKey) => (await pairs()).find((pair) => pair.publicKey === publicKey) ?? null,
    async rotate() {
      await made();
      const pair = newPair();
      await store.update(ALL_PAIRS, (state) => ({ state: { pairs: [...state.pairs, pair] }, changes: [] }));
      return pair.publicKey;
    },
  };
}
