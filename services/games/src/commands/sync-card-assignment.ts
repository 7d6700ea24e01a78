import type { BodyOf, gamesSyncApi } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { syncCard } from '../domain/offline-records';
import { sessionIdOf } from '../domain/session';
import { isActive } from '../loaders/round-index';
import { markOf } from './record-mark';
import { type SyncedRecord, syncRecord } from './sync-record';

/** A card that changed hands without signal. `gameId` is the session's. */
export const syncCardAssignment =
  (deps: GamesDeps) =>
  async (caller: Caller, record: BodyOf<typeof gamesSyncApi.syncCardAssignment>, write: RequestWrite): Promise<SyncedRecord> => {
    const mark = markOf(caller, 'card', record);
    const session = await deps.sessions.get(sessionIdOf(record.gameId));
    const active = session !== null && (await isActive(deps, session.state));
    return syncRecord(deps, caller, record, write, (current, group, stamp) =>
      syncCard(current, { ...group, isActive: active }, record, mark, stamp),
    );
  };
