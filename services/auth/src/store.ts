import { accounts, loginSessions, type AccountState, type LoginSessionState } from '@fairshare/contracts';
import type { AggregateType } from '@fairshare/store';
import type { Account } from './domain/account';
import type { LoginSession } from './domain/login-session';
import type { AppPreferences } from './domain/preferences';

/** How accounts are stored, indexed and published. */
export const accountType = {
  kind: accounts.kind,
  schema: 1,
  indexes: { role: (account) => account.role },
  unique: { email: (account) => account.email, resetToken: (account) => account.resetToken?.hash ?? null },
  publish: { topic: accounts.topic, schema: accounts.schema, view: publishedAccount },
} satisfies AggregateType<Account>;

/** The published part of an account: who its owner is. It has no hashes and no consents. */
function publishedAccount({ id, email, firstName, lastName, role, createdAt, photo = null }: Account): AccountState {
  return { id, email, firstName, lastName, role, createdAt, photo };
}

/**
 * Milliseconds the tombstone of an ended login session is retained. The id is random and never reused. The retention is longer than the day
 * in which consumers may still have to receive the deletion.
 */
const ENDED_SESSIONS_KEPT_FOR = 2 * 24 * 60 * 60_000;

/** How login sessions are stored, found by the browser's secret, and published by their public id. */
export const loginSessionType = {
  kind: loginSessions.kind,
  schema: 1,
  indexes: { user: (loginSession) => loginSession.userId },
  unique: { secret: (loginSession) => loginSession.secretHash },
  tombstoneRetention: ENDED_SESSIONS_KEPT_FOR,
  publish: { topic: loginSessions.topic, schema: loginSessions.schema, view: publishedLoginSession },
} satisfies AggregateType<LoginSession>;

function publishedLoginSession({ id, userId, expiresAt }: LoginSession): LoginSessionState {
  return { id, userId, expiresAt };
}

/** One per user, with the user's id. */
export const preferencesType = { kind: 'preferences', schema: 1 } satisfies AggregateType<AppPreferences>;

/** A key pair for user tokens; its id is the key id. It is not published as events: an open route serves the public half. */
export interface SigningKeyPair {
  /** PKCS #8, PEM. */
  readonly privateKey: string;
  readonly publicKey: JsonWebKey;
  readonly createdAt: string;
}

export const signingKeyType = { kind: 'signing-keys', schema: 1 } satisfies AggregateType<SigningKeyPair>;

/** The secret that signs device cookies (known-devices.ts). Not published. */
export interface DeviceKey {
  /** 32 bytes, base64. */
  readonly secret: string;
  readonly createdAt: string;
}

export const deviceKeyType = { kind: 'device-keys', schema: 1 } satisfies AggregateType<DeviceKey>;
