/** The columns of the matrix: the callers, and how their calls arrive. */
export const CALLERS = {
  anonymous: 'through the gateway; nobody is signed in',
  'identity headers': "through the gateway, without a session but with headers that claim one, a member's genuine token among them",
  lapsed: 'through the gateway; a member of the group whose access has ended',
  member: 'through the gateway; a member of the group, with access',
  elsewhere: 'through the gateway; has access and is a member of another group',
  admin: 'through the gateway; an administrator with access, a member of no group',
  'foreign site': "through the gateway; a member's browser, sent by another site",
  'expired session': 'through the gateway; a member whose session is 31 days old',
  'revoked session': 'through the gateway; a member who has signed out',
  guest: 'through the gateway; a guest of the round that the calls are about',
  'guest elsewhere': 'through the gateway; a guest of another round',
  'revoked guest': 'through the gateway; a guest whose link was revoked',
  'expired guest': 'through the gateway; a guest of ten days ago',
  'guest with a session': "through the gateway; a guest whose browser has a member's session as well",
  'guest cookie alone': "through the gateway; a guest's cookie, and nothing that says to use it",
  'direct, guest': 'straight to the service with the cookie of a guest of the round',
  'direct, no token': 'straight to the service',
  'direct, member token': "straight to the service with a member's genuine token",
  'direct, forged token': 'a token signed by another key under the name of ours',
  'direct, unsigned token': 'a token of algorithm "none"',
  'direct, public key as secret': 'a token whose HMAC is made with our public key',
  'direct, foreign audience': 'a token signed by our own key for another audience',
  'direct, foreign issuer': 'a token signed by our own key under another issuer',
  'direct, expired token': 'a genuine token, four minutes old',
  'direct, internal token': 'the token services show each other',
} as const;

export type Caller = keyof typeof CALLERS;
export const CALLER_NAMES = Object.keys(CALLERS) as Caller[];

/** Callers with a token that no service may accept. */
export const BAD_TOKENS: readonly Caller[] = [
  'direct, forged token',
  'direct, unsigned token',
  'direct, public key as secret',
  'direct, foreign audience',
  'direct, foreign issuer',
  'direct, expired token',
  'direct, internal token',
];

/** Callers whom the platform treats as not signed in. */
const NOBODY: readonly Caller[] = ['anonymous', 'guest cookie alone', 'identity headers', 'expired session', 'revoked session', 'direct, no token'];
export const isNobody = (caller: Caller): boolean => NOBODY.includes(caller);

/** Callers who claim to be guests: of the round, or of none that the calls are about. */
const GUESTS: readonly Caller[] = ['guest', 'guest with a session', 'direct, guest'];
const OTHER_GUESTS: readonly Caller[] = ['guest elsewhere', 'revoked guest', 'expired guest'];
export const isGuestOfRound = (caller: Caller): boolean => GUESTS.includes(caller);
export const isGuest = (caller: Caller): boolean => isGuestOfRound(caller) || OTHER_GUESTS.includes(caller);

/** Members of the group. */
const MEMBERS: readonly Caller[] = ['member', 'lapsed', 'foreign site', 'direct, member token'];
export const isMember = (caller: Caller): boolean => MEMBERS.includes(caller);

export const isDirect = (caller: Caller): boolean => caller.startsWith('direct');
