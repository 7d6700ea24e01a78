import { hash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionExchangeAnswer, SessionExchangeBody } from '@fairshare/contracts';
import { startGateway } from '@fairshare/gateway';
import { connectRedis, createLogger, createMemoryLoginSessionCache, type Peers, type VerifyUserToken } from '@fairshare/service-kit';
import { createRedisFanOut } from '@fairshare/realtime-service';
import { tellParent } from '../role';
import { hostRealtime } from './realtime-host';
import { serve, usersOf, type Ready, type Size } from './room-server';

const HOST = '127.0.0.1';
const FOREVER = Date.UTC(2100, 0, 1);

/** The gateway. The value of a session cookie is the user, and so is the token for which it is exchanged. */
export async function hostGateway(size: Size, realtimes: readonly string[]): Promise<void> {
  const users = new Map(usersOf(size).map((user) => [hash('sha256', user), user]));
  const peers = {
    async call(_service, _method, _path, body) {
      const user = users.get((body as SessionExchangeBody).sessionHash) ?? '';
      return { token: user, expiresAt: FOREVER / 1_000, accountVersion: 1, billingVersion: 1, userId: user, sid: `sid-${user}` } satisfies SessionExchangeAnswer as never;
    },
  } satisfies Pick<Peers, 'call'>;
  const frontends = mkdtempSync(join(tmpdir(), 'fairshare-bench-'));
  writeFileSync(join(frontends, 'index.html'), '<!doctype html><head></head>');
  serve(() => undefined);
  const gateway = await startGateway({
    port: 0,
    host: HOST,
    publicUrl: 'http://golf.example',
    serviceUrls: () => realtimes,
    peers,
    sessionCache: createMemoryLoginSessionCache(),
    frontends: { shell: frontends, remotes: {} },
    browserConfig: { productName: 'Bench', supportEmail: 'bench@example.com', stripePublishableKey: null, analyticsMeasurementId: null, adPixelId: null, remotes: {} },
    trustedProxies: [],
    rateLimitMultiplier: 1_000_000,
    logger: createLogger('bench', 'error'),
  });
  tellParent({ url: gateway.url, tokens: {} } satisfies Ready);
}

/** One instance of realtime behind that gateway. On a stop message it shuts down as at a deploy: over so many milliseconds. */
export async function hostDeployed(size: Size, redisUrl: string, port: number, drainFor: number): Promise<void> {
  const logger = createLogger('bench', 'error');
  const redis = await connectRedis(redisUrl, logger);
  const verifyUserToken = (async (user: string) => ({ userId: user, sid: `sid-${user}`, email: `${user}@example.com`, role: 'golfer', accessUntil: FOREVER })) as VerifyUserToken;
  const service = await hostRealtime(size, { options: { fanOut: createRedisFanOut(redis, { prefix: 'deployed-', logger }), drainFor }, port, verifyUserToken });
  process.on('message', (message) => {
    if (message === 'stop') void service.close().then(() => process.exit(0));
  });
}
