import type { AggregateType } from '@fairshare/store';
import { dueAt, type NotificationPreferences } from './domain/notification-preferences';

/** One per account; the id is the account's. Never published. */
export const preferencesType = {
  kind: 'tellings',
  schema: 1,
  indexes: {
    device: ({ devices }) => devices.map(({ id }) => id),
    loginSession: ({ devices }) => [...new Set(devices.map(({ sid }) => sid))],
    /** Accounts with something to send, now or later. */
    waits: (preferences) => (dueAt(preferences) === null ? null : 'yes'),
  },
} satisfies AggregateType<NotificationPreferences>;

/** The key pairs with which messages are signed (VAPID, RFC 8292), base64url, the newest last. Not published. */
export interface VapidKeys {
  readonly pairs: readonly { readonly publicKey: string; readonly privateKey: string; readonly createdAt: string }[];
}

export const vapidKeysType = { kind: 'vapid-keys', schema: 1 } satisfies AggregateType<VapidKeys>;

/** The epoch to which the journals of all instances belong (docs/adr/0042). Not published. */
export interface JournalEpochState {
  readonly name: string;
}

export const journalEpochType = { kind: 'journal-epochs', schema: 1 } satisfies AggregateType<JournalEpochState>;
