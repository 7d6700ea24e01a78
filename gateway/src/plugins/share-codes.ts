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
export const shareCodes = definePlugin('share-codes', {}, ({ limiter, logger }) => (request, response, next) => {
  const { visit } = request;
  if (request.method !== METHOD || visit.session === null || comparable(visit.path) !== PATH) return next();
  const user = visit.session.userId;
  const address = clientKey(visit.client.address);

  response.once('finish', () => {
    if (response.statusCode !== 404) return;
    const counted = Promise.all([limiter.take('join-misses-user', user), limiter.take('join-misses-address', address), limiter.take('join-misses', EVERYONE)]);
    counted.catch((err: unknown) => logger.warn({ err }, 'a share code that is nobody’s could not be counted'));
  });
  return secondsToWait(limiter, user, address).then((wait) => {
    if (wait > 0) throw tooManyRequests(wait);
    next();
  });
});

async function secondsToWait(limiter: RateLimiter, user: string, address: string): Promise<number> {
  const [own, ofAddress, all] = await Promise.all([
    limiter.look('join-misses-user', user),
    limiter.look('join-misses-address', address),
    limiter.look('join-misses', EVERYONE),
  ]);
  const hasMissed = own.taken > 0 || ofAddress.taken > 0;
  return Math.max(own.wait, ofAddress.wait, hasMissed ? all.wait : 0);
}
