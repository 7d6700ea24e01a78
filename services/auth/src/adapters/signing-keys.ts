import { createPrivateKey, generateKeyPair, randomUUID, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { USER_TOKEN_SECONDS } from '@fairshare/service-kit';
import type { AggregateStore, Stored } from '@fairshare/store';
import type { SigningKeyPair } from '../store';

const DAY = 24 * 60 * 60_000;
/** Milliseconds a key pair signs before a new one replaces it. */
const SIGNS_FOR = 90 * DAY;
/** Milliseconds a pair stays published. Far longer than the life of the last token it signed. */
const PUBLISHED_FOR = 91 * DAY;
/** Milliseconds the choice of the signing pair is cached. A process notices another's rotation that late. */
const CHOICE_KEPT = 60_000;

/** Milliseconds after a rotation until every token of an older pair has expired: by then every process has noticed the rotation. */
const OLDER_LIVE_FOR = 2 * CHOICE_KEPT + USER_TOKEN_SECONDS * 1_000;

const generate = promisify(generateKeyPair);

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
}

export interface SigningKeys {
  /** The newest pair. Creates one when there is none, or when the newest is too old to sign. */
  signing(): Promise<SigningKey>;
  /** The public halves of all pairs: a JSON Web Key Set. */
  published(): Promise<{ keys: (JsonWebKey & { kid: string })[] }>;
  /** Creates a pair that signs from now on, here at once and in other processes within a minute. Older pairs stay published. Returns its id. */
  rotate(): Promise<string>;
  /**
   * Deletes all pairs but the newest, so that tokens signed with a stolen older key are no longer valid. Returns the number of deleted pairs.
   * Returns null and deletes nothing while valid tokens of an older pair may still exist.
   */
  retire(): Promise<number | null>;
}

/** RS256 key pairs in the store. Verifiers refetch the published keys when they see an unknown key id, so a new pair may sign at once. */
export function createSigningKeys(store: AggregateStore<SigningKeyPair>, clock: () => Date): SigningKeys {
  let chosen: { key: Promise<SigningKey>; at: number } | null = null;
  const ageOf = (pair: Stored<SigningKeyPair>) => clock().getTime() - new Date(pair.state.createdAt).getTime();

  async function choose(): Promise<SigningKey> {
    const pair = await newestOrNew();
    return { kid: pair.id, privateKey: createPrivateKey(pair.state.privateKey) };
  }

  const newestOf = (pairs: readonly Stored<SigningKeyPair>[]) =>
    pairs.reduce<Stored<SigningKeyPair> | null>((best, pair) => (best && ageOf(best) <= ageOf(pair) ? best : pair), null);

  async function newestOrNew(): Promise<Stored<SigningKeyPair>> {
    const pairs = await store.scan();
    const newest = newestOf(pairs);
    if (newest && ageOf(newest) < SIGNS_FOR) return newest;
    for (const pair of pairs) if (ageOf(pair) >= PUBLISHED_FOR) await store.remove(pair.id, () => []);
    return create();
  }

  async function create(): Promise<Stored<SigningKeyPair>> {
    const { publicKey, privateKey } = await generate('rsa', { modulusLength: 2048 });
    const state: SigningKeyPair = {
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publicKey: { ...publicKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' },
      createdAt: clock().toISOString(),
    };
    return store.create(randomUUID(), state, []);
  }

  function signing(): Promise<SigningKey> {
    const now = clock().getTime();
    if (chosen && now - chosen.at < CHOICE_KEPT) return chosen.key;
    const choice = { key: choose(), at: now };
    chosen = choice;
    choice.key.catch(() => {
      if (chosen === choice) chosen = null;
    });
    return choice.key;
  }

  return {
    signing,
    async published() {
      await signing();
      const pairs = await store.scan();
      return { keys: pairs.map((pair) => ({ ...pair.state.publicKey, kid: pair.id })) };
    },
    async rotate() {
      const { id } = await create();
      chosen = null;
      return id;
    },
    async retire() {
      const pairs = await store.scan();
      const newest = newestOf(pairs);
      if (!newest || ageOf(newest) < OLDER_LIVE_FOR) return null;
      const older = pairs.filter((pair) => pair.id !== newest.id);
      for (const pair of older) await store.remove(pair.id, () => []);
      return older.length;
    },
  };
}
