import type { billing } from '@fairshare/contracts';
import type { KeyedMutex, Projection, LoginSessionCache } from '@fairshare/service-kit';
import type { AggregateStore } from '@fairshare/store';
import type { Attempts } from './adapters/attempts';
import type { Mailer } from './adapters/mailer';
import type { MailsOnce } from './adapters/mails-once';
import type { Passwords } from './adapters/passwords';
import type { PersonalDataElsewhere } from './adapters/personal-data';
import type { SigningKeys } from './adapters/signing-keys';
import type { Background } from './adapters/background';
import type { Account } from './domain/account';
import type { LoginSession } from './domain/login-session';
import type { AppPreferences } from './domain/preferences';
import type { KnownDevices } from './adapters/known-devices';
import type { EmailTemplates } from './adapters/mails/email-templates';

export type BillingProjection = Projection<typeof billing>;

/** Who administers, and how they become it. */
export interface Administrators {
  /** Lower-cased addresses (ADMIN_EMAILS). */
  readonly emails: ReadonlySet<string>;
  /** True where mail goes out: the role then waits for a mailed link to be followed. Otherwise it is given at once. */
  readonly byMail: boolean;
}

/** What commands and queries work with. */
export interface AuthDeps {
  readonly accounts: AggregateStore<Account>;
  readonly loginSessions: AggregateStore<LoginSession>;
  readonly preferences: AggregateStore<AppPreferences>;
  readonly billing: BillingProjection;
  readonly signingKeys: SigningKeys;
  readonly elsewhere: PersonalDataElsewhere;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly devices: KnownDevices;
  readonly inTurn: KeyedMutex;
  readonly mailer: Mailer;
  readonly mailsOnce: MailsOnce;
  readonly emailTemplates: EmailTemplates;
  readonly sessionCache: LoginSessionCache;
  readonly background: Background;
  readonly administrators: Administrators;
  /** Where links in mails lead, without a slash at its end. */
  readonly publicUrl: string;
  readonly clock: () => Date;
}
