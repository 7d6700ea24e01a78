import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRedisRateLimiter, startGateway } from '@fairshare/gateway';
import { connectRedis, createLogger, createPeers, createRedisLoginSessionCache } from '@fairshare/service-kit';
import { tellParent } from '../role';
import type { InstanceReady } from './services';

const HOST = '127.0.0.1';
/** Nobody is to be turned away. */
const MULTIPLIER = 1_000_000;
const PREFIX = 'bench-';

/** One of several gateways: sessions and rate limits in Redis, as in the distributed profile, in front of the gateway bench's upstream. */
export async function serveGateway(redisUrl: string, upstream: string): Promise<void> {
  const logger = createLogger('bench', 'error');
  const redis = await connectRedis(redisUrl, logger);
  const frontends = mkdtempSync(join(tmpdir(), 'fairshare-bench-'));
  writeFileSync(join(frontends, 'index.html'), '<!doctype html><head></head>');
  const gateway = await startGateway({
    port: 0,
    host: HOST,
    publicUrl: 'http://golf.example',
    serviceUrls: () => [upstream],
    peers: createPeers({ self: 'gateway', urls: () => [upstream], secret: 'a secret of the bench, long enough' }),
    sessionCache: createRedisLoginSessionCache(redis, { prefix: PREFIX, logger }),
    rateLimiter: createRedisRateLimiter(MULTIPLIER, redis, PREFIX),
    frontends: { shell: frontends, remotes: {} },
    browserConfig: { productName: 'Bench', supportEmail: 'bench@example.com', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} },
    trustedProxies: [],
    rateLimitMultiplier: MULTIPLIER,
    logger,
  });
  tellParent({ url: gateway.url, token: '', asked: { requests: { get: '/api/groups' } } } satisfies InstanceReady);
}
