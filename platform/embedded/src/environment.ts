import { z } from 'zod';
import { SETTINGS, TRACING_SETTINGS, readEnvironment } from '@fairshare/service-kit';

const environment = z
  .object({
    PORT: SETTINGS.port(8080),
    DATA_DIR: z.string().default('.data'),
    /** Default: localhost on PORT. */
    PUBLIC_URL: SETTINGS.publicUrl.optional(),
    ADMIN_EMAILS: SETTINGS.adminEmails,
    PRODUCT_NAME: SETTINGS.productName,
    SUPPORT_EMAIL: SETTINGS.supportEmail,
    RATE_LIMIT_MULTIPLIER: SETTINGS.rateLimitMultiplier,
    TRUSTED_PROXIES: SETTINGS.trustedProxies,
    /** Default: a random one, since only this process needs it. */
    INTERNAL_SECRET: SETTINGS.internalSecret.optional(),
    LOG_LEVEL: SETTINGS.logLevel('warn'),
    STRIPE_SECRET_KEY: SETTINGS.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: SETTINGS.stripeWebhookSecret,
    STRIPE_PUBLISHABLE_KEY: SETTINGS.stripePublishableKey,
    EMAIL_HASH_SECRET: SETTINGS.emailHashSecret,
    PRIVATE_PUSH_SERVICES: SETTINGS.privatePushServices,
    NEWS_DELAY_SECONDS: SETTINGS.notificationDelaySeconds,
    SMTP_URL: SETTINGS.smtpUrl,
    MAIL_FROM: SETTINGS.mailFrom,
    ANALYTICS_MEASUREMENT_ID: SETTINGS.analyticsMeasurementId,
    AD_PIXEL_ID: SETTINGS.adPixelId,
    COURSE_LIBRARY: SETTINGS.courseLibrary,
    ...TRACING_SETTINGS,
  })
  .refine((env) => !env.STRIPE_SECRET_KEY || (env.STRIPE_WEBHOOK_SECRET && env.STRIPE_PUBLISHABLE_KEY), {
    path: ['STRIPE_SECRET_KEY'],
    message: 'needs STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY beside it',
  })
  .refine((env) => env.STRIPE_SECRET_KEY || !(env.STRIPE_WEBHOOK_SECRET || env.STRIPE_PUBLISHABLE_KEY), {
    path: ['STRIPE_SECRET_KEY'],
    message: 'is missing beside the other Stripe settings',
  });

export type Environment = z.output<typeof environment>;

/** The environment of `npm start`, checked once, cross-field rules included. @throws BadEnvironment with one clear line. */
export const readPlatformEnvironment = (from?: NodeJS.ProcessEnv): Environment => readEnvironment(environment, from);
