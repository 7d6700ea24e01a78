import { createRedisLoginSessionCache, runService } from '@fairshare/service-kit';
import { createAuthService, createMailer, createRedisAttempts } from './service';

runService('auth', async ({ environment, logger, connectRedis }) => {
  const redis = await connectRedis(environment.REDIS_URL);
  const { PUBLIC_URL, PRODUCT_NAME, SUPPORT_EMAIL, SMTP_URL, NAME_PREFIX } = environment;
  return (deps) =>
    createAuthService(deps, {
      publicUrl: PUBLIC_URL,
      productName: PRODUCT_NAME,
      supportEmail: SUPPORT_EMAIL,
      adminEmails: environment.ADMIN_EMAILS,
      adminByMail: SMTP_URL !== undefined,
      sessionCache: createRedisLoginSessionCache(redis, { prefix: NAME_PREFIX, logger }),
      attempts: createRedisAttempts(redis, { prefix: NAME_PREFIX, clock: deps.clock, logger }),
      mailer: createMailer({ smtpUrl: SMTP_URL, mailbox: environment.MAILBOX_DIR ?? '', from: environment.MAIL_FROM ?? SUPPORT_EMAIL, logger }),
    });
});
