import { accountRightsApi, authApi, billingApi, groupsApi, guestsApi, type Route } from '@fairshare/contracts';
import { TOKEN_CACHED_FOR } from '@fairshare/service-kit';

/** So many requests in so many seconds, each multiplied by RATE_LIMIT_MULTIPLIER. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** A whole clubhouse may share one address, so limits by address are generous; auth slows failed logins by itself. */
export const RATE_LIMITS = {
  address: { requests: 6_000, seconds: 60 },
  user: { requests: 3_000, seconds: 60 },
  login: { requests: 60, seconds: 60 },
  register: { requests: 60, seconds: 60 },
  'forgot-password': { requests: 20, seconds: 60 },
  'reset-token': { requests: 30, seconds: 60 },
  join: { requests: 10, seconds: 60 },
  'join-address': { requests: 60, seconds: 60 },
  // Unknown share codes per user, per address, and from all clients: see the plugin `shareCodes` in plugins/rate-limit.ts.
  'join-misses-user': { requests: 20, seconds: 3_600 },
  'join-misses-address': { requests: 100, seconds: 3_600 },
  'join-misses': { requests: 300, seconds: 3_600 },
  'guest-open': { requests: 120, seconds: 60 },
  'guest-preview': { requests: 240, seconds: 60 },
  'guest-ask': { requests: 20, seconds: 60 },
  'guest-hand-over': { requests: 60, seconds: 60 },
  // Unknown scoring links per address and from all clients: `shareCodes` counts them too.
  'guest-misses-address': { requests: 100, seconds: 3_600 },
  'guest-misses': { requests: 300, seconds: 3_600 },
  'account-rights': { requests: 10, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type LimitName = keyof typeof RATE_LIMITS;

/** Calls with their own limit on top of the general ones: those that could guess passwords, tokens and codes, send mail, or query every service. */
export const GUARDED_CALLS: readonly { readonly route: Route; readonly limit: LimitName; readonly by: 'address' | 'user' }[] = [
  { route: authApi.login, limit: 'login', by: 'address' },
  { route: authApi.register, limit: 'register', by: 'address' },
  { route: authApi.forgotPassword, limit: 'forgot-password', by: 'address' },
  { route: authApi.resetPassword, limit: 'reset-token', by: 'address' },
  { route: authApi.updatePassword, limit: 'reset-token', by: 'address' },
  { route: authApi.changePassword, limit: 'account-rights', by: 'user' },
  { route: groupsApi.joinGroup, limit: 'join', by: 'user' },
  { route: groupsApi.joinGroup, limit: 'join-address', by: 'address' },
  { route: guestsApi.openScoringLink, limit: 'guest-open', by: 'address' },
  { route: guestsApi.previewScoringLink, limit: 'guest-preview', by: 'address' },
  { route: guestsApi.askScoringLink, limit: 'guest-ask', by: 'address' },
  { route: guestsApi.handOverGuest, limit: 'guest-hand-over', by: 'address' },
  { route: accountRightsApi.exportMyData, limit: 'account-rights', by: 'user' },
  { route: accountRightsApi.deleteAccount, limit: 'account-rights', by: 'user' },
];

const KB = 1024;
const MB = 1024 * KB;

/** Bytes. */
export const BODIES = {
  /** No body may exceed this; the service enforces the actual limit of a call (1 MB). */
  cap: 2 * MB,
  /** A call without a sign-in has only a form of a few fields. */
  publicCap: 8 * KB,
  /** All bodies that are held in this process at once; those from one address; and those of all clients that are not signed in. */
  process: 64 * MB,
  address: 16 * MB,
  anonymous: 16 * MB,
  /** The overhead that each chunk of a body counts besides its bytes, so that many small chunks do not cost more than they count. */
  piece: 256,
  /** A body is refused if it arrives, after an initial grace period, at fewer bytes per second than this. */
  slowest: 8 * KB,
} as const;

/** Calls without a sign-in that accept more than a form. */
export const LARGE_PUBLIC_CALLS: readonly Route[] = [billingApi.stripeWebhook];
/** Characters of path and query together. */
export const URL_CAP = 4_096;

/** Upgrades under way at once in this process; each waits for its session and for realtime. Further ones are refused at once. */
export const UPGRADES_UNDER_WAY_MAX = 500;

/** Milliseconds. */
export const TIMES = {
  /** A session's token is reused this long. Auth invalidates it earlier when the user's access or role changes. */
  tokenCached: TOKEN_CACHED_FOR,
  connectUpstream: 2_000,
  /** One instance has this long to begin its response, or to accept an upgrade; all instances tried in turn have the longer time. */
  firstByte: 5_000,
  firstByteInAll: 7_500,
  /** A service has this long between two parts of a response. */
  idleUpstream: 8_000,
  /** How often instances with open sockets are probed. */
  probeRealtime: 2_000,
  /** A client has this long for the first part of a body, at whatever pace. */
  firstBodyPart: 10_000,
  /** Shorter than the services' own keep-alive (75 s), so that the gateway closes idle connections first, and soon after a peak. */
  keepAliveUpstream: 10_000,
  headersOfClient: 15_000,
  requestOfClient: 120_000,
  /** A client that neither sends nor reads anything this long is disconnected: longer than a response takes if instance after instance times out. */
  stalledClient: 75_000,
  /** A refused client has this long to read the response and close the connection. */
  lingeringClose: 2_000,
  /** How often the server checks for slower clients and disconnects them. */
  checkSlowClients: 2_000,
  ready: 2_000,
} as const;
