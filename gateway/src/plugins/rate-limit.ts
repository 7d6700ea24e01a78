import { tooManyRequests } from '@fairshare/service-kit';
import { groupsApi, guestsApi, type Route } from '@fairshare/contracts';
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
 * Stands in a pipeline twice: by address before the session is looked at, which protects auth, and by user after it. Calls with a
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

/** A call that opens something by a code or link alone, and the limits under which those count that are nobody's. */
interface OpenedByCode {
  readonly route: Route;
  /** Of one user, where one has to be signed in. */
  readonly user?: LimitName;
  readonly address: LimitName;
  readonly everyone: LimitName;
}

const OPENED_BY_CODE: readonly OpenedByCode[] = [
  { route: groupsApi.joinGroup, user: 'join-misses-user', address: 'join-misses-address', everyone: 'join-misses' },
  { route: guestsApi.openScoringLink, address: 'guest-misses-address', everyone: 'guest-misses' },
  { route: guestsApi.askScoringLink, address: 'guest-misses-address', everyone: 'guest-misses' },
  { route: guestsApi.previewScoringLink, address: 'guest-misses-address', everyone: 'guest-misses' },
];

/** Under this key the misses of all the platform count. */
const EVERYONE = 'everyone';

/**
 * Keeps share codes and scoring links from being searched for. What counts are those that are nobody's: so many an hour of one user, and of
 * one address. While the platform as a whole sees too many, somebody searches with many accounts from many places: whoever has missed at all
 * lately waits then, and whoever has not is let through, so that a search keeps no honest golfer out.
 */
export const shareCodes = definePlugin('share-codes', {}, ({ limiter, logger }) => async (request, response, next) => {
  const counters = countersOf(request);
  if (counters === null) return next();
  const all = [counters.everyone, EVERYONE] as const;

  response.once('finish', () => {
    if (response.statusCode !== 404) return;
    const counted = Promise.all([...counters.own, all].map(([limit, key]) => limiter.consume(limit, key)));
    counted.catch((err: unknown) => logger.warn({ err }, 'a code or link that is nobody’s could not be counted'));
  });
  const wait = await secondsToWait(limiter, counters.own, all);
  if (wait > 0) throw tooManyRequests(wait);
  next();
});

type Counter = readonly [limit: LimitName, key: string];

/** Where a miss of this request counts; null: it is no such call, or nobody is signed in who would have to be. */
function countersOf({ method, context }: GatewayRequest): { readonly own: readonly Counter[]; readonly everyone: LimitName } | null {
  const call = OPENED_BY_CODE.find(({ route }) => route.method === method && route.path === comparable(context.path));
  if (!call || (call.user && context.session === null)) return null;
  const address: Counter = [call.address, clientKey(context.client.address)];
  return { own: call.user && context.session ? [[call.user, context.session.userId], address] : [address], everyone: call.everyone };
}

async function secondsToWait(limiter: RateLimiter, own: readonly Counter[], everyone: Counter): Promise<number> {
  const [all, ...mine] = await Promise.all([everyone, ...own].map(([limit, key]) => limiter.peek(limit, key)));
  const hasMissed = mine.some(({ consumed }) => consumed > 0);
  return Math.max(...mine.map(({ wait }) => wait), hasMissed ? (all?.wait ?? 0) : 0);
}
