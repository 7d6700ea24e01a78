import { tooManyRequests } from '@fairshare/service-kit';
import { GUARDED_CALLS, type LimitName } from '../config/limits';
import { definePlugin } from '../express-gateway/plugin';
import { clientKey } from '../http/client';
import { comparable } from '../http/path';
import type { GatewayRequest } from '../http/request-context';
import type { RateLimiter } from '../rate-limiter';

/** @throws HttpError 429, with the seconds to wait */
async function consume(limiter: RateLimiter, limit: LimitName, key: string): Promise<void> {
  const seconds = await limiter.consume(limit, key);
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** Counts a request under its client's address. @throws HttpError 429 */
export const countAddress = (limiter: RateLimiter, { context }: GatewayRequest): Promise<void> => consume(limiter, 'address', clientKey(context.client.address));

/**
 * Stands in a pipeline twice: by address before the session is looked at, which protects auth, and by user behind it. Calls with a
 * limit of their own are counted under both.
 */
export const rateLimit = definePlugin<{ by: 'address' | 'user' }>('rate-limit', { properties: { by: { enum: ['address', 'user'] } }, required: ['by'] }, ({ limiter }, { by }) => {
  const guarded = new Map(GUARDED_CALLS.filter((call) => call.by === by).map(({ route, limit }) => [`${route.method} ${route.path}`, limit]));

  return async ({ method, context }, _response, next) => {
    const user = by === 'user' ? context.session?.userId : undefined;
    const key = user ?? clientKey(context.client.address);
    if (by === 'address' || user !== undefined) await consume(limiter, by, key);
    const own = guarded.get(`${method} ${comparable(context.path)}`);
    if (own !== undefined) await consume(limiter, own, key);
    next();
  };
});
