import { runService } from '@fairshare/service-kit';
import { createRealtimeService, createRedisFanOut } from './service';

runService('realtime', async ({ environment, logger, connectRedis }) => {
  const redis = await connectRedis(environment.REDIS_URL);
  const { NAME_PREFIX, PRODUCT_NAME, PUBLIC_URL, SUPPORT_EMAIL, PRIVATE_PUSH_SERVICES, NEWS_DELAY_SECONDS, SOCKET_DRAIN_SECONDS } = environment;
  return (deps) =>
    createRealtimeService(deps, {
      fanOut: createRedisFanOut(redis, { prefix: NAME_PREFIX, logger }),
      drainFor: SOCKET_DRAIN_SECONDS * 1_000,
      productName: PRODUCT_NAME,
      supportEmail: SUPPORT_EMAIL,
      publicUrl: PUBLIC_URL,
      privatePushServices: PRIVATE_PUSH_SERVICES,
      coalesceFor: NEWS_DELAY_SECONDS * 1_000,
    });
});
