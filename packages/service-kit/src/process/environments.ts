import { z } from 'zod';
import type { ServiceName } from '@fairshare/contracts';
import { KAFKA_SECURITY, REDIS_RULE, brokenRules, isRedisSecured } from './engine-security';
import { SETTINGS, addressesOf } from './settings';
import { TRACING_SETTINGS } from './tracing/settings';

/** Default ports of the services and the gateway. Port 9090 serves the gateway's health and metrics, which are not public. */
const SERVICE_PORT = 3000;
const GATEWAY_PORT = 8080;
const GATEWAY_PROCESS_PORT = 9090;

const everyProcess = { HOST: SETTINGS.host, LOG_LEVEL: SETTINGS.logLevel('info'), NAME_PREFIX: SETTINGS.namePrefix, INTERNAL_SECRET: SETTINGS.internalSecret, ...TRACING_SETTINGS };
const everyService = {
  PORT: SETTINGS.port(SERVICE_PORT),
  ...everyProcess,
  MONGODB_URL: SETTINGS.mongodbUrl,
  MONGODB_CA_FILE: SETTINGS.mongodbCaFile,
  KAFKA_BROKERS: SETTINGS.kafkaBrokers,
  ...KAFKA_SECURITY,
};
const redis = { REDIS_URL: SETTINGS.redisUrl, REDIS_CA_FILE: SETTINGS.redisCaFile };
/** The schema of a service, with the cross-variable rules of its engines. */
const service = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ ...everyService, ...shape }).superRefine((env, context) => {
    for (const { path, message } of brokenRules(env as z.output<z.ZodObject<typeof everyService>>)) context.addIssue({ code: 'custom', path: [path], message });
  });
const ADDRESSES = {
  AUTH_URL: addressesOf('auth'),
  GROUPS_URL: addressesOf('groups'),
  GAMES_URL: addressesOf('games'),
  SETTLEMENT_URL: addressesOf('settlement'),
  BILLING_URL: addressesOf('billing'),
  REALTIME_URL: addressesOf('realtime'),
};
const { AUTH_URL, GROUPS_URL, GAMES_URL, SETTLEMENT_URL, BILLING_URL, REALTIME_URL } = ADDRESSES;

/**
 * The environment of each process of the distributed profile: every variable it reads, with the rules between them. docs/environment.md is
 * generated from their descriptions. The addresses among them define which services a process may call: see start-service.ts.
 */
export const ENVIRONMENTS = {
  auth: service({
    GROUPS_URL,
    GAMES_URL,
    SETTLEMENT_URL,
    BILLING_URL,
    REALTIME_URL,
    ...redis,
    PUBLIC_URL: SETTINGS.publicUrl,
    PRODUCT_NAME: SETTINGS.productName,
    SUPPORT_EMAIL: SETTINGS.supportEmail,
    ADMIN_EMAILS: SETTINGS.adminEmails,
    SMTP_URL: SETTINGS.smtpUrl,
    MAILBOX_DIR: SETTINGS.mailboxDir,
    MAIL_FROM: SETTINGS.mailFrom,
  })
    .refine((env) => env.SMTP_URL || env.MAILBOX_DIR, { path: ['SMTP_URL'], message: 'is missing: mail goes there, or into files of MAILBOX_DIR' })
    .refine((env) => !(env.SMTP_URL && env.MAILBOX_DIR), { path: ['MAILBOX_DIR'], message: 'goes without SMTP_URL' })
    .refine(isRedisSecured, REDIS_RULE),
  groups: service({ AUTH_URL, BILLING_URL, GAMES_URL, SETTLEMENT_URL, COURSE_LIBRARY: SETTINGS.courseLibrary }),
  games: service({ AUTH_URL, BILLING_URL, GROUPS_URL }),
  settlement: service({ AUTH_URL, BILLING_URL, GROUPS_URL, GAMES_URL }),
  billing: service({
    AUTH_URL,
    STRIPE_SECRET_KEY: SETTINGS.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: SETTINGS.stripeWebhookSecret,
    EMAIL_HASH_SECRET: SETTINGS.emailHashSecret,
  }).refine((env) => !env.STRIPE_SECRET_KEY === !env.STRIPE_WEBHOOK_SECRET, {
    path: ['STRIPE_SECRET_KEY'],
    message: 'and STRIPE_WEBHOOK_SECRET go together',
  }),
  realtime: service({
    AUTH_URL,
    GROUPS_URL,
    BILLING_URL,
    ...redis,
    PUBLIC_URL: SETTINGS.publicUrl.optional().describe('the public URL of the platform; with https, push services receive it as the contact of the sender'),
    PRODUCT_NAME: SETTINGS.productName,
    SUPPORT_EMAIL: SETTINGS.supportEmail,
    PRIVATE_PUSH_SERVICES: SETTINGS.privatePushServices,
    NEWS_DELAY_SECONDS: SETTINGS.notificationDelaySeconds,
    SOCKET_DRAIN_SECONDS: SETTINGS.socketDrainSeconds,
  }).refine(isRedisSecured, REDIS_RULE),
  gateway: z
    .object({
      PORT: SETTINGS.port(GATEWAY_PORT),
      PROCESS_PORT: SETTINGS.port(GATEWAY_PROCESS_PORT).describe('the port of its health checks and metrics; not public'),
      ...everyProcess,
      ...ADDRESSES,
      ...redis,
      PUBLIC_URL: SETTINGS.publicUrl,
      PRODUCT_NAME: SETTINGS.productName,
      SUPPORT_EMAIL: SETTINGS.supportEmail,
      STRIPE_PUBLISHABLE_KEY: SETTINGS.stripePublishableKey,
      ANALYTICS_MEASUREMENT_ID: SETTINGS.analyticsMeasurementId,
      AD_PIXEL_ID: SETTINGS.adPixelId,
      TRUSTED_PROXIES: SETTINGS.trustedProxies,
      RATE_LIMIT_MULTIPLIER: SETTINGS.rateLimitMultiplier,
      SOCKET_DRAIN_SECONDS: SETTINGS.socketDrainSeconds,
      FRONTENDS_DIR: SETTINGS.frontendsDir,
      FRONTEND_SHELL_URL: SETTINGS.frontendUrl('shell'),
      FRONTEND_GAME_URL: SETTINGS.frontendUrl('game'),
      FRONTEND_ACCOUNT_URL: SETTINGS.frontendUrl('account'),
      FRONTEND_ADMIN_URL: SETTINGS.frontendUrl('admin'),
    })
    .refine(
      ({ FRONTEND_SHELL_URL: shell, FRONTEND_GAME_URL: game, FRONTEND_ACCOUNT_URL: account, FRONTEND_ADMIN_URL: admin }) => new Set([!shell, !game, !account, !admin]).size === 1,
      {
        path: ['FRONTEND_SHELL_URL'],
        message: 'and the addresses of the other frontends go together',
      },
    )
    .refine((env) => !(env.FRONTENDS_DIR && env.FRONTEND_SHELL_URL), { path: ['FRONTENDS_DIR'], message: 'goes without FRONTEND_SHELL_URL' })
    .refine((env) => env.PORT === 0 || env.PORT !== env.PROCESS_PORT, { path: ['PROCESS_PORT'], message: 'must differ from PORT' })
    .refine(isRedisSecured, REDIS_RULE),
} as const;

export type ProcessName = keyof typeof ENVIRONMENTS;
export type EnvironmentOf<N extends ProcessName> = z.output<(typeof ENVIRONMENTS)[N]>;

/** A wrong environment. It stops the start with one clear line. */
export class BadEnvironment extends Error {
  override readonly name = 'BadEnvironment';
}

/** Parses the environment once, cross-field rules of the schema included. Blank means unset. @throws BadEnvironment */
export function readEnvironment<S extends z.ZodType>(schema: S, environment: NodeJS.ProcessEnv = process.env): z.output<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'environment'} ${issue.message}`);
  throw new BadEnvironment(`Wrong environment: ${faults.join('; ')}`);
}

/** The checked environment of one process. @throws BadEnvironment with one clear line */
export function readEnvironmentOf<N extends ProcessName>(name: N, from?: NodeJS.ProcessEnv): EnvironmentOf<N> {
  return readEnvironment(ENVIRONMENTS[name], from) as EnvironmentOf<N>;
}

/** The variable with the addresses of a service, for its callers. */
export const addressVariableOf = (service: ServiceName): string => `${service.toUpperCase()}_URL`;

/** One variable, as documentation and deployments need it. */
export interface Variable {
  readonly name: string;
  readonly meaning: string;
  readonly isRequired: boolean;
  /** The default as it is written in an environment; null: none. */
  readonly byDefault: string | null;
}

/** Every variable a process reads. */
export function variablesOf(name: ProcessName): Variable[] {
  return Object.entries(ENVIRONMENTS[name].shape).map(([variable, schema]: [string, z.ZodType]) => {
    const empty = schema.safeParse(undefined);
    const value = empty.success ? empty.data : undefined;
    return { name: variable, meaning: schema.description ?? '', isRequired: !empty.success, byDefault: value === undefined || String(value) === '' ? null : String(value) };
  });
}
