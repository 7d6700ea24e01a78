import { createHash } from 'node:crypto';
import { type BodyOf, type gamesHolesApi, type gamesSyncApi, type GroupState, keptCells } from '@fairshare/contracts';
import type { RequestWrite } from '@fairshare/service-kit';
import type { GamesDeps } from '../deps';
import type { Stamp } from '../domain/cells';
import { syncAwards, syncCard, syncHole, syncStrokes, type RecordKey, type Synced } from '../domain/offline-records';
import { type Round, roundIdOf } from '../domain/round';
import { type Scorer, isActive } from '../loaders/rounds';
import { type SyncedRecord, syncRecord, syncRecords } from './sync-record';

/** A card that changed hands without signal. `gameId` is the round's. */
export const syncCardAssignment =
  (deps: GamesDeps) =>
  async (caller: Scorer, record: BodyOf<typeof gamesSyncApi.syncCardAssignment>, write: RequestWrite): Promise<SyncedRecord> => {
    const recordKey = recordKeyOf(caller, 'card', record);
    const round = await deps.rounds.get(roundIdOf(record.gameId));
    const active = round !== null && (await isActive(deps, round.state));
    return syncRecord(deps, caller, record, write, (current, group, stamp) => syncCard(current, { ...group, isActive: active }, record, recordKey, stamp));
  };

/** Anything that was entered on a hole without signal. */
export const syncHoleCells =
  (deps: GamesDeps) =>
  (caller: Scorer, record: HoleCells, write: RequestWrite): Promise<SyncedRecord> => {
    const sent = asSent(record);
    const recordKey = recordKeyOf(caller, 'hole', sent);
    return syncRecord(deps, caller, sent, write, (round, { players }, stamp) => syncHole(round, players, { ...sent, cells: keptCells(sent.cells) }, recordKey, stamp));
  };

type HoleCells = BodyOf<typeof gamesHolesApi.syncHoleCells>;

/** Many of them, of one round, in one write. */
export const syncManyHoleCells = (deps: GamesDeps) => (caller: Scorer, records: readonly HoleCells[], write: RequestWrite) => {
  const sent = records.map(asSent);
  return syncRecords(deps, caller, sent as [SentHole, ...SentHole[]], write, (round, { players }, record, stamp) =>
    syncHole(round, players, { ...record, cells: keptCells(record.cells) }, recordKeyOf(caller, 'hole', record), stamp),
  );
};

type SentHole = ReturnType<typeof asSent>;
const asSent = ({ gameStateId, ...record }: HoleCells) => ({ ...record, gameId: gameStateId, isHole: true as const });

type PointsScore = BodyOf<typeof gamesSyncApi.syncPointsScore>;

/** Strokes of one player on a hole, or awards of a BBB hole, entered without signal. */
export const syncPointsScore =
  (deps: GamesDeps) =>
  (caller: Scorer, record: PointsScore, write: RequestWrite): Promise<SyncedRecord> =>
    syncRecord(deps, caller, record, write, (round, group, stamp) => apply(caller, round, group, record, stamp));

/** Many of them, of one game, in one write. */
export const syncPointsScores = (deps: GamesDeps) => (caller: Scorer, records: readonly PointsScore[], write: RequestWrite) =>
  syncRecords(deps, caller, records as readonly [PointsScore, ...PointsScore[]], write, (round, group, record, stamp) => apply(caller, round, group, record, stamp));

function apply(caller: Scorer, round: Round, { players }: GroupState, record: PointsScore, stamp: Stamp): Synced {
  const recordKey = recordKeyOf(caller, record.gameType, record);
  if (record.gameType === 'points') return syncStrokes(round, players, { ...record, strokes: record.points }, recordKey, stamp);
  const { firstOn, closestTo, firstIn } = record;
  return syncAwards(round, players, { ...record, awards: { firstOn, closestTo, firstIn } }, recordKey, stamp);
}

/**
 * How a phone's record is known again. Its id counts within its golfer and kind, since ids of two phones may meet; without one, all
 * that it says serves as its id.
 */
function recordKeyOf(caller: Scorer, kind: 'card' | 'hole' | 'points' | 'bbb', record: { readonly id?: string }): RecordKey {
  const hash = digest(kind, record);
  return { key: digest(caller.userId, kind, record.id ?? hash), hash };
}

const digest = (...parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
