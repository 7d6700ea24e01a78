import { groupsApi } from '@fairshare/contracts';
import { tooManyRequests } from '@fairshare/service-kit';
import { definePlugin } from '../express-gateway/plugin';
import { clientKey } from '../http/client';
import { comparable } from '../http/path';
import type { RateLimiter } from '../rate-limiter';

const { method: METHOD, path: PATH } = groupsApi.joinGroup;
/** Under this key the misses of all the platform count. */
const EVERYONE = 'everyone';

/**
 * Keeps share codes from being searched for. What counts are codes that are nobody's: so many an hour of one user, and of one address.
 * While the platform as a whole sees too many, somebody searches with many accounts from many places: whoever has missed at all lately
 * waits then, and whoever has not is let through, so that a search keeps no honest golfer out.
 */
export const shareCodes = definePlugin('share-codes', {}, ({ limiter, logger }) => async (request, response, next) => {
  const { context } = request;
  if (request.method !== METHOD || context.session === null || comparable(context.path) !== PATH) return next();
  const user = context.session.userId;
  const address = clientKey(context.client.address);

  response.once('finish', () => {
    if (response.statusCode !== 404) return;
    const counted = Promise.all([limiter.consume('join-misses-user', user), limiter.consume('join-misses-address', address), limiter.consume('join-misses', EVERYONE)]);
    counted.catch((err: unknown) => logger.warn({ err }, 'a share code that is nobody’s could not be counted'));
  });
  const wait = await secondsToWait(limiter, user, address);
  if (wait > 0) throw tooManyRequests(wait);
  next();
});

async function secondsToWait(limiter: RateLimiter, user: string, address: string): Promise<number> {
  const [own, ofAddress, all] = await Promise.all([limiter.peek('join-misses-user', user), limiter.peek('join-misses-address', address), limiter.peek('join-misses', EVERYONE)]);
  const hasMissed = own.consumed > 0 || ofAddress.consumed > 0;
  return Math.max(own.wait, ofAddress.wait, hasMissed ? all.wait : 0);
}
