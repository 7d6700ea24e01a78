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
 * Appears in a pipeline twice: by address before the session look-up, which protects auth, and by user after it. Calls with their own limit
 * also count under that limit.
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

/** A call that needs only a code or link, and the limits for unknown ones (misses). */
interface OpenedByCode {
  readonly route: Route;
  /** The limit per user, if the call requires a sign-in. */
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

/** The key for the misses of the whole platform. */
const EVERYONE = 'everyone';

/**
 * Protects share codes and, despite its name, scoring links against guessing. It counts misses, so many per hour for one user and for one address. Too many misses
 * on the whole platform mean a guessing attack with many accounts from many addresses: clients with a recent miss then have to wait. Clients
 * without one are allowed, so that an attack locks out no honest golfer.
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

/** The counters for a miss of this request; null: it is not such a call, or the user would have to be signed in and is not. */
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
