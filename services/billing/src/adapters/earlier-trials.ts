import { createHmac, randomBytes } from 'node:crypto';
import { createOnce, getOrCreate, ignoreExisting } from '@fairshare/service-kit';
import { ignoreGone, type AggregateType, type Storage } from '@fairshare/store';

/** That an address had its free trial. It outlives the account, for nothing but refusing a second one; the address itself is not kept. */
export interface EarlierTrial {
  /** The keyed hash of the lower-cased address. */
  readonly id: string;
  /** Whose trial it is; null once the account is gone. */
  readonly userId: string | null;
}

export const earlierTrialType = {
  kind: 'earlier-trials',
  schema: 1,
  indexes: { user: ({ userId }) => userId },
} satisfies AggregateType<EarlierTrial>;

/** The key that is used where no secret is set. */
const hashKeyType = { kind: 'hash-keys', schema: 1 } satisfies AggregateType<{ readonly key: string }>;
const KEY_ID = 'earlier-trials';

export interface TrialUser {
  readonly userId: string;
  readonly email: string;
}

export interface EarlierTrials {
  /** True where another account of this address had the trial, also one that is gone. */
  had(user: TrialUser): Promise<boolean>;
  /** Keeps that this user has had it. Idempotent. */
  keep(user: TrialUser): Promise<void>;
  /** The account is gone: what is kept names it no longer. */
  forget(userId: string): Promise<void>;
}

/** @param secrets the first one hashes, all are looked for; none: a random key that is kept in the storage */
export function createEarlierTrials(storage: Storage, secrets: readonly string[]): EarlierTrials {
  const trials = storage.aggregates(earlierTrialType);
  const keys = storage.aggregates<{ readonly key: string }>(hashKeyType);
  const storedKey = createOnce(async () => (await getOrCreate(keys, KEY_ID, () => ({ key: randomBytes(32).toString('hex') }))).state.key);

  /** One that was made before a secret was set still finds what was kept with it. */
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
