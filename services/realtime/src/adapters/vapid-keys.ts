import { createOnce, getOrCreate } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import { generateVAPIDKeys } from 'web-push';
import type { VapidKeys as Stored } from '../store';

const ALL_PAIRS = 'push';

export interface VapidKeyPair {
  /** Base64url, as browsers and push services take them. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** What messages are signed with. A subscription takes those of one pair alone, so older pairs stay. */
export interface VapidKeys {
  /** The pair that browsers subscribe with from now on; made when there is none. */
  newest(): Promise<VapidKeyPair>;
  /** The pair of a public key; null: it is none of ours. */
  of(publicKey: string): Promise<VapidKeyPair | null>;
  /** Makes a new pair. Browsers that subscribed with an older one go on by it until they subscribe again. Returns its public key. */
  rotate(): Promise<string>;
}

export function createVapidKeys(store: AggregateStore<Stored>, clock: () => Date): VapidKeys {
  const newPair = () => ({ ...generateVAPIDKeys(), createdAt: clock().toISOString() });
  /** By the first instance that needs it. */
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
