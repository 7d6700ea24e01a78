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
  // Share codes that are nobody's, of one user, of one address, and of everyone: see plugins/share-codes.ts.
  'join-misses-user': { requests: 20, seconds: 3_600 },
  'join-misses-address': { requests: 100, seconds: 3_600 },
  'join-misses': { requests: 300, seconds: 3_600 },
  // Scoring links that open nothing, of one address and of everyone.
  'guest-open': { requests: 120, seconds: 60 },
  'guest-preview': { requests: 240, seconds: 60 },
  'guest-ask': { requests: 20, seconds: 60 },
  'guest-hand-over': { requests: 60, seconds: 60 },
  'guest-misses-address': { requests: 100, seconds: 3_600 },
  'guest-misses': { requests: 300, seconds: 3_600 },
  'account-rights': { requests: 10, seconds: 60 },
} as const satisfies Record<string, RateLimit>;

export type LimitName = keyof typeof RATE_LIMITS;

/** Calls with a limit of their own on top of the general ones: what guesses passwords, tokens and codes, sends mail, or asks every service. */
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
  /** No body may exceed this; what a call really takes (1 MB) its service says. */
  cap: 2 * MB,
  /** A call that anybody may make has a form of a few fields. */
  publicCap: 8 * KB,
  /** All bodies that are held in this process at once; those that come from one address; and those of all who are not signed in. */
  process: 64 * MB,
  address: 16 * MB,
  anonymous: 16 * MB,
  /** What a piece of a body costs besides its bytes: many small ones are not to cost more than they count. */
  piece: 256,
  /** A body that comes more slowly than this many bytes a second, after a while to begin with, is given up. */
  slowest: 8 * KB,
} as const;

/** Calls without a sign-in that take more than a form. */
export const LARGE_PUBLIC_CALLS: readonly Route[] = [billingApi.stripeWebhook];
/** Characters of path and query together. */
export const URL_CAP = 4_096;

/** Upgrades under way at once in this process; each waits for its session and for realtime. Above it they are refused at once. */
export const UPGRADES_UNDER_WAY_MAX = 500;

/** Milliseconds. */
export const TIMES = {
  /** A token made from a session is used this long: other people's changes to one's access count within it. */
  tokenCached: TOKEN_CACHED_FOR,
  connectUpstream: 2_000,
  /** One instance has this long to begin its response, or to take an upgrade; with all instances tried in turn, it begins within the longer time. */
  firstByte: 5_000,
  firstByteInAll: 7_500,
  /** A service has this long between two parts of a response. */
  idleUpstream: 8_000,
  /** How often instances with open sockets are probed. */
  probeRealtime: 2_000,
  /** A client has this long for the first part of a body, at whatever pace. */
  firstBodyPart: 10_000,
  /** Below the services' own keep-alive (75 s), so that the gateway is the one who closes idle connections; and soon, once a rush is over. */
  keepAliveUpstream: 10_000,
  headersOfClient: 15_000,
  requestOfClient: 120_000,
  /** A client that neither sends nor takes anything this long is cut off: longer than a response takes when one instance after another does not give it. */
  stalledClient: 75_000,
  /** So long a client that was refused may take to read why and hang up. */
  lingeringClose: 2_000,
  /** How often clients that take longer are looked for, and cut off. */
  checkSlowClients: 2_000,
  ready: 2_000,
} as const;
