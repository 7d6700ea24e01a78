import { tooManyRequests } from '@fairshare/service-kit';
import { GUARDED_CALLS, type LimitName } from '../config/limits';
import { definePlugin } from '../express-gateway/plugin';
import { clientKey } from '../http/client';
import { comparable, pathOf } from '../http/path';
import type { VisitedRequest } from '../http/visit';
import type { RateLimiter } from '../rate-limiter';

/** @throws the 429 refusal, with the seconds to wait */
async function count(limiter: RateLimiter, limit: LimitName, key: string): Promise<void> {
  const seconds = await limiter.take(limit, key);
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** Counts a request under its client's address. @throws the 429 refusal */
export const countAddress = (limiter: RateLimiter, request: VisitedRequest) => count(limiter, 'address', clientKey(request.visit.client.address));

/**
 * Stands in a pipeline twice: by address before the session is looked at, which protects auth, and by user behind it. Calls with a
 * limit of their own are counted under both.
 */
export const rateLimit = definePlugin<{ by: 'address' | 'user' }>(
  'rate-limit',
  { properties: { by: { enum: ['address', 'user'] } }, required: ['by'] },
  ({ limiter }, { by }) => {
    const guarded = new Map(GUARDED_CALLS.filter((call) => call.by === by).map(({ route, limit }) => [`${route.method} ${route.path}`, limit]));

    return async (request, _response, next) => {
      const address = clientKey(request.visit.client.address);
      const user = request.visit.session?.userId;
      if (by === 'address') await count(limiter, 'address', address);
      else if (user) await count(limiter, 'user', user);
      const own = guarded.get(`${request.method} ${comparable(pathOf(request))}`);
      if (own) await count(limiter, own, by === 'user' && user ? user : address);
      next();
    };
  },
);
