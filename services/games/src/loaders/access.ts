import { Unavailable } from '@fairshare/event-bus';
import type { GamesDeps } from '../deps';
import type { Scorer } from './rounds';

/** Access now; or none, since `lapsedAt` (ISO 8601) or ever (null). */
export type CallerAccess = { readonly has: true } | { readonly has: false; readonly lapsedAt: string | null };

/**
 * Whether a caller has access now and, if not, since when not: the token says it first, before anything is refused billing is asked.
 * Unlike the gate of the other calls it does not take billing's silence for a no: a phone then keeps its record and tries again.
 * @throws Unavailable while that cannot be told
 */
export async function accessOf({ accessUntil, clock }: Pick<GamesDeps, 'accessUntil' | 'clock'>, caller: Scorer): Promise<CallerAccess> {
  // A guest pays nothing: who made the link has access.
  if (caller.role === 'guest') return { has: true };
  const now = clock().getTime();
  if (caller.accessUntil > now) return { has: true };
  const until = await accessUntil(caller.userId).catch((error: unknown) => {
    if (error instanceof Unavailable && caller.accessUntil > 0) return caller.accessUntil;
    throw error;
  });
  return until !== null && until > now ? { has: true } : { has: false, lapsedAt: until === null ? null : new Date(until).toISOString() };
}
