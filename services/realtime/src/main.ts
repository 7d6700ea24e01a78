import { runService } from '@fairshare/service-kit';
import { createRealtimeService, createRedisFanOut } from './service';

runService('realtime', async ({ environment, connectRedis }) => {
  const redis = await connectRedis(environment.REDIS_URL);
  return (deps) => createRealtimeService(deps, { fanOut: createRedisFanOut(redis, environment.NAME_PREFIX) });
});
