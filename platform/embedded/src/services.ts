import { join, resolve } from 'node:path';
import { createAuthService, createMailer } from '@fairshare/auth-service';
import { createBillingService, createProvider } from '@fairshare/billing-service';
import type { ServiceName } from '@fairshare/contracts';
import { createGamesService } from '@fairshare/games-service';
import { createGroupsService, openCourseLibrary } from '@fairshare/groups-service';
import { createRealtimeService } from '@fairshare/realtime-service';
import type { Logger, Service, ServiceDeps, LoginSessionCache } from '@fairshare/service-kit';
import { createSettlementService } from '@fairshare/settlement-service';
import type { Environment } from './environment';

/** Both this file's source and its bundle lie two folders below the root. */
const COURSE_FOLDERS = [resolve(__dirname, '..', '..', '..', 'services', 'groups', 'data')];

interface Settings {
  readonly environment: Environment;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly sessionCache: LoginSessionCache;
  readonly logger: Logger;
}

/** The six services, each with its dependencies in this profile. */
export function servicesOf({ environment, publicUrl, dataDir, sessionCache, logger }: Settings): Record<ServiceName, (deps: ServiceDeps) => Service> {
  const { SMTP_URL, SUPPORT_EMAIL } = environment;
  const mailer = createMailer({ smtpUrl: SMTP_URL, mailbox: join(dataDir, 'mailbox'), from: environment.MAIL_FROM ?? SUPPORT_EMAIL, logger });
  const provider = createProvider({ secretKey: environment.STRIPE_SECRET_KEY, webhookSecret: environment.STRIPE_WEBHOOK_SECRET });
  return {
    auth: (deps) =>
      createAuthService(deps, {
        publicUrl,
        productName: environment.PRODUCT_NAME,
        supportEmail: SUPPORT_EMAIL,
        adminEmails: environment.ADMIN_EMAILS,
        adminByMail: SMTP_URL !== undefined,
        sessionCache,
        mailer,
      }),
    groups: (deps) => createGroupsService(deps, { library: openCourseLibrary(environment.COURSE_LIBRARY, COURSE_FOLDERS, (message) => logger.warn(message)) }),
    games: createGamesService,
    settlement: createSettlementService,
    billing: (deps) => createBillingService(deps, { provider, emailHashSecrets: environment.EMAIL_HASH_SECRET }),
    realtime: (deps) =>
      createRealtimeService(deps, {
        productName: environment.PRODUCT_NAME,
        supportEmail: SUPPORT_EMAIL,
        publicUrl,
        privatePushServices: environment.PRIVATE_PUSH_SERVICES,
        coalesceFor: environment.NEWS_DELAY_SECONDS * 1_000,
      }),
  };
}
