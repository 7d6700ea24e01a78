import { tooManyRequests } from '@fairshare/service-kit';
import { GUARDED_CALLS } from '../config/limits';
import { definePlugin } from '../express-gateway/plugin';
import { clientKey } from '../http/client';
import { comparable } from '../http/path';
import type { VisitedRequest } from '../http/visit';
import type { RateLimiter } from '../rate-limiter';
import { whenKnown } from '../when-known';

/** @throws the 429 refusal, with the seconds to wait */
function letThrough(secondsToWait: number): void {
  if (secondsToWait > 0) throw tooManyRequests(secondsToWait);
}

/** Counts a request under its client's address. @throws the 429 refusal */
export const countAddress = async (limiter: RateLimiter, { visit }: VisitedRequest): Promise<void> => letThrough(await limiter.take('address', clientKey(visit.client.address)));

/**
 * Stands in a pipeline twice: by address before the session is looked at, which protects auth, and by user behind it. Calls with a
 * limit of their own are counted under both.
 */
export const rateLimit = definePlugin<{ by: 'address' | 'user' }>(
  'rate-limit',
  { properties: { by: { enum: ['address', 'user'] } }, required: ['by'] },
  ({ limiter }, { by }) => {
    const guarded = new Map(GUARDED_CALLS.filter((call) => call.by === by).map(({ route, limit }) => [`${route.method} ${route.path}`, limit]));

    return ({ method, visit }, _response, next) => {
      const user = by === 'user' ? visit.session?.userId : undefined;
      const key = user ?? clientKey(visit.client.address);
      const own = guarded.get(`${method} ${comparable(visit.path)}`);
      const wait = by === 'address' || user !== undefined ? limiter.take(by, key) : 0;
      return whenKnown(wait, (seconds) => {
        letThrough(seconds);
        if (own === undefined) return next();
        return whenKnown(limiter.take(own, key), (ownSeconds) => {
          letThrough(ownSeconds);
          next();
        });
      });
    };
  },
);
