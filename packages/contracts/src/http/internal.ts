import { z } from 'zod';
import { id, playerId } from '../ids';

/** The calls between processes. They carry a JWT of audience `internal`; the gateway never routes them. */

/** The gateway exchanges the hash of a session cookie for a signed token; an unknown or ended session is a 401. */
export const SESSION_EXCHANGE_PATH = '/internal/sessions/exchange';

export const sessionExchangeBody = z.object({
  /** SHA-256 of the cookie's value, hex. */
  sessionHash: z.string().regex(/^[0-9a-f]{64}$/, 'must be a SHA-256 in hex'),
  /** In the form of the X-At-Least header: the account and billing versions that the token must be based on. */
  atLeast: z.string().max(2048).optional(),
});
export type SessionExchangeBody = z.infer<typeof sessionExchangeBody>;

export const sessionExchangeAnswer = z.object({
  token: z.string(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
  accountVersion: z.number().int(),
  billingVersion: z.number().int(),
  userId: id,
  /** Public id of the login session. */
  sid: id,
});
export type SessionExchangeAnswer = z.infer<typeof sessionExchangeAnswer>;

/** The groups service requests from games the group and the player for which a guest cookie is valid; a 404: for none (any more). */
export const GUEST_PATH = '/internal/guest';

export const guestBody = z.object({ cookie: z.string().max(256) });
export type GuestBody = z.infer<typeof guestBody>;

export const guestAnswer = z.object({ groupId: id, playerId });
export type GuestAnswer = z.infer<typeof guestAnswer>;
