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

/** Which accounts are administrators, and how they get the role. */
export interface Administrators {
  /** Lower-cased addresses (ADMIN_EMAILS). */
  readonly emails: ReadonlySet<string>;
  /** True where mail is sent: the user gets the role only after following a mailed link. Otherwise the user gets it at once. */
  readonly byMail: boolean;
}

/** The dependencies of commands and queries. */
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
  /** Base URL of links in mails, without a trailing slash. */
  readonly publicUrl: string;
  readonly clock: () => Date;
}
