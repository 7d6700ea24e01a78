import { createHmac, randomBytes } from 'node:crypto';
import { createOnce, getOrCreate, ignoreExisting } from '@fairshare/service-kit';
import { ignoreGone, type AggregateType, type Storage } from '@fairshare/store';

/** Records that an address used its free trial. It outlives the account, only to refuse a second trial. The address itself is not stored. */
export interface EarlierTrial {
  /** The keyed hash of the lower-cased address. */
  readonly id: string;
  /** The user of the trial; null once the account is deleted. */
  readonly userId: string | null;
}

export const earlierTrialType = {
  kind: 'earlier-trials',
  schema: 1,
  indexes: { user: ({ userId }) => userId },
} satisfies AggregateType<EarlierTrial>;

/** The stored key for platforms without a secret. */
const hashKeyType = { kind: 'hash-keys', schema: 1 } satisfies AggregateType<{ readonly key: string }>;
const KEY_ID = 'earlier-trials';

export interface TrialUser {
  readonly userId: string;
  readonly email: string;
}

export interface EarlierTrials {
  /** True if another account with this address had the trial, even a deleted one. */
  had(user: TrialUser): Promise<boolean>;
  /** Records that this user had the trial. Idempotent. */
  keep(user: TrialUser): Promise<void>;
  /** Removes the id of a deleted account from its record. */
  forget(userId: string): Promise<void>;
}

/** @param secrets the first one hashes new addresses, and lookups try all; empty: a random key in the storage */
export function createEarlierTrials(storage: Storage, secrets: readonly string[]): EarlierTrials {
  const trials = storage.aggregates(earlierTrialType);
  const keys = storage.aggregates<{ readonly key: string }>(hashKeyType);
  const storedKey = createOnce(async () => (await getOrCreate(keys, KEY_ID, () => ({ key: randomBytes(32).toString('hex') }))).state.key);

  /** A key stored before a secret was set still finds the records hashed with it. */
  async function hashKeys(): Promise<readonly string[]> {
    if (secrets.length === 0) return [await storedKey()];
    const made = await keys.get(KEY_ID);
    return made ? [...secrets, made.state.key] : secrets;
  }

  const digestsOf = async ({ email }: TrialUser) => (await hashKeys()).map((key) => createHmac('sha256', key).update(email.toLowerCase()).digest('hex'));
  const found = async (user: TrialUser) => (await Promise.all((await digestsOf(user)).map((digest) => trials.get(digest)))).filter((trial) => trial !== null);

  return {
    had: async (user) => (await found(user)).some(({ state }) => state.userId !== user.userId),

    async keep(user) {
      if ((await found(user)).length > 0) return;
      const [id = ''] = await digestsOf(user);
      await trials.create(id, { id, userId: user.userId }, []).catch(ignoreExisting);
    },

    async forget(userId) {
      for (const { id } of await trials.find('user', userId)) await trials.update(id, (trial) => ({ state: { ...trial, userId: null }, changes: [] })).catch(ignoreGone);
    },
  };
}
