import { type Conflict, InvalidField } from '@fairshare/contracts';
import { awardCell, entryOf, NOBODY, playersOn, whoPlays, type BbbAward, BBB_AWARDS } from '@fairshare/golf-rules';
import type { Change, NamedChange } from '@fairshare/store';
import type { Cell, Authorship } from './cells';
import { type CardGroup, addCardAssignment, cardAssigned, cardNamed, rememberedCards } from './cards';
import { recordConflict, type NewConflict } from './conflicts';
import { GameDeleted, RecordIdReused, RoundFull } from './errors';
import { cellAt, type CellAddress } from './facts';
import { gameOf } from './games';
import { cellNamed, type HoleCells } from './hole-cells';
import { changesOfHole, enterCell } from './enter-facts';
import { type OfflineEntry, resolveEdit } from './resolve-edit';
import { type Players, requirePlayer, requirePlayerOrNobody, requireInRound } from './roster';
import { OFFLINE_RECORDS_MAX } from './round-limits';
import { judge } from './side-answers';
import type { SideGame } from './side-games';
import type { Round } from './round';

/** Identifies a record for deduplication: by its id (or its content), and a hash of its content. */
export interface RecordKey {
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
  /** For a record without an award: the player who got the point. */
  readonly playerId?: string | null;
  readonly awards: Partial<Record<BbbAward, string>>;
  readonly baseVersion?: number | Partial<Record<BbbAward, number>>;
}

export interface CardRecord {
  readonly cardType: string;
  readonly playerId: string | null;
}

/** The outcome of a record; `conflicts`: the open conflicts about it, or caused by it. */
export interface Synced {
  readonly status: 'applied' | 'duplicate' | 'conflict';
  readonly conflicts: readonly Conflict[];
  readonly change: Change<Round>;
}

interface Applied {
  readonly round: Round;
  readonly changes: readonly NamedChange[];
  readonly conflicts: readonly Conflict[];
}

export const DUPLICATE: Synced = { status: 'duplicate', conflicts: [], change: 'unchanged' };

/** The time at which a record takes effect. A phone's clock that is in the future counts as now. */
export const effectiveTime = (timestamp: string, now: string): string => (timestamp > now ? now : timestamp);

/**
 * A player's strokes on a hole. Strokes of a player who does not play the hole become a conflict: the roster was changed since, or the phone has no roster.
 * @throws UnknownPlayer, NoSuchGame, GameDeleted, RecordIdReused, RoundFull.
 */
export function syncStrokes(round: Round, players: Players, record: StrokesRecord, recordKey: RecordKey, authorship: Authorship): Synced {
  return applyOnce(round, recordKey, () => {
    requireNotDeleted(round, record.gameId);
    requirePlayer(players, record.playerId, 'playerId');
    const { gameId, hole, playerId, strokes, baseVersion } = record;
    const { kind } = gameOf(round, gameId, 'points');
    const isOnHole = playersOn(whoPlays(round, players), hole).includes(playerId);
    const at = { game: kind, gameId, hole, cell: playerId, address: { input: 'strokes' as const, key: playerId } };
    return syncCell(round, at, { ...authorship, value: strokes, baseVersion }, isOnHole);
  });
}

/**
 * Awards of a BBB hole. A record without any award becomes a conflict, in which the group chooses the award. So does an award to a player who
 * does not play the hole.
 * @throws UnknownPlayer, NoSuchGame, RecordIdReused, RoundFull.
 */
export function syncAwards(round: Round, players: Players, record: AwardsRecord, recordKey: RecordKey, authorship: Authorship): Synced {
  const { gameId, hole, awards, baseVersion } = record;
  return applyOnce(round, recordKey, () => {
    const { kind } = gameOf(round, gameId, 'bbb');
    const given = BBB_AWARDS.flatMap((award) => (awards[award] === undefined ? [] : [{ award, playerId: awards[award] }]));
    if (given.length === 0) return keepUnplaced(round, players, record, authorship);
    for (const { award, playerId } of given) requirePlayerOrNobody(players, playerId, award);
    const onHole = playersOn(whoPlays(round, players), hole);
    return given.reduce<Applied>((sofar, { award, playerId }) => {
      const enteredAgainst = typeof baseVersion === 'number' ? baseVersion : baseVersion?.[award];
      const at = { game: kind, gameId, hole, cell: award, address: { input: 'marks' as const, key: awardCell(award) } };
      const applied = syncCell(sofar.round, at, { ...authorship, value: playerId, baseVersion: enteredAgainst }, playerId === NOBODY || onHole.includes(playerId));
      return { round: applied.round, changes: [...sofar.changes, ...applied.changes], conflicts: [...sofar.conflicts, ...applied.conflicts] };
    }, nothingYet(round));
  });
}

/**
 * Any entries of a hole, cell by cell. An entry of a player who does not play the hole becomes a conflict.
 * @throws InvalidField, UnknownPlayer, GameDeleted, RecordIdReused, RoundFull.
 */
export function syncHole(round: Round, players: Players, { hole, cells, baseVersion = {} }: HoleCells, recordKey: RecordKey, authorship: Authorship): Synced {
  return applyOnce(round, recordKey, () => {
    const onHole = playersOn(whoPlays(round, players), hole);
    return Object.entries(withoutDeleted(round, cells)).reduce<Applied>((sofar, [name, value]) => {
      const { address, game, cell, side } = cellNamed(sofar.round, name, true);
      if (side)
        return synced(
          sofar,
          syncAnswer(sofar.round, players, { name, hole, side, cell, address }, { ...authorship, value: String(value), baseVersion: entryOf(baseVersion, name) }),
        );
      const playerId = address.input === 'strokes' ? address.key : String(value);
      if (address.input === 'strokes') requirePlayer(players, playerId, `cells.${name}`);
      else requirePlayerOrNobody(players, playerId, `cells.${name}`);
      const at = { game: game.kind, gameId: game.id, hole, cell, address };
      const applied = syncCell(sofar.round, at, { ...authorship, value, baseVersion: entryOf(baseVersion, name) }, playerId === NOBODY || onHole.includes(playerId));
      return synced(sofar, applied);
    }, nothingYet(round));
  });
}

const synced = (sofar: Applied, { round, changes, conflicts }: Applied): Applied => ({
  round,
  changes: [...sofar.changes, ...changes],
  conflicts: [...sofar.conflicts, ...conflicts],
});

/** An answer to a side game becomes a conflict if its player is not on the hole. @throws InvalidField for an answer that no question of the kind accepts */
function syncAnswer(
  round: Round,
  players: Players,
  { name, hole, side, cell, address }: { readonly name: string; readonly hole: number; readonly side: SideGame; readonly cell: string; readonly address: CellAddress },
  entry: OfflineEntry<string>,
): Applied {
  const judged = judge(round, players, side, { hole, cell, value: entry.value });
  if (judged === 'unknown') throw new InvalidField(`cells.${name}`, `${side.name} takes no such answer`);
  return syncCell(round, { game: 'side', gameId: side.id, hole, cell, address }, entry, judged === 'good');
}

/** The cells without the answers of side games that were deleted since. @throws GameDeleted when nothing else is left */
function withoutDeleted({ internal: { deletedGames } }: Round, cells: HoleCells['cells']): HoleCells['cells'] {
  const left = Object.entries(cells).filter(([name]) => !deletedGames.some((id) => name.startsWith(`${id}.`)));
  if (left.length === 0) throw new GameDeleted();
  return Object.fromEntries(left);
}

/**
 * A card that changed hands. It enters the history at its own time. A player who has left the course since is still accepted.
 * @throws UnknownCard, AmbiguousCard, UnknownPlayer, NotPlaying, RecordIdReused, RoundFull.
 */
export function syncCard(round: Round, group: CardGroup, record: CardRecord, recordKey: RecordKey, authorship: Authorship): Synced {
  return applyOnce(round, recordKey, () => {
    const { playerId } = record;
    const card = cardNamed(rememberedCards(round, group), record.cardType, 'cardType');
    if (playerId !== null) {
      requirePlayer(group.players, playerId, 'playerId');
      requireInRound(whoPlays(round, group.players), group.players, playerId, 'playerId');
    }
    // Recorded even if the player holds the card already: the history decides about records that arrive still later.
    const placed = addCardAssignment(round, card, { ...authorship, playerId });
    return { round: placed, changes: [cardAssigned(round, card.key, playerId)], conflicts: [] };
  });
}

const nothingYet = (round: Round): Applied => ({ round, changes: [], conflicts: [] });

/** Applies a record once, however often it is sent. @throws RecordIdReused, RoundFull */
function applyOnce(round: Round, recordKey: RecordKey, apply: () => Applied): Synced {
  const { appliedRecords } = round.internal;
  const known = entryOf(appliedRecords, recordKey.key);
  if (known === recordKey.hash) return DUPLICATE;
  if (known !== undefined) throw new RecordIdReused();
  if (Object.keys(appliedRecords).length >= OFFLINE_RECORDS_MAX) {
    throw new RoundFull(`This round has taken ${OFFLINE_RECORDS_MAX.toLocaleString('en-US')} entries made without signal, as many as it keeps. Enter this one again with signal`);
  }
  const { round: applied, changes, conflicts } = apply();
  const state = { ...applied, internal: { ...applied.internal, appliedRecords: { ...appliedRecords, [recordKey.key]: recordKey.hash } } };
  return { status: conflicts.length > 0 ? 'conflict' : 'applied', conflicts, change: { state, changes } };
}

function requireNotDeleted(round: Round, gameId: string): void {
  if (round.internal.deletedGames.includes(gameId)) throw new GameDeleted();
}

/** The place of a late value: its cell, and the names that a conflict about it uses. */
interface Place extends Pick<NewConflict, 'gameId'> {
  readonly game: Conflict['game'];
  readonly hole: number;
  readonly cell: string;
  readonly address: CellAddress;
}

/**
 * Syncs one cell. The late value is stored, or it becomes a conflict, or it is stored and the displaced value becomes a conflict.
 * @param isOnHole whether the value's player plays the hole; if not, the value becomes a conflict, whatever the cell holds
 */
function syncCell(round: Round, { address, ...at }: Place, entry: OfflineEntry<string | number>, isOnHole: boolean): Applied {
  const { hole } = at;
  const cell = cellAt(round, hole, address);
  const resolution = resolveEdit(cell, entry);
  if (resolution === 'agrees') return nothingYet(round);
  const mine = { value: entry.value, by: entry.by, at: entry.at };
  if (!isOnHole) return keep(round, entry.by, { ...at, stored: cell ? heldBy(cell) : null, other: mine });
  if (resolution === 'loses' && cell) return keep(round, entry.by, { ...at, stored: heldBy(cell), other: mine });
  const entered = enterCell(round, hole, address, entry.value, entry);
  const changes = changesOfHole(round, entered, hole);
  if (resolution === 'takes' || !cell) return { round: entered, changes, conflicts: [] };
  const kept = keep(entered, entry.by, { ...at, stored: mine, other: heldBy(cell) });
  return { ...kept, changes: [...changes, ...kept.changes] };
}

const heldBy = <Value>({ value, by, at }: Cell<Value>) => ({ value, by, at });

function keepUnplaced(round: Round, players: Players, { gameId, hole, playerId }: AwardsRecord, { by, at }: Authorship): Applied {
  if (playerId != null && playerId !== NOBODY) requirePlayer(players, playerId, 'playerId');
  return keep(round, by, { game: 'bbb', gameId, hole, cell: null, stored: null, other: { value: playerId ?? null, by, at } });
}

/** `by`: the author of the record that caused the conflict. */
function keep(round: Round, by: string, conflict: NewConflict): Applied {
  const kept = recordConflict(round, conflict);
  const { id, gameId, hole } = kept.conflict;
  const found = { name: 'conflict-found', facts: { conflictId: id, gameId, hole, by } };
  return { round: kept.round, conflicts: [kept.conflict], changes: kept.isNew ? [found] : [] };
}
