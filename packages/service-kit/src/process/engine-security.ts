import type { KafkaSecurity } from '@fairshare/event-bus';
import type { z } from 'zod';
import { SETTINGS } from './settings';

/** How a process and its Kafka brokers authenticate each other. */
export const KAFKA_SECURITY = {
  KAFKA_SSL: SETTINGS.kafkaSsl,
  KAFKA_SSL_CA_FILE: SETTINGS.kafkaSslCaFile,
  KAFKA_SSL_CERT_FILE: SETTINGS.kafkaSslCertFile,
  KAFKA_SSL_KEY_FILE: SETTINGS.kafkaSslKeyFile,
  KAFKA_SASL_MECHANISM: SETTINGS.kafkaSaslMechanism,
  KAFKA_SASL_USERNAME: SETTINGS.kafkaSaslUsername,
  KAFKA_SASL_PASSWORD: SETTINGS.kafkaSaslPassword,
} as const;

type Kafka = z.output<z.ZodObject<typeof KAFKA_SECURITY>>;

/** The settings of a service's engines. */
type Secured = Kafka & { readonly MONGODB_URL: string; readonly MONGODB_CA_FILE?: string | undefined };

/** A rule between variables: the variable at fault when it is broken, and the message. */
interface Rule<Environment> {
  readonly path: string;
  readonly message: string;
  readonly holds: (environment: Environment) => boolean;
}

const allOrNone = (...values: unknown[]): boolean => new Set(values.map((value) => value === undefined)).size === 1;
const isTlsOf = (url: string): boolean => url.startsWith('mongodb+srv:') || /[?&](tls|ssl)=true\b/.test(url);

const KAFKA_RULES: readonly Rule<Secured>[] = [
  { path: 'KAFKA_SSL_CA_FILE', message: 'needs KAFKA_SSL=true', holds: (env) => env.KAFKA_SSL || env.KAFKA_SSL_CA_FILE === undefined },
  { path: 'KAFKA_SSL_CERT_FILE', message: 'and KAFKA_SSL_KEY_FILE go together', holds: (env) => allOrNone(env.KAFKA_SSL_CERT_FILE, env.KAFKA_SSL_KEY_FILE) },
  { path: 'KAFKA_SSL_CERT_FILE', message: 'needs KAFKA_SSL=true', holds: (env) => env.KAFKA_SSL || env.KAFKA_SSL_CERT_FILE === undefined },
  {
    path: 'KAFKA_SASL_MECHANISM',
    message: 'and KAFKA_SASL_USERNAME and KAFKA_SASL_PASSWORD go together',
    holds: (env) => allOrNone(env.KAFKA_SASL_MECHANISM, env.KAFKA_SASL_USERNAME, env.KAFKA_SASL_PASSWORD),
  },
  {
    path: 'KAFKA_SASL_MECHANISM',
    message: 'plain needs KAFKA_SSL=true: else the password goes over the wire as it is',
    holds: (env) => env.KAFKA_SSL || env.KAFKA_SASL_MECHANISM !== 'plain',
  },
  { path: 'MONGODB_CA_FILE', message: 'needs tls=true among the options of MONGODB_URL', holds: (env) => env.MONGODB_CA_FILE === undefined || isTlsOf(env.MONGODB_URL) },
];

/** The broken rules between the variables of a service's engines. */
export const brokenRules = (env: Secured): { path: string; message: string }[] => KAFKA_RULES.filter(({ holds }) => !holds(env));

/** Whether the Redis address uses TLS if a certificate authority is configured. */
export const isRedisSecured = (env: { readonly REDIS_URL: string; readonly REDIS_CA_FILE?: string | undefined }): boolean =>
  env.REDIS_CA_FILE === undefined || env.REDIS_URL.startsWith('rediss:');
export const REDIS_RULE = { path: ['REDIS_CA_FILE'], message: 'needs an address of Redis that begins with rediss' };

/** The security options of the bus; undefined: neither TLS nor SASL. */
export function kafkaSecurityOf(env: Kafka): KafkaSecurity | undefined {
  const { KAFKA_SSL_CA_FILE: ca, KAFKA_SSL_CERT_FILE: cert, KAFKA_SSL_KEY_FILE: key } = env;
  const { KAFKA_SASL_MECHANISM: mechanism, KAFKA_SASL_USERNAME: username, KAFKA_SASL_PASSWORD: password } = env;
  const sasl = mechanism && username && password ? { mechanism, username, password } : undefined;
  if (!env.KAFKA_SSL && !sasl) return undefined;
  return { ...(env.KAFKA_SSL ? { tls: { ca, cert, key } } : {}), ...(sasl ? { sasl } : {}) };
}
