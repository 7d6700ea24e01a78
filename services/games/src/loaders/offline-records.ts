import { insteadOf, subscriptionRequired } from '@fairshare/service-kit';
import { isTombstone, NotFound, type Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import { GameDeleted, NoSuchGame } from '../domain/errors';
import { acceptedAfterLapse } from '../domain/offline-grace';
import type { Round } from '../domain/round';
import { accessOf, type CallerAccess } from './access';
import type { Scorer } from './rounds';
import type { SentBefore } from './was-sent-before';

export interface PhoneRecord extends SentBefore {
  readonly timestamp: string;
  /** The golfer who entered it, according to the phone. */
  readonly enteredBy?: string;
}

export async function existingRound(deps: GamesDeps, roundId: string): Promise<Stored<Round>> {
  const found = await deps.rounds.getWithTombstone(roundId);
  if (!found) throw new NoSuchGame();
  if (isTombstone(found)) throw new GameDeleted();
  return found;
}

/** For a round that was deleted between the read and the write. */
export const throwAsDeleted = insteadOf(NotFound, GameDeleted);

/** No score is lost to a paywall: entries from before access lapsed are still accepted for a while. @throws HttpError 402. */
export async function requireAccess(deps: GamesDeps, caller: Scorer, record: { readonly at: string; readonly roundCreatedAt: string }): Promise<void> {
  admit(await accessOf(deps, caller), record, deps.clock());
}

export function admit(access: CallerAccess, record: { readonly at: string; readonly roundCreatedAt: string }, now: Date): void {
  if (access.has) return;
  if (access.lapsedAt === null || !acceptedAfterLapse(access.lapsedAt, record, now)) throw subscriptionRequired();
}
