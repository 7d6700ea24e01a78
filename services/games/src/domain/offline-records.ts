import { BBB_AWARDS, type BbbAward, type Conflict } from '@fairshare/contracts';
import { NOBODY } from '@fairshare/golf-rules';
import type { Change, NamedChange } from '@fairshare/store';
import { type Cell, type Cells, entryOf, type Stamp } from './cells';
import type { CardGroup } from './cards';
import { cardNamed, rememberedCards } from './cards-in-play';
import { keepConflict, type NewConflict } from './conflicts';
import { place } from './card-moves';
import { GameDeleted, RecordIdReused, RoundFull } from './errors';
import { changesOfHole, enterAwards, enterStrokes } from './record-hole';
import { type OfflineEntry, resolveEdit } from './resolve-edit';
import { type Players, requirePlayer, requirePlayerOrNobody } from './players';
import { OFFLINE_RECORDS_MAX } from './round-limits';
import { bbbGameOf, type GameSession, pointsGameOf } from './session';

/** How a record is known again: by its id (or what it says), and a hash of what it says. */
export interface RecordMark {
  readonly key: string;
  readonly hash: string;
}

export interface StrokesRecord {
  readonly gameId: string;
  readonly hole: number;
  readonly playerId: string;
  readonly strokes: number;
  readonly baseVersion?: number;
}

export interface AwardsRecord {
  readonly gameId: string;
  readonly hole: number;
  /** For a record without an award: whose point it is. */
  readonly playerId?: string | null;
  readonly awards: Partial<Record<BbbAward, string>>;
  readonly baseVersion?: number | Partial<Record<BbbAward, number>>;
}

export interface CardRecord {
  readonly cardType: string;
  readonly playerId: string | null;
}

/** What became of a record; `conflicts` is what of it, or because of it, waits for the group. */
export interface Synced {
  readonly status: 'applied' | 'duplicate' | 'conflict';
  readonly conflicts: readonly Conflict[];
  readonly change: Change<GameSession>;
}

interface Applied {
  readonly session: GameSession;
  readonly changes: readonly NamedChange[];
  readonly conflicts: readonly Conflict[];
}

export const DUPLICATE: Synced = { status: 'duplicate', conflicts: [], change: 'unchanged' };

/** The instant a record counts for: a phone's clock in the future counts as now. */
export const happenedAt = (timestamp: string, now: string): string => (timestamp > now ? now : timestamp);

/** A player's strokes on a hole. @throws UnknownPlayer, NoSuchGame, GameDeleted, RecordIdReused, RoundFull. */
export function syncStrokes(session: GameSession, players: Players, record: StrokesRecord, mark: RecordMark, stamp: Stamp): Synced {
  return once(session, mark, () => {
    requireNotDeleted(session, record.gameId);
    requirePlayer(players, record.playerId, 'playerId');
    const game = pointsGameOf(session, record.gameId);
    return syncCell(
      session,
      { game: 'points', gameId: game.id, hole: record.hole, cell: record.playerId },
      game.holes[record.hole] ?? {},
      { ...stamp, value: record.strokes, baseVersion: record.baseVersion },
      () => enterStrokes(session, game, record.hole, { [record.playerId]: record.strokes }, stamp),
    );
  });
}

/**
 * Awards of a BBB hole. A record without any award is kept as a conflict for the group to place.
 * @throws UnknownPlayer, NoSuchGame, RecordIdReused, RoundFull.
 */
export function syncAwards(session: GameSession, players: Players, record: AwardsRecord, mark: RecordMark, stamp: Stamp): Synced {
  const { gameId, hole, awards, baseVersion } = record;
  return once(session, mark, () => {
    bbbGameOf(session, gameId);
    const given = BBB_AWARDS.flatMap((award) => (awards[award] === undefined ? [] : [{ award, playerId: awards[award] }]));
    if (given.length === 0) return keepUnplaced(session, players, record, stamp);
    for (const { award, playerId } of given) requirePlayerOrNobody(players, playerId, award);
    return given.reduce<Applied>((sofar, { award, playerId }) => {
      const game = sofar.session.bbb;
      const enteredAgainst = typeof baseVersion === 'number' ? baseVersion : baseVersion?.[award];
      const applied = syncCell(
        sofar.session,
        { game: 'bbb', gameId, hole, cell: award },
        game.holes[hole] ?? {},
        { ...stamp, value: playerId, baseVersion: enteredAgainst },
        () => enterAwards(sofar.session, game, hole, { [award]: playerId }, stamp),
      );
      return { session: applied.session, changes: [...sofar.changes, ...applied.changes], conflicts: [...sofar.conflicts, ...applied.conflicts] };
    }, nothingYet(session));
  });
}

/** A card that changed hands; it enters the history at its time. @throws UnknownCard, AmbiguousCard, UnknownPlayer, RecordIdReused, RoundFull. */
export function syncCard(session: GameSession, group: CardGroup, record: CardRecord, mark: RecordMark, stamp: Stamp): Synced {
  return once(session, mark, () => {
    const { playerId } = record;
    const card = cardNamed(rememberedCards(session, group), record.cardType, 'cardType');
    if (playerId !== null) requirePlayer(group.players, playerId, 'playerId');
    // Also to the holder: who had it when decides about records that come even later.
    const placed = place(session, card, { ...stamp, playerId });
    return { session: placed, changes: [{ name: 'card-assigned', facts: { key: card.key, playerId } }], conflicts: [] };
  });
}

const nothingYet = (session: GameSession): Applied => ({ session, changes: [], conflicts: [] });

/** A record has its effect once, however often it is sent. @throws RecordIdReused, RoundFull */
function once(session: GameSession, mark: RecordMark, apply: () => Applied): Synced {
  const { appliedRecords } = session.internal;
  const known = entryOf(appliedRecords, mark.key);
  if (known === mark.hash) return DUPLICATE;
  if (known !== undefined) throw new RecordIdReused();
  if (Object.keys(appliedRecords).length >= OFFLINE_RECORDS_MAX) {
    throw new RoundFull(`This round has taken ${OFFLINE_RECORDS_MAX.toLocaleString('en-US')} entries made without signal, as many as it keeps. Enter this one again with signal`);
  }
  const { session: applied, changes, conflicts } = apply();
  const state = { ...applied, internal: { ...applied.internal, appliedRecords: { ...appliedRecords, [mark.key]: mark.hash } } };
  return { status: conflicts.length > 0 ? 'conflict' : 'applied', conflicts, change: { state, changes } };
}

function requireNotDeleted(session: GameSession, gameId: string): void {
  if (session.internal.deletedGames.includes(gameId)) throw new GameDeleted();
}

type Place = Pick<NewConflict, 'gameId'> & { readonly hole: number; readonly cell: string };

const RECORDED = { points: 'hole-scores-recorded', bbb: 'bbb-hole-recorded' } as const;

/** One cell: the late value takes its place, or waits beside it, or leaves the one it displaced waiting. */
function syncCell<Value extends string | number>(
  session: GameSession,
  at: Place & { readonly game: keyof typeof RECORDED },
  cells: Cells<Value>,
  entry: OfflineEntry<Value>,
  enter: () => GameSession,
): Applied {
  const cell = entryOf(cells, at.cell);
  const resolution = resolveEdit(cell, entry);
  if (resolution === 'agrees') return nothingYet(session);
  const mine = { value: entry.value, by: entry.by, at: entry.at };
  if (resolution === 'loses' && cell) return keep(session, { ...at, stored: heldBy(cell), other: mine });
  const entered = enter();
  const changes = changesOfHole(session, entered, RECORDED[at.game], { gameId: at.gameId, hole: at.hole });
  if (resolution === 'takes' || !cell) return { session: entered, changes, conflicts: [] };
  const kept = keep(entered, { ...at, stored: mine, other: heldBy(cell) });
  return { ...kept, changes: [...changes, ...kept.changes] };
}

const heldBy = <Value>({ value, by, at }: Cell<Value>) => ({ value, by, at });

function keepUnplaced(session: GameSession, players: Players, { gameId, hole, playerId }: AwardsRecord, { by, at }: Stamp): Applied {
  if (playerId != null && playerId !== NOBODY) requirePlayer(players, playerId, 'playerId');
  return keep(session, { game: 'bbb', gameId, hole, cell: null, stored: null, other: { value: playerId ?? null, by, at } });
}

function keep(session: GameSession, conflict: NewConflict): Applied {
  const kept = keepConflict(session, conflict);
  const { id, gameId, hole } = kept.conflict;
  const found = { name: 'conflict-found', facts: { conflictId: id, gameId, hole } };
  return { session: kept.session, conflicts: [kept.conflict], changes: kept.isNew ? [found] : [] };
}
