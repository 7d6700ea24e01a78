import { createAuthService, createMailboxMailer } from '@fairshare/auth-service';
import { createBillingService, createSimulatedProvider } from '@fairshare/billing-service';
import { accounts, billing, type AccountState, type BillingState } from '@fairshare/contracts';
import { createLogger, createMemoryLoginSessionCache } from '@fairshare/service-kit';
import type { AggregateType, ProjectedRecord, Storage } from '@fairshare/store';
import { answerUsage } from './usage';
import { Host, type Ready } from './host';
import { personOf } from './names';
import { tellParent } from '../role';

const ADMIN = { userId: 'admin-1', role: 'admin', email: 'admin@example.com', accessUntil: 0 } as const;
/** Billing events that are stored in one write. */
const BATCH = 2_000;
const JOINED = Date.UTC(2026, 0, 1);

/** An account in auth's stored form. */
interface StoredAccount extends AccountState {
  readonly resetToken: null;
  readonly [other: string]: unknown;
}
const accountType: AggregateType<StoredAccount> = {
  kind: accounts.kind,
  schema: 1,
  indexes: { role: ({ role }) => role },
  unique: { email: ({ email }) => email, resetToken: () => null },
  publish: { topic: accounts.topic, schema: accounts.schema, view: ({ id, email, firstName, lastName, role, createdAt }) => ({ id, email, firstName, lastName, role, createdAt }) },
};

const idOf = (number: number): string => `${(JOINED + number * 60_000).toString(36).padStart(9, '0')}-${String(number).padStart(7, '0')}`;

function accountOf(number: number): StoredAccount {
  const createdAt = new Date(JOINED + number * 60_000).toISOString();
  return {
    id: idOf(number),
    ...personOf(number),
    role: 'golfer',
    createdAt,
    termsAcceptedAt: createdAt,
    passwordHash: '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$RdescudvJCsgt3ub+b8dWRWJTmaaxL7hfQ3k0mYnK2c',
    credentialEpoch: 1,
    marketing: { status: number % 3 ? 'unsubscribed' : 'subscribed', consentAt: number % 3 ? null : createdAt, unsubscribeAt: null },
    resetToken: null,
    adminLink: null,
  };
}

const billingOf = (number: number): ProjectedRecord<BillingState> => ({
  id: idOf(number),
  version: 1,
  state: { id: idOf(number), accessUntil: '2030-01-01T00:00:00.000Z', autoTrialEndsAt: null, everHadAccess: true, summary: 'Active (monthly)' },
});

const hostAuth = (host: Host, folder: string) =>
  host.start('auth', (deps) =>
    createAuthService(deps, {
      publicUrl: 'http://bench.test',
      productName: 'Bench',
      supportEmail: 'support@example.com',
      adminEmails: [],
      adminByMail: false,
      sessionCache: createMemoryLoginSessionCache(),
      mailer: createMailboxMailer({ directory: folder, from: 'bench@example.com', logger: createLogger('bench', 'error') }),
    }),
  );

const hostBilling = (host: Host) => host.start('billing', (deps) => createBillingService(deps, { provider: createSimulatedProvider({ webhookSecret: 'whsec_bench' }) }));

/** Grows the crowd from one size to another: accounts in auth's stored form, billing's events about them in auth, and auth's events in billing. */
export async function seedAccounts(folder: string, from: number, to: number): Promise<void> {
  const host = new Host(folder, ADMIN);
  const auth = await hostAuth(host, folder);
  const { consume } = await hostBilling(host);
  const store = auth.storage.aggregates(accountType);
  for (let number = from; number < to; number += 1) await store.create(idOf(number), accountOf(number), [{ name: 'account-registered' }]);
  await seedBilling(auth.storage, from, to);
  await consume();
  tellParent({});
}

async function seedBilling(storage: Storage, from: number, to: number): Promise<void> {
  const known = storage.projection<BillingState>({ kind: billing.kind });
  for (let start = from; start < to; start += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, to - start) }, (_, index) => start + index);
    await known.apply(numbers.filter((number) => number % 3 > 0).map(billingOf));
  }
}

/** Auth, or billing, alone in this process, on the seeded data. */
export async function serveAccounts(name: 'auth' | 'billing', folder: string): Promise<void> {
  const host = new Host(folder, ADMIN);
  const { url, token } = await (name === 'auth' ? hostAuth(host, folder) : hostBilling(host));
  answerUsage();
  tellParent({ url, token } satisfies Ready);
}
