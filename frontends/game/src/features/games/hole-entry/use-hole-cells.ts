import type { RoundEntries } from '@fairshare/contracts';
import { HOLES } from '@fairshare/golf-rules';
import type { HoleState } from '@fairshare/ui';
import { useShownHole } from '../../../session/selection/screen-history';
import type { PendingHole } from '../../../session/money/use-pending-saves';
import { useOffline } from '../../../session/offline/offline';
import { useDrafts } from './draft-store';
import { type CellValue, type HoleDraft, shownValue, type StoredHole, unsavedCells, withEntry, withPending } from './hole-draft';
import { firstOpenHole, holeState } from './hole-states';

interface HoleCellsOptions {
  readonly round: Pick<RoundEntries, 'id' | 'holes' | 'cellVersions'>;
  /** The cells on the screen that make a hole complete. */
  readonly cellsOn: (hole: number) => readonly string[];
  /** Optional cells on the screen. */
  readonly optionalOn?: (hole: number) => readonly string[];
  /** The subset of the cells without which the hole is incomplete: those of games in play, and of a game that the draft starts. Missing: all cells. */
  readonly requiredOn?: (hole: number, draft: HoleDraft) => readonly string[];
  /**
   * The subset of the required cells of which one value is enough to save the hole: strokes, where a player without a score has picked up. The hole
   * itself stays incomplete without them.
   */
  readonly lackableOn?: (hole: number) => readonly string[];
  /** The round's holes as they are played; missing: all 18. */
  readonly order?: readonly number[];
  /** Pending saves of the round. The screen shows them as accepted. */
  readonly pending: readonly Pick<PendingHole, 'hole' | 'cells'>[];
  /** Holes with unresolved conflicts. */
  readonly conflictHoles: readonly number[];
}

/** The entries of each hole of a round, whichever hole is open. */
export interface HoleCells {
  readonly cellsOn: (hole: number) => readonly string[];
  readonly optionalOn: (hole: number) => readonly string[];
  readonly requiredOn: (hole: number, draft: HoleDraft) => readonly string[];
  readonly lackableOn: (hole: number) => readonly string[];
  /** The round's holes as they are played. */
  readonly order: readonly number[];
  readonly states: Readonly<Record<number, HoleState>>;
  /** The stored state of a hole, with pending saves applied. */
  readonly storedOf: (hole: number) => StoredHole;
  /** The unsaved entries of a hole. */
  readonly draftOf: (hole: number) => HoleDraft;
  readonly updateDraft: (hole: number, change: (draft: HoleDraft) => HoleDraft) => void;
  /** Whether a save of the hole is pending. */
  readonly isSaving: (hole: number) => boolean;
}

export interface OpenHole {
  readonly hole: number;
  readonly goTo: (hole: number) => void;
}

/** Accepted by the server, pending, entered but not saved, partly entered, or empty. */
export type HoleStatus = 'saved' | 'saving' | 'unsaved' | 'partial' | 'empty';

export interface EnteredHole extends HoleCells, OpenHole {
  /** What the screen shows in a cell of the current hole; null while empty. */
  readonly valueOf: (cell: string) => CellValue | null;
  readonly enter: (cell: string, value: CellValue | null) => void;
  /** The cells of the current hole without a value. */
  readonly empty: readonly string[];
  /** Those of them that must have a value before the hole can be saved. */
  readonly needed: readonly string[];
  /** Cells of the current hole that a save would change now. */
  readonly unsaved: readonly string[];
  /** Whether nothing of the current hole is left to save. */
  readonly saved: boolean;
  /** Whether a save of the current hole is pending. */
  readonly saving: boolean;
  /** The state of the current hole. */
  readonly status: HoleStatus;
}

/** The entries of each hole of a round, until they are saved. Remount it for another round. */
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
  const storedOf = (hole: number): StoredHole => pending.filter((save) => save.hole === hole).reduce((stored, { cells }) => withPending(stored, cells), storedHole(round, hole));
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
    isSaving: (hole) => pending.some((save) => save.hole === hole && [...cellsOn(hole), ...optionalOn(hole)].some((cell) => save.cells[cell] !== undefined)),
  };
}

/** The open hole: initially the first one that is not done. @param screenId under this id the history stores the hole of each screen */
export function useOpenHole(screenId: string, { states, order }: Pick<HoleCells, 'states' | 'order'>): OpenHole {
  const [shown, goTo] = useShownHole(screenId, () => firstOpenHole(states, order));
  return { hole: order.includes(shown) ? shown : firstOpenHole(states, order), goTo };
}

/** The entries of the open hole. */
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

/** The key includes the user, so that another golfer who signs in on this phone does not get these drafts. */
function draftsKey(userId: string, roundId: string): string {
  return userId === '' ? roundId : `${userId}.${roundId}`;
}

function storedHole({ holes, cellVersions }: Pick<RoundEntries, 'holes' | 'cellVersions'>, hole: number): StoredHole {
  return { values: holes[hole] ?? {}, versions: cellVersions[hole] ?? {} };
}
