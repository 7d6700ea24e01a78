import { z } from 'zod';
import { LOG_LEVELS, readEnvironment } from '@fairshare/service-kit';

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const environment = z
  .object({
    PORT: z.coerce.number('must be a port number').int('must be a port number').min(0, 'must be a port number').max(65_535, 'must be a port number').default(8080),
    DATA_DIR: z.string().default('.data'),
    /** The one address people use; default: localhost on PORT. */
    PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
    ADMIN_EMAILS: list.pipe(z.array(z.email('must be email addresses, separated by commas')).transform((emails) => emails.map((email) => email.toLowerCase()))),
    PRODUCT_NAME: z.string().max(40).default('Fairshare'),
    SUPPORT_EMAIL: z.email('must be an email address').default('support@fairshare.example'),
    RATE_LIMIT_MULTIPLIER: z.coerce.number('must be a number above 0').positive('must be a number above 0').default(1),
    /** Addresses or networks of proxies whose X-Forwarded-For is believed. */
    TRUSTED_PROXIES: list,
    INTERNAL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('warn'),
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_/, 'must be a secret key of Stripe (sk_…)').optional(),
    STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_/, 'must be a webhook secret of Stripe (whsec_…)').optional(),
    STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, 'must be a publishable key of Stripe (pk_…)').optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
    /** Sender of the mails; default: the support address. */
    MAIL_FROM: z.string().optional(),
    ANALYTICS_MEASUREMENT_ID: z.string().regex(/^[A-Za-z0-9-]{1,32}$/, 'must be a measurement id').optional(),
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
