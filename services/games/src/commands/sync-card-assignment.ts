import type { BodyOf, gamesSyncApi } from '@fairshare/contracts';
import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { syncCard } from '../domain/offline-records';
import { roundIdOf } from '../domain/round';
import { type Scorer, isActive } from '../loaders/rounds';
import { type SyncedRecord, syncRecord } from './sync-record';
import { recordKeyOf } from '../loaders/record-key';

/** Syncs a card assignment that was made without signal. `gameId` is the round's. */
export const syncCardAssignment =
  (deps: GamesDeps) =>
  async (caller: Scorer, record: BodyOf<typeof gamesSyncApi.syncCardAssignment>, write: RequestWrite): Promise<SyncedRecord> => {
    const recordKey = recordKeyOf(caller, 'card', record);
    const round = await deps.rounds.get(roundIdOf(record.gameId));
    const active = round !== null && (await isActive(deps, round.state));
    return syncRecord(deps, caller, record, write, (current, group, authorship) => syncCard(current, { ...group, isActive: active }, record, recordKey, authorship));
  };
