import type { Conflict, GroupState } from '@fairshare/contracts';
import { subscriptionRequired, type Caller, type RequestWrite } from '@fairshare/service-kit';
import { type Change, isTombstone, type NamedChange, NotFound, type Stored, type WriteOptions } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { Stamp } from '../domain/cells';
import { EnteredByAnother, GameDeleted, NoSuchGame } from '../domain/errors';
import { acceptedAfterLapse } from '../domain/offline-grace';
import { DUPLICATE, happenedAt, type Synced } from '../domain/offline-records';
import { type GameSession, sessionIdOf } from '../domain/session';
import { accessOf, type CallerAccess } from '../loaders/access';
import { decideWithGroup, requireGroup } from '../loaders/open-session';
import { cameBefore, type SentBefore } from './call-before';

/** What became of a record, and of its session. */
export interface SyncedRecord {
  readonly stored: Stored<GameSession>;
  readonly status: Synced['status'];
  readonly conflicts: readonly Conflict[];
}

interface PhoneRecord extends SentBefore {
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
  record: PhoneRecord,
  write: RequestWrite,
  rule: (session: GameSession, group: GroupState, stamp: Stamp) => Synced,
): Promise<SyncedRecord> {
  const { gameId, timestamp, enteredBy = caller.userId } = record;
  if (enteredBy !== caller.userId) throw new EnteredByAnother();
  const session = await livingSession(deps, sessionIdOf(gameId));
  await requireGroup(deps, caller, session.groupId);
  const isKnown = await cameBefore(deps, session.id, record, write).catch(asDeleted);
  const stamp = { by: caller.userId, at: happenedAt(timestamp, deps.clock().toISOString()) };
  await requireAccess(deps, caller, { at: stamp.at, sessionCreatedAt: session.createdAt });
  return decideWithGroup(deps, caller, session.groupId, async (group) => {
    let synced = DUPLICATE;
    const stored = await deps.sessions
      .update(
        session.id,
        (current) => {
          synced = isKnown ? DUPLICATE : rule(current, group, stamp);
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

/** What became of one of many records. */
export type BatchResult = Pick<Synced, 'status' | 'conflicts'> | { readonly refused: unknown };

/**
 * The same for many records of one game in one write. A record that is refused does not hold up the others.
 * @throws GameDeleted when the session is no more; NoSuchGame.
 */
export async function syncRecords<Record extends PhoneRecord>(
  deps: GamesDeps,
  caller: Caller,
  records: readonly [Record, ...Record[]],
  write: RequestWrite,
  rule: (session: GameSession, group: GroupState, record: Record, stamp: Stamp) => Synced,
): Promise<{ stored: Stored<GameSession>; results: readonly BatchResult[] }> {
  const session = await livingSession(deps, sessionIdOf(records[0].gameId));
  const group = await requireGroup(deps, caller, session.groupId);
  const access = await accessOf(deps, caller);
  const now = deps.clock();
  const known = new Set<Record>();
  for (const record of records) if (await cameBefore(deps, session.id, record, write).catch(asDeleted)) known.add(record);
  let results: BatchResult[] = [];
  const attempt = (current: GameSession, record: Record): Synced => {
    if ((record.enteredBy ?? caller.userId) !== caller.userId) throw new EnteredByAnother();
    const stamp = { by: caller.userId, at: happenedAt(record.timestamp, now.toISOString()) };
    admit(access, { at: stamp.at, sessionCreatedAt: session.createdAt }, now);
    return known.has(record) ? DUPLICATE : rule(current, group, record, stamp);
  };
  const applyAll = (current: GameSession): Change<GameSession> => {
    results = [];
    let state = current;
    const changes: NamedChange[] = [];
    for (const record of records) {
      try {
        const { status, conflicts, change } = attempt(state, record);
        results.push({ status, conflicts });
        if (change === 'unchanged' || !('state' in change)) continue;
        state = change.state;
        changes.push(...change.changes);
      } catch (error) {
        results.push({ refused: error });
      }
    }
    return state === current ? 'unchanged' : { state, changes };
  };
  const applied = (options: WriteOptions) => deps.sessions.update(session.id, applyAll, options).catch(asDeleted);
  let stored = await applied({ request: write.options.request });
  // The whole was sent before: its records tell by their own marks what became of them, and one that was refused then may be taken now.
  if (stored.outcome === 'replayed') stored = await applied({});
  return { stored, results };
}

/** Deleted between our look and our write. */
function asDeleted(error: unknown): never {
  throw error instanceof NotFound ? new GameDeleted() : error;
}

/** No score is lost to a paywall: what was entered before access lapsed is still taken for a while. @throws the 402 refusal. */
async function requireAccess(deps: GamesDeps, caller: Caller, record: { readonly at: string; readonly sessionCreatedAt: string }): Promise<void> {
  admit(await accessOf(deps, caller), record, deps.clock());
}

function admit(access: CallerAccess, record: { readonly at: string; readonly sessionCreatedAt: string }, now: Date): void {
  if (access.has) return;
  if (access.lapsedAt === null || !acceptedAfterLapse(access.lapsedAt, record, now)) throw subscriptionRequired();
}
