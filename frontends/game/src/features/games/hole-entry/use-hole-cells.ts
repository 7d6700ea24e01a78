import type { RoundEntries } from '@fairshare/contracts';
import { HOLES } from '@fairshare/golf-rules';
import type { HoleState } from '@fairshare/ui';
import { useShownHole } from '../../../session/selection/screen-history';
import { useOffline } from '../../../session/offline/offline';
import { useDrafts } from './draft-store';
import { type CellValue, type HoleDraft, shownValue, type StoredHole, unsavedCells, withEntry, withPending } from './hole-draft';
import { firstOpenHole, holeState } from './hole-states';

/** A save of a hole that the server has not answered yet. */
export interface PendingHole {
  readonly hole: number;
  /** Null: the answer is taken back. */
  readonly values: Readonly<Record<string, CellValue | null>>;
}

interface HoleCellsOptions {
  readonly round: Pick<RoundEntries, 'id' | 'holes' | 'cellVersions'>;
  /** Every cell that the screen shows of a hole and that it has in full. */
  readonly cellsOn: (hole: number) => readonly string[];
  /** Cells that the screen shows as well, and that a hole is complete without. */
  readonly optionalOn?: (hole: number) => readonly string[];
  /** Of the cells, those without which the hole is incomplete: of the games that the round plays, and of one that is begun in what is entered here. Missing: all. */
  readonly requiredOn?: (hole: number, draft: HoleDraft) => readonly string[];
  /** Of the cells, those that may be missing once one of them is there: who has no score there has picked up. */
  readonly lackableOn?: (hole: number) => readonly string[];
  /** The round's holes as they are played; missing: all 18. */
  readonly order?: readonly number[];
  /** Saves under way; the screen shows them as if they were taken. */
  readonly pending: readonly PendingHole[];
  /** Holes with values that wait for the group to choose. */
  readonly conflictHoles: readonly number[];
}

/** What is entered on each hole of a round, whichever is open. */
export interface HoleCells {
  readonly cellsOn: (hole: number) => readonly string[];
  readonly optionalOn: (hole: number) => readonly string[];
  readonly requiredOn: (hole: number, draft: HoleDraft) => readonly string[];
  readonly lackableOn: (hole: number) => readonly string[];
  /** The round's holes as they are played. */
  readonly order: readonly number[];
  readonly states: Readonly<Record<number, HoleState>>;
  /** What the server has of a hole, or is about to have. */
  readonly storedOf: (hole: number) => StoredHole;
  /** What was entered on a hole and is not saved. */
  readonly draftOf: (hole: number) => HoleDraft;
  readonly updateDraft: (hole: number, change: (draft: HoleDraft) => HoleDraft) => void;
  /** The hole is on its way. */
  readonly isSaving: (hole: number) => boolean;
}

export interface OpenHole {
  readonly hole: number;
  readonly goTo: (hole: number) => void;
}

/** Taken by the server, on the way, entered but not saved, entered in part, or nothing at all. */
export type HoleStatus = 'saved' | 'saving' | 'unsaved' | 'partial' | 'empty';

export interface EnteredHole extends HoleCells, OpenHole {
  /** What the screen shows in a cell of the current hole; null while empty. */
  readonly valueOf: (cell: string) => CellValue | null;
  readonly enter: (cell: string, value: CellValue | null) => void;
  /** The cells of the current hole without a value. */
  readonly empty: readonly string[];
  /** Those of them without which the hole cannot be saved. */
  readonly needed: readonly string[];
  /** Cells of the current hole that would change if it were saved now. */
  readonly unsaved: readonly string[];
  /** Nothing of the current hole is left to save. */
  readonly saved: boolean;
  /** The current hole is on its way. */
  readonly saving: boolean;
  /** How the current hole stands. */
  readonly status: HoleStatus;
}

/** What was entered on each hole of a round, until it is saved. Remount it for another round. */
export function useHoleCells({
  round,
  cellsOn,
  optionalOn = () => [],
  requiredOn = cellsOn,
  lackableOn = () => [],
  order = HOLES,
  pending,
  conflictHoles,
}: HoleCellsOptions): HoleCells {
  const { userId, enterAtOnce } = useOffline();
  const [drafts, updateDraft] = useDrafts(draftsKey(userId, round.id));
  const storedOf = (hole: number): StoredHole => pending.filter((save) => save.hole === hole).reduce((stored, { values }) => withPending(stored, values), storedHole(round, hole));
  const draftOf = (hole: number): HoleDraft => drafts[hole] ?? {};
  const stateOf = (hole: number) =>
    holeState({
      cells: requiredOn(hole, {}),
      optional: [...cellsOn(hole), ...optionalOn(hole)],
      stored: storedOf(hole),
      draft: draftOf(hole),
      hasConflict: conflictHoles.includes(hole),
    });
  return {
    cellsOn,
    optionalOn,
    requiredOn,
    lackableOn,
    order,
    states: Object.fromEntries(order.map((hole) => [hole, stateOf(hole)])),
    storedOf,
    draftOf,
    updateDraft: enterAtOnce ?? updateDraft,
    isSaving: (hole) => pending.some((save) => save.hole === hole && [...cellsOn(hole), ...optionalOn(hole)].some((cell) => save.values[cell] !== undefined)),
  };
}

/** Which hole is open: to begin with the first one that is not done. @param screenId the history keeps the hole of each screen by it */
export function useOpenHole(screenId: string, { states, order }: Pick<HoleCells, 'states' | 'order'>): OpenHole {
  const [shown, goTo] = useShownHole(screenId, () => firstOpenHole(states, order));
  return { hole: order.includes(shown) ? shown : firstOpenHole(states, order), goTo };
}

/** What is entered on the hole that is open. */
export function enteredOn(holes: HoleCells, { hole, goTo }: OpenHole): EnteredHole {
  const cells = holes.cellsOn(hole);
  const stored = holes.storedOf(hole);
  const draft = holes.draftOf(hole);
  const valueOf = (cell: string) => shownValue(draft, stored, cell);
  const empty = cells.filter((cell) => valueOf(cell) === null);
  const lackable = holes.lackableOn(hole);
  const isBegun = lackable.some((cell) => valueOf(cell) !== null);
  const required = holes.requiredOn(hole, draft);
  const needed = empty.filter((cell) => required.includes(cell) && (!isBegun || !lackable.includes(cell)));
  const unsaved = unsavedCells([...cells, ...holes.optionalOn(hole)], draft, stored);
  const saved = needed.length === 0 && unsaved.length === 0;
  const saving = holes.isSaving(hole);
  return {
    ...holes,
    hole,
    goTo,
    valueOf,
    enter: (cell, value) => holes.updateDraft(hole, (now) => withEntry(now, stored, cell, value)),
    empty,
    needed,
    unsaved,
    saved,
    saving,
    status: statusOf({ unsaved: unsaved.length > 0, saved, saving, begun: empty.length < cells.length }),
  };
}

function statusOf({ unsaved, saved, saving, begun }: { unsaved: boolean; saved: boolean; saving: boolean; begun: boolean }): HoleStatus {
  if (unsaved) return 'unsaved';
  if (!saved && begun) return 'partial';
  return saving ? 'saving' : saved ? 'saved' : 'empty';
}

/** Another golfer who signs in on this phone does not find them. */
function draftsKey(userId: string, roundId: string): string {
  return userId === '' ? roundId : `${userId}.${roundId}`;
}

function storedHole({ holes, cellVersions }: Pick<RoundEntries, 'holes' | 'cellVersions'>, hole: number): StoredHole {
  return { values: holes[hole] ?? {}, versions: cellVersions[hole] ?? {} };
}
