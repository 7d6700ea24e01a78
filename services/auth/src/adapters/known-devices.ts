import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { createOnce, getOrCreate } from '@fairshare/service-kit';
import type { AggregateStore, Stored } from '@fairshare/store';
import type { DeviceKey } from '../store';
import type { Account } from '../domain/account';

/** Maximum number of accounts remembered on a device: a family's tablet has several. */
const ACCOUNTS_A_DEVICE = 5;
/** Longer than five marks. A longer cookie is ignored. */
const COOKIE_MAX = 1_024;
const THE_KEY = 'cookie';

/** Distinguishes devices that have signed in to an account from unknown ones, by a cookie that this service has signed. */
export interface KnownDevices {
  /** The device's id, if its cookie proves a sign-in to this account with the account's current password; otherwise null. */
  idFor(cookie: string | null, account: Stored<Account>): Promise<string | null>;
  /** The new value of the device's cookie after a sign-in to this account. */
  remember(cookie: string | null, account: Stored<Account>): Promise<string>;
}

/** One account on one device: `account:epoch:device:signature`. It grants no access: its failed sign-ins are only counted apart from strangers'. */
interface Mark {
  readonly accountId: string;
  readonly deviceId: string;
  readonly text: string;
}

export function createKnownDevices(keys: AggregateStore<DeviceKey>, clock: () => Date): KnownDevices {
  /** One key for all instances, created by the first that needs it. It is stored, so that devices stay known after a restart. */
  const theKey = createOnce(async () => {
    const kept = await getOrCreate(keys, THE_KEY, () => ({ secret: randomBytes(32).toString('base64'), createdAt: clock().toISOString() }));
    return Buffer.from(kept.state.secret, 'base64');
  });

  const signed = async (facts: string) =>
    `${facts}:${createHmac('sha256', await theKey())
      .update(facts)
      .digest('base64url')}`;

  /** The marks with a valid signature, of any account. */
  async function marksIn(cookie: string | null): Promise<Mark[]> {
    if (cookie === null || cookie.length > COOKIE_MAX) return [];
    const marks: Mark[] = [];
    for (const text of cookie.split('~', ACCOUNTS_A_DEVICE)) {
      const [accountId = '', , deviceId = ''] = text.split(':');
      if (isSame(text, await signed(text.slice(0, Math.max(0, text.lastIndexOf(':')))))) marks.push({ accountId, deviceId, text });
    }
    return marks;
  }

  const markOf = async (account: Stored<Account>, deviceId: string) => signed(`${account.id}:${account.state.credentialEpoch}:${deviceId}`);

  return {
    async idFor(cookie, account) {
      for (const { accountId, deviceId, text } of await marksIn(cookie)) {
        if (accountId === account.id && text === (await markOf(account, deviceId))) return deviceId;
      }
      return null;
    },
    async remember(cookie, account) {
      const marks = await marksIn(cookie);
      const deviceId = marks.find(({ accountId }) => accountId === account.id)?.deviceId ?? randomBytes(12).toString('base64url');
      const others = marks.filter(({ accountId }) => accountId !== account.id).map(({ text }) => text);
      return [await markOf(account, deviceId), ...others].slice(0, ACCOUNTS_A_DEVICE).join('~');
    },
  };
}

const isSame = (given: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
};
