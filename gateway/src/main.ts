import { resolve } from 'node:path';
import {
  addressesIn,
  connectRedis,
  createDiscovery,
  createLogger,
  createMetrics,
  createPeers,
  createRedisLoginSessionCache,
  readEnvironmentOf,
  runProcess,
  startTracing,
} from '@fairshare/service-kit';
import { browserConfigOf, builtFrontends, servedFrontends } from './frontends/built';
import { startGateway } from './gateway';
import { listenForOrchestrators } from './process-health';
import { createRedisRateLimiter } from './rate-limiter';

/** Both this file's source and its bundle are two folders below the root. */
const FRONTENDS = resolve(__dirname, '..', '..', 'frontends');
/** Milliseconds between "not ready" and the end of this gateway, in which its clients switch to another one. */
const LEAVE = 1_000;

runProcess(async () => {
  const environment = readEnvironmentOf('gateway');
  const { HOST, NAME_PREFIX: prefix, INTERNAL_SECRET, RATE_LIMIT_MULTIPLIER } = environment;
  const logger = createLogger('gateway', environment.LOG_LEVEL);
  const metrics = createMetrics('gateway', { process: true });
  const redis = await connectRedis(environment.REDIS_URL, logger, environment.REDIS_CA_FILE);
  const instancesBehind = createDiscovery();
  const serviceUrls = (service: Parameters<typeof addressesIn>[1]) => instancesBehind(addressesIn(environment, service));
  const peers = createPeers({ self: 'gateway', urls: serviceUrls, secret: INTERNAL_SECRET });
  const tracing = await startTracing(environment, logger);
  let isClosing = false;

  const gateway = await startGateway({
    port: environment.PORT,
    host: HOST,
    publicUrl: environment.PUBLIC_URL,
    serviceUrls,
    peers,
    sessionCache: createRedisLoginSessionCache(redis, { prefix, logger }),
    rateLimiter: createRedisRateLimiter(RATE_LIMIT_MULTIPLIER, redis, prefix),
    rateLimitMultiplier: RATE_LIMIT_MULTIPLIER,
    frontends: servedFrontends(environment) ?? builtFrontends(environment.FRONTENDS_DIR ?? FRONTENDS),
    browserConfig: browserConfigOf(environment),
    trustedProxies: environment.TRUSTED_PROXIES,
    onAnswered: metrics.timer('gateway_request_duration_seconds', 'Time to answer a request, services included, by status.', ['method', 'status']),
    logger,
    tracer: tracing.of('gateway'),
  });
  metrics.gauge('open_sockets', 'Sockets that are open through this gateway.', gateway.openSockets);
  metrics.gauge('held_body_bytes', 'Bytes of request bodies that are held: those still coming, and those under way to a service.', gateway.heldBytes);
  const health = await listenForOrchestrators({ port: environment.PROCESS_PORT, host: HOST, metrics, isClosing: () => isClosing });

  return {
    async close() {
      isClosing = true;
      await Promise.all([gateway.drain(LEAVE), new Promise((resolve) => setTimeout(resolve, LEAVE))]);
      await gateway.drainSockets(environment.SOCKET_DRAIN_SECONDS * 1_000);
      await gateway.close();
      await Promise.all([health.close(), peers.close(), redis.close(), tracing.close()]);
    },
  };
});
