import type { Conflict, GroupState } from '@fairshare/contracts';
import { subscriptionRequired, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { isTombstone, NotFound, type Stored } from '@fairshare/store';
import type { GamesDeps } from '../games-deps';
import type { Stamp } from '../domain/cells';
import { EnteredByAnother, GameDeleted, NoSuchGame } from '../domain/errors';
import { acceptedAfterLapse } from '../domain/offline-grace';
import { DUPLICATE, happenedAt, type Synced } from '../domain/offline-records';
import { type GameSession, sessionIdOf } from '../domain/session';

/** What became of a record, and of its session. */
export interface SyncedRecord {
  readonly stored: Stored<GameSession>;
  readonly status: Synced['status'];
  readonly conflicts: readonly Conflict[];
}

interface PhoneRecord {
  readonly gameId: string;
  readonly timestamp: string;
  /** The golfer the phone knows to have entered it. */
  readonly enteredBy?: string;
}

/**
 * Lets a record that was made without signal have its effect, once.
 * @throws EnteredByAnother; GameDeleted when its session is no more; NoSuchGame; the 402 refusal; and what the rule throws.
 */
export async function syncRecord(
  deps: GamesDeps,
  caller: Caller,
  { gameId, timestamp, enteredBy = caller.userId }: PhoneRecord,
  write: RequestWrite,
  rule: (session: GameSession, group: GroupState, stamp: Stamp) => Synced,
): Promise<SyncedRecord> {
  if (enteredBy !== caller.userId) throw new EnteredByAnother();
  const session = await livingSession(deps, sessionIdOf(gameId));
  await deps.groups.forMember(caller, session.groupId);
  const stamp = { by: caller.userId, at: happenedAt(timestamp, deps.clock().toISOString()) };
  await requireAccess(deps, caller, { at: stamp.at, sessionCreatedAt: session.createdAt });
  return deps.groups.decide(caller, session.groupId, async (group) => {
    let synced = DUPLICATE;
    const stored = await deps.sessions
      .update(
        session.id,
        (current) => {
          synced = rule(current, group, stamp);
          return synced.change;
        },
        { request: write.options.request },
      )
      .catch(asDeleted);
    return { stored, status: synced.status, conflicts: synced.conflicts };
  });
}

async function livingSession(deps: GamesDeps, sessionId: string): Promise<GameSession> {
  const found = await deps.sessions.peek(sessionId);
  if (!found) throw new NoSuchGame();
  if (isTombstone(found)) throw new GameDeleted();
  return found.state;
}

/** Deleted between our look and our write. */
function asDeleted(error: unknown): never {
  throw error instanceof NotFound ? new GameDeleted() : error;
}

/** No score is lost to a paywall: what was entered before access lapsed is still taken for a while. @throws the 402 refusal. */
async function requireAccess(deps: GamesDeps, caller: Caller, record: { readonly at: string; readonly sessionCreatedAt: string }): Promise<void> {
  const access = await deps.accessOf(caller);
  if (access.has) return;
  if (access.lapsedAt === null || !acceptedAfterLapse(access.lapsedAt, record, deps.clock())) throw subscriptionRequired();
}
