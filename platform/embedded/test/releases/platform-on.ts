import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { SERVICE_NAMES, type ServiceName } from '@fairshare/contracts';
import type { EventBus } from '@fairshare/event-bus';
import { browserConfigOf, builtFrontends, startGateway } from '@fairshare/gateway';
import { createLogger, createMemoryLoginSessionCache, createPeers, createUserTokenVerifier, startService, type RunningService } from '@fairshare/service-kit';
import type { Storage } from '@fairshare/store';
import type { Environment } from '../../src/environment';
import { servicesOf } from '../../src/services';

export interface OnEngines {
  readonly environment: Environment;
  readonly clock: () => Date;
  readonly adapters: (service: ServiceName) => { readonly storage: Storage; readonly bus: EventBus };
}

/** The platform in this process, on any engines. */
export async function startPlatformOn({ environment, clock, adapters }: OnEngines): Promise<{ url: string; close(): Promise<void> }> {
  const logger = createLogger('fairshare', environment.LOG_LEVEL);
  const internalSecret = randomBytes(32).toString('base64url');
  const publicUrl = `http://localhost:${environment.PORT}`;
  const sessionCache = createMemoryLoginSessionCache();
  const hosted = new Map<ServiceName, RunningService>();
  const serviceUrls = (name: ServiceName) => [hosted.get(name)?.url ?? 'http://127.0.0.1:9'];
  const peers = createPeers({ self: 'platform', urls: serviceUrls, secret: internalSecret });
  const verifyUserToken = createUserTokenVerifier(() => peers.call('auth', 'GET', '/.well-known/jwks.json'), clock);
  const create = servicesOf({ environment, publicUrl, dataDir: environment.DATA_DIR, sessionCache, logger });
  for (const name of SERVICE_NAMES) {
    hosted.set(name, await startService({ name, create: create[name], ...adapters(name), peers, verifyUserToken, internalSecret, logger, clock }));
  }
  for (const service of hosted.values()) await service.startConsuming();
  const gateway = await startGateway({
    port: environment.PORT,
    host: '127.0.0.1',
    publicUrl,
    serviceUrls,
    peers,
    sessionCache,
    logger,
    clock,
    frontends: builtFrontends(resolve(__dirname, '..', '..', '..', '..', 'frontends')),
    browserConfig: browserConfigOf(environment),
    trustedProxies: environment.TRUSTED_PROXIES,
    rateLimitMultiplier: environment.RATE_LIMIT_MULTIPLIER,
  });
  return {
    url: publicUrl,
    async close() {
      await gateway.close();
      await Promise.all([...hosted.values()].map((service) => service.close()));
      await peers.close();
      await sessionCache.close();
    },
  };
}

/** A bus that neither delivers nor publishes. */
export const silentBus = (): EventBus => ({
  consume: () => undefined,
  start: async () => undefined,
  caughtUp: () => true,
  fault: () => null,
  lag: async () => [],
  oldestUnsent: async () => 0,
  rewind: async () => undefined,
  stopConsuming: async () => undefined,
  close: async () => undefined,
});
