import { keptCells } from '@fairshare/contracts';
import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import { syncHole } from '../domain/offline-records';
import type { Scorer } from '../loaders/rounds';
import { syncRecords } from './sync-records';
import { type SentCells, sentHoleOf, type SentHole } from '../loaders/sent-hole';
import { recordKeyOf } from '../loaders/record-key';

/** Syncs entries of many holes of one round in one write. */
export const syncManyHoleCells = (deps: GamesDeps) => (caller: Scorer, records: readonly SentCells[], write: RequestWrite) => {
  const sent = records.map(sentHoleOf);
  return syncRecords(deps, caller, sent as [SentHole, ...SentHole[]], write, (round, { players }, record, authorship) =>
    syncHole(round, players, { ...record, cells: keptCells(record.cells) }, recordKeyOf(caller, 'hole', record), authorship),
  );
};
