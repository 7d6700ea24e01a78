import { keptCells } from '@fairshare/contracts';
import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { syncHole } from '../domain/offline-records';
import type { Scorer } from '../loaders/rounds';
import { type SyncedRecord, syncRecord } from './sync-record';
import { type SentCells, sentHoleOf } from '../loaders/sent-hole';
import { recordKeyOf } from '../loaders/record-key';

/** Syncs entries of a hole that were made without signal. */
export const syncHoleCells =
  (deps: GamesDeps) =>
  (caller: Scorer, record: SentCells, write: RequestWrite): Promise<SyncedRecord> => {
    const sent = sentHoleOf(record);
    const recordKey = recordKeyOf(caller, 'hole', sent);
    return syncRecord(deps, caller, sent, write, (round, { players }, authorship) => syncHole(round, players, { ...sent, cells: keptCells(sent.cells) }, recordKey, authorship));
  };
