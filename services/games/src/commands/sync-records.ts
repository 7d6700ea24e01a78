import type { GroupState } from '@fairshare/contracts';
import type { RequestWrite } from '@fairshare/service-kit';
import type { Change, NamedChange, Stored, WriteOptions } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { Authorship } from '../domain/cells';
import { EnteredByAnother } from '../domain/errors';
import { DUPLICATE, effectiveTime, type Synced } from '../domain/offline-records';
import { inVersion, type Round, roundIdOf, withoutExpiredLinks } from '../domain/round';
import { accessOf, requireOpenTo, requireStillLetIn } from '../loaders/access';
import { groupOfRound, type Scorer } from '../loaders/rounds';
import { wasSentBefore } from '../loaders/was-sent-before';
import { type PhoneRecord, existingRound, throwAsDeleted, admit } from '../loaders/offline-records';

/** The outcome of one of many records. */
export type BatchResult = Pick<Synced, 'status' | 'conflicts'> | { readonly refused: unknown };

/**
 * Applies many records of one game in one write. A refused record does not stop the others.
 * @throws GameDeleted when the round was deleted; NoSuchGame.
 */
export async function syncRecords<Record extends PhoneRecord>(
  deps: GamesDeps,
  caller: Scorer,
  records: readonly [Record, ...Record[]],
  write: RequestWrite,
  rule: (round: Round, group: GroupState, record: Record, authorship: Authorship) => Synced,
): Promise<{ stored: Stored<Round>; results: readonly BatchResult[] }> {
  const from = await existingRound(deps, roundIdOf(records[0].gameId));
  const round = from.state;
  const group = await groupOfRound(deps, caller, round);
  const access = await accessOf(deps, caller);
  const now = deps.clock();
  const known = new Set<Record>();
  for (const record of records) if (await wasSentBefore(deps, round.id, record, write).catch(throwAsDeleted)) known.add(record);
  let results: BatchResult[] = [];
  const attempt = (current: Round, record: Record): Synced => {
    if ((record.enteredBy ?? caller.userId) !== caller.userId) throw new EnteredByAnother();
    const authorship = { by: caller.userId, at: effectiveTime(record.timestamp, now.toISOString()) };
    admit(access, { at: authorship.at, roundCreatedAt: round.createdAt }, now);
    const synced = known.has(record) ? DUPLICATE : rule(current, group, record, authorship);
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
  // The whole batch was sent before. It is applied again: the stored record keys show which records took effect, and a refused one may be accepted now.
  if (stored.outcome === 'replayed') stored = await applied({});
  return { stored, results };
}
