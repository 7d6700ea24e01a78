import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createProvider, reconcileBilling, type Reconciliation } from '@fairshare/billing-service';
import { BadEnvironment, createLogger } from '@fairshare/service-kit';
import { openSqlite } from '@fairshare/store';
import type { Environment } from '../environment';

/** Repairs billing in DATA_DIR by what the payment provider knows; the platform may be running meanwhile. @throws BadEnvironment, Unavailable */
export async function reconcilePlatform(environment: Environment, clock: () => Date = () => new Date()): Promise<Reconciliation> {
  const file = join(resolve(environment.DATA_DIR), 'billing.sqlite');
  if (!existsSync(file)) throw new BadEnvironment(`DATA_DIR ${environment.DATA_DIR} holds no data of the platform`);
  const storage = openSqlite({ file, clock });
  try {
    const provider = createProvider({ secretKey: environment.STRIPE_SECRET_KEY, webhookSecret: environment.STRIPE_WEBHOOK_SECRET });
    return await reconcileBilling({ storage, clock, logger: createLogger('reconcile', environment.LOG_LEVEL) }, { provider });
  } finally {
    await storage.close();
  }
}
