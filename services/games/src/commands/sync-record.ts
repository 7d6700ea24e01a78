import type { Conflict, GroupState } from '@fairshare/contracts';
import type { RequestWrite } from '@fairshare/service-kit';
import type { Stored } from '@fairshare/store';
import type { GamesDeps } from '../deps';
import type { Authorship } from '../domain/cells';
import { EnteredByAnother } from '../domain/errors';
import { DUPLICATE, effectiveTime, type Synced } from '../domain/offline-records';
import { type Round, roundIdOf } from '../domain/round';
import { decideWithGroup, groupOfRound, type Scorer } from '../loaders/rounds';
import { wasSentBefore } from '../loaders/was-sent-before';
import { applyToRound } from './apply-to-round';
import { type PhoneRecord, existingRound, throwAsDeleted, requireAccess } from '../loaders/offline-records';

/** The outcome of a record, with its round. */
export interface SyncedRecord {
  readonly stored: Stored<Round>;
  readonly status: Synced['status'];
  readonly conflicts: readonly Conflict[];
}

/**
 * Applies a record that was made without signal, once.
 * @throws EnteredByAnother; GameDeleted when its round was deleted; NoSuchGame; HttpError 402; and the errors of the rule.
 */
export async function syncRecord(
  deps: GamesDeps,
  caller: Scorer,
  record: PhoneRecord,
  write: RequestWrite,
  rule: (round: Round, group: GroupState, authorship: Authorship) => Synced,
): Promise<SyncedRecord> {
  const { gameId, timestamp, enteredBy = caller.userId } = record;
  if (enteredBy !== caller.userId) throw new EnteredByAnother();
  const from = await existingRound(deps, roundIdOf(gameId));
  const round = from.state;
  await groupOfRound(deps, caller, round);
  const isKnown = await wasSentBefore(deps, round.id, record, write).catch(throwAsDeleted);
  const authorship = { by: caller.userId, at: effectiveTime(timestamp, deps.clock().toISOString()) };
  await requireAccess(deps, caller, { at: authorship.at, roundCreatedAt: round.createdAt });
  return decideWithGroup(deps, caller, round, async (group) => {
    let synced = DUPLICATE;
    const apply = (current: Round) => {
      synced = isKnown ? DUPLICATE : rule(current, group, authorship);
      return synced.change;
    };
    const { stored } = await applyToRound(deps, caller, { stored: from, group }, apply, { request: write.options.request }).catch(throwAsDeleted);
    return { stored, status: synced.status, conflicts: synced.conflicts };
  });
}
