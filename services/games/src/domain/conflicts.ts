import { InvalidField, type Conflict } from '@fairshare/contracts';
import { NOBODY } from '@fairshare/golf-rules';
import type { Change } from '@fairshare/store';
import type { Authorship } from './cells';
import { conflictVersion } from './conflict-stands';
import { changed, keyOf, nameChild, type Round, withoutDuplicates } from './round';
import { ConflictChanged, ConflictResolved, NoSuchConflict, NotPlaying, RoundFull } from './errors';
import { nameOf, type Players, playersOnHole } from './roster';
import { addressOfConflict } from './facts';
import { enterFacts } from './enter-facts';
import { OPEN_CONFLICTS_MAX } from './round-limits';
import { judge } from './side-answers';
import { sideGameOf } from './side-games';

export type NewConflict = Omit<Conflict, 'id' | 'resolved'>;

export interface RecordedConflict {
  readonly round: Round;
  readonly conflict: Conflict;
  /** False: the same conflict is open already. */
  readonly isNew: boolean;
}

/** Records a value that lost, for the group to choose. The same conflict is recorded only once. @throws RoundFull while too many are open. */
export function recordConflict(round: Round, conflict: NewConflict): RecordedConflict {
  const open = openConflicts(round);
  const known = open.find((one) => keyOf(one) === keyOf(conflict));
  if (known) return { round, conflict: known, isNew: false };
  if (open.length >= OPEN_CONFLICTS_MAX)
    throw new RoundFull(`${OPEN_CONFLICTS_MAX} scores of this round wait for someone to choose. Choose between some of them first, then sync again`);
  const { id, round: numbered } = nameChild(round, 'c');
  const kept = { ...conflict, id, resolved: null };
  return { round: { ...numbered, conflicts: [...withoutDuplicates([...numbered.conflicts, kept])] }, conflict: kept, isNew: true };
}

export const openConflicts = (round: Round): Conflict[] => withoutDuplicates(round.conflicts).filter((conflict) => conflict.resolved === null);

export interface Choice {
  readonly take: 'stored' | 'other';
  /** The award for a BBB record that came without one. */
  readonly award?: string;
  /** The conflict's version that the golfer saw; absent: an older app, whose choice is accepted for any version. */
  readonly version?: number;
}

/**
 * Applies the group's choice between two values. Idempotent.
 * @throws NoSuchConflict; ConflictResolved when the other choice was made before; ConflictChanged when the conflict has another version; InvalidField for a
 * record that cannot be placed.
 */
export function resolveConflict(round: Round, conflictId: string, choice: Choice, authorship: Authorship): Change<Round> {
  const conflict = round.conflicts.find((one) => one.id === conflictId);
  if (!conflict) throw new NoSuchConflict();
  if (conflict.resolved?.take === choice.take) return 'unchanged';
  if (conflict.resolved) throw new ConflictResolved(conflict);
  if (choice.version !== undefined && choice.version !== conflictVersion(conflict)) throw new ConflictChanged(conflict);
  const resolved = resolve(round, conflict, choice, authorship);
  const state = choice.take === 'other' ? takeOther(resolved, conflict, choice.award, authorship) : resolved;
  return changed(state, { name: 'conflict-resolved', facts: { conflictId, gameId: conflict.gameId, hole: conflict.hole } });
}

/**
 * Refuses a value of a player who does not play the hole: the group has to put that player on the hole first.
 * @throws NotPlaying, HoleNotPlayed
 */
export function requireOnItsHole(round: Round, players: Players, conflictId: string, { take }: Choice): void {
  const conflict = openConflicts(round).find(({ id }) => id === conflictId);
  if (take !== 'other' || !conflict || conflict.hole === null || conflict.other.value === null) return;
  if (conflict.game === 'side') return requireGoodAnswer(round, players, conflict, conflict.hole);
  const playerId = addressOfConflict(conflict)?.input === 'strokes' ? conflict.cell : conflict.other.value;
  if (typeof playerId !== 'string' || playerId === NOBODY) return;
  if (!playersOnHole(round, players, conflict.hole).includes(playerId)) throw new NotPlaying('take', nameOf(players, playerId), conflict.hole);
}

/** @throws NotPlaying */
function requireGoodAnswer(round: Round, players: Players, { gameId, cell, other }: Conflict, hole: number): void {
  const value = String(other.value);
  if (judge(round, players, sideGameOf(round, gameId), { hole, cell: cell ?? '', value }) !== 'good') throw new NotPlaying('take', nameOf(players, value), hole);
}

/** Resolves a conflict and removes its open duplicates, which rounds of an earlier release may contain. */
function resolve(round: Round, conflict: Conflict, { take }: Choice, { by, at }: Authorship): Round {
  const resolved = { ...conflict, resolved: { take, by, at } };
  const others = round.conflicts.filter((one) => one.id === conflict.id || one.resolved !== null || keyOf(one) !== keyOf(conflict));
  return { ...round, conflicts: [...withoutDuplicates(others.map((one) => (one.id === conflict.id ? resolved : one)))] };
}

function takeOther(round: Round, { game, gameId, hole, cell, other }: Conflict, award: string | undefined, authorship: Authorship): Round {
  const key = cell ?? award;
  if (hole === null || key === undefined) throw new InvalidField('award', 'Choose the award this record belongs to');
  if (typeof other.value === 'number') return enterFacts(round, hole, { strokes: { [key]: other.value } }, authorship);
  if (other.value === null) throw new InvalidField('take', 'This record names no player; enter the hole instead');
  const address = addressOfConflict({ game, gameId, cell: key });
  return address ? enterFacts(round, hole, { marks: { [address.key]: other.value } }, authorship) : round;
}
