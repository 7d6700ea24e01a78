import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { LOG_LEVELS } from '../core/logger';
import { internalSecretsOf } from '../core/tokens';

/** Values separated by commas; blank ones left out. */
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);

const SASL_MECHANISMS = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

/** true or false; default: false. */
const flag = z
  .enum(['true', 'false'], 'must be true or false')
  .default('false')
  .transform((value) => value === 'true');

/** A number between both limits, inclusive. */
export function numberFrom(least: number, most: number) {
  const message = `must be a number from ${least} to ${most}`;
  return z.coerce.number(message).min(least, message).max(most, message);
}

const port = z.coerce.number('must be a port number').int('must be a port number').min(0, 'must be a port number').max(65_535, 'must be a port number');
const httpAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const required = (message: string) => ({ error: ({ input }: { input: unknown }) => (input === undefined ? `is missing: ${message}` : message) });

/** A file in PEM format, read at the start. */
const pem = z.string().transform((file, context) => {
  try {
    const text = readFileSync(file, 'utf8');
    if (text.includes('-----BEGIN ')) return text;
    context.addIssue('must be a file in PEM format');
  } catch (error) {
    context.addIssue(`cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  return z.NEVER;
});

const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The addresses of every instance of a service, for its callers. */
export const addressesOf = (service: string) =>
  z
    .string(required('the address of each instance, separated by commas'))
    .pipe(list)
    .pipe(z.array(httpAddress).min(1, 'needs at least one address'))
    .describe(`the URL of each instance of the ${service} service, separated by commas`);

/**
 * Every setting of every process, defined once: its parser and its description. No setting has a secret as its default. Each process names
 * the settings it uses (environments.ts); the embedded platform uses most of them.
 */
export const SETTINGS = {
  port: (byDefault: number) => port.default(byDefault).describe('the port to listen on; 0: any free port'),
  host: z.string().default('0.0.0.0').describe('the address to listen on'),
  logLevel: (byDefault: (typeof LOG_LEVELS)[number]) =>
    z
      .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
      .default(byDefault)
      .describe(`the lowest level that is logged: ${LOG_LEVELS.join(', ')}`),
  namePrefix: z
    .string()
    .regex(/^[a-z0-9-]{0,24}$/, 'must be at most 24 lower-case letters, digits and hyphens')
    .default('')
    .describe('prefix of the names of databases, topics, consumer groups and keys, so that several platforms can share servers'),
  internalSecret: z
    .string(required('at least 32 characters'))
    .refine((setting) => internalSecretsOf(setting).every((secret) => secret.length >= 32), 'must have at least 32 characters')
    .describe(
      'secret that signs the calls between services; the same for all processes, at least 32 characters. For a rotation: several, separated by commas; the first signs, all are accepted',
    ),
  mongodbUrl: z
    .url({ protocol: /^mongodb(\+srv)?$/, ...required('a mongodb address') })
    .describe('URL of the MongoDB server, without a database name, because each service has its own database; with the option `tls=true` for TLS'),
  kafkaBrokers: z
    .string(required('host:port of some brokers, separated by commas'))
    .pipe(list)
    .pipe(z.array(z.string().regex(/^[^\s:/]+:\d+$/, 'must be host:port, separated by commas')).min(1, 'needs at least one broker'))
    .describe('Kafka bootstrap brokers: host:port, separated by commas'),
  kafkaSsl: flag.describe('true: connect to the brokers by TLS'),
  kafkaSslCaFile: pem.optional().describe('PEM file with the certificate authority of the brokers; default: the authorities that Node trusts'),
  kafkaSslCertFile: pem.optional().describe('PEM file with the client certificate, if the brokers require one; needs the key file too'),
  kafkaSslKeyFile: pem.optional().describe('PEM file with the private key of the client certificate'),
  kafkaSaslMechanism: z
    .enum(SASL_MECHANISMS, `must be one of ${SASL_MECHANISMS.join(', ')}`)
    .optional()
    .describe(`SASL mechanism for logging in to the brokers: ${SASL_MECHANISMS.join(', ')}; without it, no login`),
  kafkaSaslUsername: z.string().optional().describe('SASL user name at the brokers'),
  kafkaSaslPassword: z.string().optional().describe('SASL password at the brokers'),
  mongodbCaFile: pem.optional().describe('PEM file with the certificate authority of MongoDB, whose URL then needs `tls=true`; default: the authorities that Node trusts'),
  redisCaFile: pem.optional().describe('PEM file with the certificate authority of Redis, whose URL then begins with rediss; default: the authorities that Node trusts'),
  redisUrl: z.url({ protocol: /^rediss?$/, ...required('a redis address') }).describe('URL of the Redis server; rediss for TLS'),
  publicUrl: z.url({ protocol: /^https?$/, ...required('an http or https address') }).describe('the public URL of the platform; https turns on secure cookies'),
  productName: z.string().max(40).default('Fairshare').describe('name of the product in screens and mails'),
  supportEmail: z.email('must be an email address').default('support@fairshare.example').describe('email address of the support, shown to users'),
  adminEmails: list
    .pipe(z.array(z.email('must be email addresses, separated by commas')).transform((emails) => emails.map((email) => email.toLowerCase())))
    .default([])
    .describe('email addresses of the administrators, separated by commas'),
  smtpUrl: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' })
    .optional()
    .describe('URL of the mail server'),
  mailboxDir: z.string().optional().describe('instead of a mail server: a folder into which mails are written as files'),
  mailFrom: z.string().optional().describe('sender address of the mails; default: the support address'),
  stripeSecretKey: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key of Stripe (sk_…)')
    .optional()
    .describe('secret key of Stripe, for real payments; without it, payments are simulated'),
  stripeWebhookSecret: z
    .string()
    .regex(/^whsec_/, 'must be a webhook secret of Stripe (whsec_…)')
    .optional()
    .describe('secret that verifies webhooks of Stripe; required together with the secret key'),
  emailHashSecret: list
    .pipe(z.array(z.string().min(32, 'must have at least 32 characters')))
    .default([])
    .describe(
      "key of the hash that is stored of a deleted account's email address if it had a free trial. At least 32 characters; several, separated by commas: the first one hashes, all are used for lookups. Default: a random key, stored in the database of billing",
    ),
  stripePublishableKey: z
    .string()
    .regex(/^pk_/, 'must be a publishable key of Stripe (pk_…)')
    .optional()
    .describe('publishable key of Stripe, for the browser; required together with the secret key of billing'),
  analyticsMeasurementId: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,32}$/, 'must be a measurement id')
    .optional()
    .describe('measurement id of the analytics service, which receives the paths of opened pages; without it, no analytics'),
  adPixelId: z
    .string()
    .regex(/^\d{1,32}$/, 'must be the number of a pixel')
    .optional()
    .describe('pixel number of the advertising network, which receives page views; without it, no pixel'),
  trustedProxies: list.default([]).describe('addresses or networks of proxies whose X-Forwarded-For header is trusted, separated by commas'),
  rateLimitMultiplier: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .default(1)
    .describe('factor for every rate limit: above 1 loosens, below 1 tightens'),
  privatePushServices: flag.describe('true: push services with private addresses and http are allowed, for tests and intranets; false: only public addresses, by https'),
  notificationDelaySeconds: numberFrom(0, 86_400).default(900).describe('seconds for which notifications are batched, so that a user gets one message for all of them'),
  socketDrainSeconds: numberFrom(0, 10)
    .default(10)
    .describe('seconds over which a process closes its sockets at shutdown, so that clients do not reconnect all at once; shorter if there are few sockets'),
  courseLibrary: z
    .string()
    .refine((setting) => setting === 'off' || isFile(setting), 'must be off, or a file that is there')
    .optional()
    .describe('file of the course library, JSON lines, optionally gzipped, read at the start; or `off`; default: the library included in the product'),
  frontendsDir: z.string().optional().describe('folder of the built frontends, each in `<name>/dist`; default: the folder of the checkout'),
  frontendUrl: (name: string) =>
    httpAddress.optional().describe(`URL of the web server with the files of the ${name} frontend, instead of FRONTENDS_DIR; set for all four frontends or none`),
} as const;
