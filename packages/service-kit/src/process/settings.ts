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
    .describe(`where ${service} answers: the address of each instance, separated by commas`);

/**
 * Every setting of every process, defined once: its parser and its description. No setting has a secret as its default. Each process names
 * the settings it uses (environments.ts); the embedded platform uses most of them.
 */
export const SETTINGS = {
  port: (byDefault: number) => port.default(byDefault).describe('where to listen; 0: any free port'),
  host: z.string().default('0.0.0.0').describe('the address to listen on'),
  logLevel: (byDefault: (typeof LOG_LEVELS)[number]) =>
    z
      .enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)
      .default(byDefault)
      .describe(LOG_LEVELS.join(', ')),
  namePrefix: z
    .string()
    .regex(/^[a-z0-9-]{0,24}$/, 'must be at most 24 lower-case letters, digits and hyphens')
    .default('')
    .describe('stands before the names of databases, topics, consumer groups and keys, where platforms share servers'),
  internalSecret: z
    .string(required('at least 32 characters'))
    .refine((setting) => internalSecretsOf(setting).every((secret) => secret.length >= 32), 'must have at least 32 characters')
    .describe(
      'signs the calls between services; the same for all of them, at least 32 characters. Several, separated by commas, while one takes over from another: the first signs, all are accepted',
    ),
  mongodbUrl: z
    .url({ protocol: /^mongodb(\+srv)?$/, ...required('a mongodb address') })
    .describe('the MongoDB server, without a database: each service has its own; `tls=true` among its options for TLS'),
  kafkaBrokers: z
    .string(required('host:port of some brokers, separated by commas'))
    .pipe(list)
    .pipe(z.array(z.string().regex(/^[^\s:/]+:\d+$/, 'must be host:port, separated by commas')).min(1, 'needs at least one broker'))
    .describe('some of the Kafka brokers: host:port, separated by commas'),
  kafkaSsl: flag.describe('true: the brokers are spoken to by TLS'),
  kafkaSslCaFile: pem.optional().describe('a PEM file with the authority that signed the certificates of the brokers; default: those that Node knows'),
  kafkaSslCertFile: pem.optional().describe('a PEM file with a certificate of our own, where the brokers ask for one; goes with its key'),
  kafkaSslKeyFile: pem.optional().describe('a PEM file with the key of that certificate'),
  kafkaSaslMechanism: z
    .enum(SASL_MECHANISMS, `must be one of ${SASL_MECHANISMS.join(', ')}`)
    .optional()
    .describe(`how the brokers are told who we are: ${SASL_MECHANISMS.join(', ')}; without it they are not`),
  kafkaSaslUsername: z.string().optional().describe('who we are at the brokers'),
  kafkaSaslPassword: z.string().optional().describe('the password for that'),
  mongodbCaFile: pem.optional().describe('a PEM file with the authority that signed the certificate of MongoDB, whose address then has `tls=true`; default: those that Node knows'),
  redisCaFile: pem.optional().describe('a PEM file with the authority that signed the certificate of Redis, whose address then begins with rediss; default: those that Node knows'),
  redisUrl: z.url({ protocol: /^rediss?$/, ...required('a redis address') }).describe('the Redis server; rediss for TLS'),
  publicUrl: z.url({ protocol: /^https?$/, ...required('an http or https address') }).describe('the one address people use; https turns on secure cookies'),
  productName: z.string().max(40).default('Fairshare').describe('what the screens and mails call it'),
  supportEmail: z.email('must be an email address').default('support@fairshare.example').describe('whom people write to'),
  adminEmails: list
    .pipe(z.array(z.email('must be email addresses, separated by commas')).transform((emails) => emails.map((email) => email.toLowerCase())))
    .default([])
    .describe('who administers, separated by commas'),
  smtpUrl: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' })
    .optional()
    .describe('the mail server'),
  mailboxDir: z.string().optional().describe('instead of a mail server: a folder for mails as files'),
  mailFrom: z.string().optional().describe('sender of the mails; default: the support address'),
  stripeSecretKey: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret key of Stripe (sk_…)')
    .optional()
    .describe('real payments; without it they are simulated'),
  stripeWebhookSecret: z
    .string()
    .regex(/^whsec_/, 'must be a webhook secret of Stripe (whsec_…)')
    .optional()
    .describe('checks what Stripe sends; goes with the secret key'),
  emailHashSecret: list
    .pipe(z.array(z.string().min(32, 'must have at least 32 characters')))
    .default([])
    .describe(
      "keys the hash that is left of a deleted account's address which had its free trial. At least 32 characters; several, separated by commas: the first hashes, all are looked for. Default: a random one, kept in the database of billing",
    ),
  stripePublishableKey: z.string().regex(/^pk_/, 'must be a publishable key of Stripe (pk_…)').optional().describe('for the browser; goes with the secret key'),
  analyticsMeasurementId: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,32}$/, 'must be a measurement id')
    .optional()
    .describe('page paths go to an analytics service'),
  adPixelId: z
    .string()
    .regex(/^\d{1,32}$/, 'must be the number of a pixel')
    .optional()
    .describe('that a page was opened goes to an advertising network'),
  trustedProxies: list.default([]).describe('addresses or networks of proxies whose X-Forwarded-For is believed, separated by commas'),
  rateLimitMultiplier: z.coerce.number('must be a number above 0').positive('must be a number above 0').default(1).describe('loosens or tightens every rate limit'),
  privatePushServices: flag.describe('true: push services may be at private addresses and speak http, as in tests and intranets; else only public ones are sent to, by https'),
  notificationDelaySeconds: numberFrom(0, 86_400).default(900).describe('seconds that notifications wait for more, so that a person gets one message for all of them'),
  socketDrainSeconds: numberFrom(0, 10)
    .default(10)
    .describe('seconds over which a process that ends closes its sockets, so that their clients do not come back all at once; with few sockets it takes less'),
  courseLibrary: z
    .string()
    .refine((setting) => setting === 'off' || isFile(setting), 'must be off, or a file that is there')
    .optional()
    .describe('the course library: a file of lines of JSON, gzipped or not, read at the start, or `off`; default: the one that comes with the product'),
  frontendsDir: z.string().optional().describe('the folder of the built frontends, each in `<name>/dist`; default: the one of the checkout'),
  frontendUrl: (name: string) => httpAddress.optional().describe(`the web server with the files of ${name}, instead of a folder; all four or none`),
} as const;
