import { CallerGone, billing } from '@fairshare/contracts';
import { bindAll, Projection, createApp, createKeyedMutex, mountAggregates, type Service, type ServiceDeps, type LoginSessionCache } from '@fairshare/service-kit';
import { createMemoryAttempts, type Attempts } from './adapters/attempts';
import { queueHashing } from './adapters/hashing-queue';
import type { Mailer } from './adapters/mailer';
import { createMailsOnce, onceMailType } from './adapters/mails-once';
import { createArgon2Passwords, type Passwords } from './adapters/passwords';
import { createPersonalDataElsewhere } from './adapters/personal-data';
import { createSigningKeys } from './adapters/signing-keys';
import * as useCases from './use-cases';
import { createAuthConsumers } from './consumers';
import type { AuthDeps } from './deps';
import { accountType, deviceKeyType, preferencesType, loginSessionType, signingKeyType } from './store';
import { createBackground } from './adapters/background';
import { alignAdministrators } from './commands/align-administrators';
import { endExpiredLoginSessions } from './commands/end-expired-login-sessions';
import { normalizeEmail } from './domain/account';
import { mountBillingMails, mountExchange, mountKeyRotation, mountNotificationMails, mountPublishedKeys } from './http/internal-routes';
import { routes } from './http/routes';
import { createCookies } from './http/cookies';
import { createKnownDevices } from './adapters/known-devices';
import { createEmailTemplates } from './adapters/mails/email-templates';

export { createMailer } from './adapters/create-mailer';
export { createMailboxMailer } from './adapters/mailbox-mailer';
export { createRedisAttempts } from './adapters/redis-attempts';
export { createSmtpMailer } from './adapters/smtp-mailer';
export type { Mail, Mailer } from './adapters/mailer';
export type { Passwords } from './adapters/passwords';

export interface AuthOptions {
  /** The address users open. Links in mails lead there, and its scheme decides the cookie's name. */
  readonly publicUrl: string;
  readonly productName: string;
  readonly supportEmail: string;
  readonly adminEmails: readonly string[];
  /** True where mail is sent by SMTP: the administrator role then requires a mailed link. */
  readonly adminByMail: boolean;
  readonly sessionCache: LoginSessionCache;
  readonly mailer: Mailer;
  /** Default: in the memory of this process. */
  readonly attempts?: Attempts;
  /** Default: argon2id at OWASP's cost. */
  readonly passwords?: Passwords;
}

/** Accounts, login sessions, passwords, the user's preferences, and the admin export. Closing it closes the mailer, not the shared session cache. */
export function createAuthService(deps: ServiceDeps, options: AuthOptions): Service {
  const { storage, clock, logger } = deps;
  const accounts = storage.aggregates(accountType);
  const loginSessions = storage.aggregates(loginSessionType);
  const billingProjection = new Projection(deps, billing);
  const signingKeys = createSigningKeys(storage.aggregates(signingKeyType), clock);
  const background = createBackground(logger);
  const authDeps: AuthDeps = {
    accounts,
    loginSessions,
    preferences: storage.aggregates(preferencesType),
    billing: billingProjection,
    signingKeys,
    elsewhere: createPersonalDataElsewhere(deps.peers),
    passwords: queueHashing(options.passwords ?? createArgon2Passwords()),
    attempts: options.attempts ?? createMemoryAttempts(clock),
    devices: createKnownDevices(storage.aggregates(deviceKeyType), clock),
    inTurn: createKeyedMutex(),
    mailer: options.mailer,
    mailsOnce: createMailsOnce(storage.aggregates(onceMailType), clock),
    emailTemplates: createEmailTemplates(options),
    sessionCache: options.sessionCache,
    background,
    administrators: { emails: new Set(options.adminEmails.map(normalizeEmail)), byMail: options.adminByMail },
    publicUrl: options.publicUrl.replace(/\/+$/, ''),
    clock,
  };
  const application = bindAll(useCases, authDeps);

  return {
    app: createApp({
      deps,
      routes: routes(application, createCookies(options.publicUrl), clock),
      projections: [billingProjection],
      open: (app) => mountPublishedKeys(app, signingKeys),
      internal: (router) => {
        mountAggregates(router, [accounts, loginSessions]);
        mountExchange(router, application);
        mountNotificationMails(router, application);
        mountBillingMails(router, application);
        mountKeyRotation(router, signingKeys);
      },
      // Callers can change only their own account, so a missing account is a deleted caller.
      missing: { [accounts.type.kind]: new CallerGone() },
    }),
    consumers: createAuthConsumers(billingProjection, application),
    start: async () => {
      await signingKeys.signing();
      await alignAdministrators(authDeps, logger)();
    },
    cleanUp: async () => {
      await endExpiredLoginSessions(authDeps)();
      await authDeps.mailsOnce.cleanUp();
    },
    close: async () => {
      await background.settled();
      await options.mailer.close();
    },
  };
}
