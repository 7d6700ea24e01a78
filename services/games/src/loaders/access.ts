import { Unavailable } from '@fairshare/event-bus';
import type { GamesDeps } from '../deps';
import type { Scorer } from './rounds';
import type { GroupState } from '@fairshare/contracts';
import { RoundFinished } from '../domain/errors';
import type { Round } from '../domain/round';
import { requireLetIn } from '../domain/scoring-links';

/** The caller has access now; or has none: since `lapsedAt` (ISO 8601), or never had any (null). */
export type CallerAccess = { readonly has: true } | { readonly has: false; readonly lapsedAt: string | null };

/**
 * Whether a caller has access now and, if not, since when not. The token is checked first; billing is queried before anything is refused.
 * Unlike the gate of the other calls, it does not refuse when billing does not respond: the phone then keeps its record and retries.
 * @throws Unavailable while neither is known
 */
export async function accessOf({ accessUntil, clock }: Pick<GamesDeps, 'accessUntil' | 'clock'>, caller: Scorer): Promise<CallerAccess> {
  // Guests do not pay: the maker of the link has access.
  if (caller.role === 'guest') return { has: true };
  const now = clock().getTime();
  if (caller.accessUntil > now) return { has: true };
  const until = await accessUntil(caller.userId).catch((error: unknown) => {
    if (error instanceof Unavailable && caller.accessUntil > 0) return caller.accessUntil;
    throw error;
  });
  return until !== null && until > now ? { has: true } : { has: false, lapsedAt: until === null ? null : new Date(until).toISOString() };
}

/** Requires that a guest's link is still valid: it may have been revoked since the request began. @throws GuestGone */
export function requireStillLetIn({ clock }: Pick<GamesDeps, 'clock'>, caller: Scorer, round: Round, group: GroupState): void {
  if (caller.role === 'guest') requireLetIn(round, group, { guestId: caller.userId, playerId: caller.guest.playerId }, clock().toISOString());
}

/** Members may correct a finished round; guests may not. @throws RoundFinished */
export function requireOpenTo(caller: Scorer, { finished }: Pick<Round, 'finished'>): void {
  if (caller.role === 'guest' && finished) throw new RoundFinished();
}
