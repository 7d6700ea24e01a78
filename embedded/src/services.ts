import { join } from 'node:path';
import { createAuthService, createMailboxMailer, createSmtpMailer } from '@fairshare/auth-service';
import { createBillingService, createSimulatedProvider, createStripeProvider, type CreateProvider } from '@fairshare/billing-service';
import type { ServiceName } from '@fairshare/contracts';
import { createGamesService } from '@fairshare/games-service';
import { createGroupsService } from '@fairshare/groups-service';
import { createRealtimeService } from '@fairshare/realtime-service';
import type { Logger, Service, ServiceDeps, SessionCache } from '@fairshare/service-kit';
import { createSettlementService } from '@fairshare/settlement-service';
import type { Environment } from './environment';

interface Settings {
  readonly environment: Environment;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly sessionCache: SessionCache;
  readonly logger: Logger;
}

/** The six services with what this profile gives each of them. */
export function servicesOf({ environment, publicUrl, dataDir, sessionCache, logger }: Settings): Record<ServiceName, (deps: ServiceDeps) => Service> {
  const from = environment.MAIL_FROM ?? environment.SUPPORT_EMAIL;
  const mailer = environment.SMTP_URL
    ? createSmtpMailer({ url: environment.SMTP_URL, from })
    : createMailboxMailer({ directory: join(dataDir, 'mailbox'), from, logger });
  return {
    auth: (deps) =>
      createAuthService(deps, {
        publicUrl,
        productName: environment.PRODUCT_NAME,
        supportEmail: environment.SUPPORT_EMAIL,
        adminEmails: environment.ADMIN_EMAILS,
        adminByMail: environment.SMTP_URL !== undefined,
        sessionCache,
        mailer,
      }),
    groups: createGroupsService,
    games: createGamesService,
    settlement: createSettlementService,
    billing: (deps) => createBillingService(deps, { provider: providerOf(environment) }),
    realtime: createRealtimeService,
  };
}

/** Stripe behind a key, an honest simulation without one. */
export function providerOf({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Environment): CreateProvider {
  return secretKey && webhookSecret ? createStripeProvider({ secretKey, webhookSecret }) : createSimulatedProvider();
}
