import { z } from 'zod';
import { SETTINGS, readEnvironment } from '@fairshare/service-kit';

const environment = z.object({
  PORT: SETTINGS.port(8080),
  /** For the servers that are started here, and for mails. */
  DATA_DIR: z.string().default('.data/distributed'),
  /** Default: localhost on PORT. */
  PUBLIC_URL: SETTINGS.publicUrl.optional(),
  /** Default: a random one, shared by all processes. */
  INTERNAL_SECRET: SETTINGS.internalSecret.optional(),
  /** Of the processes. Deaths and restarts of processes are printed at any level. */
  LOG_LEVEL: SETTINGS.logLevel('error'),
  /** Default, for each of these three: a server is started here. */
  KAFKA_BROKERS: SETTINGS.kafkaBrokers.optional(),
  MONGODB_URL: SETTINGS.mongodbUrl.optional(),
  REDIS_URL: SETTINGS.redisUrl.optional(),
  PRODUCT_NAME: SETTINGS.productName,
  SMTP_URL: SETTINGS.smtpUrl,
});

export type Environment = z.output<typeof environment>;

/** The environment of `npm run start:distributed`. All other variables are passed on to the processes, which check them. @throws BadEnvironment */
export const readDistributedEnvironment = (from?: NodeJS.ProcessEnv): Environment => readEnvironment(environment, from);
