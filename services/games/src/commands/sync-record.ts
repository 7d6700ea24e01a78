import type { Conflict, GroupState } from '@fairshare/contracts';
import { insteadOf, subscriptionRequired, type RequestWrite } from '@fairshare/service-kit';
import { type Change, isTombstone, type NamedChange, NotFound, type Stored, type WriteOptions } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { Stamp } from '../domain/cells';
import { EnteredByAnother, GameDeleted, NoSuchGame } from '../domain/errors';
import { acceptedAfterLapse } from '../domain/offline-grace';
import { DUPLICATE, effectiveTime, type Synced } from '../domain/offline-records';
import { inVersion, type Round, roundIdOf, withoutExpiredLinks } from '../domain/round';
import { accessOf, type CallerAccess } from '../loaders/access';
import { decideWithGroup, groupOfRound, type Scorer } from '../loaders/rounds';
import { cameBefore, type SentBefore } from './call-before';
import { requireOpenTo, requireStillLetIn, scoreRound } from './change-game';

/** What became of a record, and of its round. */
export interface SyncedRecord {
  readonly stored: Stored<Round>;
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
 * @throws EnteredByAnother; GameDeleted when its round is no more; NoSuchGame; HttpError 402; and what the rule throws.
 */
export async function syncRecord(
  deps: GamesDeps,
  caller: Scorer,
  record: PhoneRecord,
  write: RequestWrite,
  rule: (round: Round, group: GroupState, stamp: Stamp) => Synced,
): Promise<SyncedRecord> {
  const { gameId, timestamp, enteredBy = caller.userId } = record;
  if (enteredBy !== caller.userId) throw new EnteredByAnother();
  const from = await existingRound(deps, roundIdOf(gameId));
  const round = from.state;
  await groupOfRound(deps, caller, round);
  const isKnown = await cameBefore(deps, round.id, record, write).catch(throwAsDeleted);
  const stamp = { by: caller.userId, at: effectiveTime(timestamp, deps.clock().toISOString()) };
  await requireAccess(deps, caller, { at: stamp.at, roundCreatedAt: round.createdAt });
  return decideWithGroup(deps, caller, round, async (group) => {
    let synced = DUPLICATE;
    const apply = (current: Round) => {
      synced = isKnown ? DUPLICATE : rule(current, group, stamp);
      return synced.change;
    };
    const stored = await scoreRound(deps, caller, { roundId: round.id, group }, apply, { request: write.options.request, from }).catch(throwAsDeleted);
    return { stored, status: synced.status, conflicts: synced.conflicts };
  });
}

async function existingRound(deps: GamesDeps, roundId: string): Promise<Stored<Round>> {
  const found = await deps.rounds.peek(roundId);
  if (!found) throw new NoSuchGame();
  if (isTombstone(found)) throw new GameDeleted();
  return found;
}

/** What became of one of many records. */
export type BatchResult = Pick<Synced, 'status' | 'conflicts'> | { readonly refused: unknown };

/**
 * The same for many records of one game in one write. A record that is refused does not hold up the others.
 * @throws GameDeleted when the round is no more; NoSuchGame.
 */
export async function syncRecords<Record extends PhoneRecord>(
  deps: GamesDeps,
  caller: Scorer,
  records: readonly [Record, ...Record[]],
  write: RequestWrite,
  rule: (round: Round, group: GroupState, record: Record, stamp: Stamp) => Synced,
): Promise<{ stored: Stored<Round>; results: readonly BatchResult[] }> {
  const from = await existingRound(deps, roundIdOf(records[0].gameId));
  const round = from.state;
  const group = await groupOfRound(deps, caller, round);
  const access = await accessOf(deps, caller);
  const now = deps.clock();
  const known = new Set<Record>();
  for (const record of records) if (await cameBefore(deps, round.id, record, write).catch(throwAsDeleted)) known.add(record);
  let results: BatchResult[] = [];
  const attempt = (current: Round, record: Record): Synced => {
    if ((record.enteredBy ?? caller.userId) !== caller.userId) throw new EnteredByAnother();
    const stamp = { by: caller.userId, at: effectiveTime(record.timestamp, now.toISOString()) };
    admit(access, { at: stamp.at, roundCreatedAt: round.createdAt }, now);
    const synced = known.has(record) ? DUPLICATE : rule(current, group, record, stamp);
    if (synced.change !== 'unchanged') requireOpenTo(caller, current);
    return synced;
  };
  const applyAll = (before: Round, version: number): Change<Round> => {
    requireStillLetIn(deps, caller, before, group);
    results = [];
    const current = withoutExpiredLinks(before, now.toISOString());
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
    return state === current ? 'unchanged' : inVersion({ state, changes }, version + 1);
  };
  const applied = (options: WriteOptions) => deps.rounds.update(round.id, applyAll, options).catch(throwAsDeleted);
  let stored = await applied({ request: write.options.request, from });
  // The whole was sent before: its records tell by their own marks what became of them, and one that was refused then may be taken now.
  if (stored.outcome === 'replayed') stored = await applied({});
  return { stored, results };
}

/** Deleted between our look and our write. */
const throwAsDeleted = insteadOf(NotFound, GameDeleted);

/** No score is lost to a paywall: what was entered before access lapsed is still taken for a while. @throws HttpError 402. */
async function requireAccess(deps: GamesDeps, caller: Scorer, record: { readonly at: string; readonly roundCreatedAt: string }): Promise<void> {
  admit(await accessOf(deps, caller), record, deps.clock());
}

function admit(access: CallerAccess, record: { readonly at: string; readonly roundCreatedAt: string }, now: Date): void {
  if (access.has) return;
  if (access.lapsedAt === null || !acceptedAfterLapse(access.lapsedAt, record, now)) throw subscriptionRequired();
}
