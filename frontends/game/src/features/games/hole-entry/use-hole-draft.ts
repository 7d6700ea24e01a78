import { HOLES } from '@fairshare/golf-rules';
import type { HoleState } from '@fairshare/ui';
import { useShownHole } from '../../../session/selection/screen-history';
import { useOffline } from '../../../session/offline/offline';
import { useDrafts } from './draft-store';
import { type CellValue, type HoleDraft, shownValue, type StoredHole, unsavedCells, withEntry, withPending } from './hole-draft';
import { firstOpenHole, holeState } from './hole-states';

/** What a hole entry needs of a 2/9/16 or BBB game. */
export interface EnteredGame<Value> {
  readonly id: string;
  /** Hole → cell → value. */
  readonly holes: Readonly<Record<string, Readonly<Partial<Record<string, Value>>>>>;
  readonly cellVersions: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A save of a hole that the server has not answered yet. */
export interface PendingHole<Value> {
  readonly hole: number;
  readonly values: Readonly<Record<string, Value>>;
}

interface HoleCellsOptions<Value> {
  readonly game: EnteredGame<Value>;
  /** Every cell that a hole has in full: who plays it in 2/9/16, awards in BBB. */
  readonly cellsOn: (hole: number) => readonly string[];
  /** The round's holes as they are played; missing: all 18. */
  readonly order?: readonly number[];
  /** Saves under way; the screen shows them as if they were taken. */
  readonly pending: readonly PendingHole<Value>[];
  /** Holes with values that wait for the group to choose. */
  readonly disputedHoles: readonly number[];
}

/** What is entered on each hole of a game, whichever is open. */
export interface HoleCells<Value> {
  readonly cellsOn: (hole: number) => readonly string[];
  /** The round's holes as they are played. */
  readonly order: readonly number[];
  readonly states: Readonly<Record<number, HoleState>>;
  /** What the server has of a hole, or is about to have. */
  readonly storedOf: (hole: number) => StoredHole<Value>;
  /** What was entered on a hole and is not saved. */
  readonly draftOf: (hole: number) => HoleDraft<Value>;
  readonly updateDraft: (hole: number, change: (draft: HoleDraft<Value>) => HoleDraft<Value>) => void;
  /** The hole is on its way. */
  readonly isSaving: (hole: number) => boolean;
}

export interface OpenHole {
  readonly hole: number;
  readonly goTo: (hole: number) => void;
}

/** Taken by the server, on the way, entered but not saved, entered in part, or nothing at all. */
export type HoleStatus = 'saved' | 'saving' | 'unsaved' | 'partial' | 'empty';

export interface EnteredHoles<Value> extends HoleCells<Value>, OpenHole {
  /** What the screen shows in a cell of the current hole; null while empty. */
  readonly valueOf: (cell: string) => Value | null;
  readonly enter: (cell: string, value: Value | null) => void;
  /** The cells of the current hole without a value. */
  readonly empty: readonly string[];
  /** Nothing of the current hole is left to save. */
  readonly saved: boolean;
  /** The current hole is on its way. */
  readonly saving: boolean;
  /** How the current hole stands. */
  readonly status: HoleStatus;
}

/** What was entered on each hole of a game, until it is saved. Remount it for another game. */
export function useHoleCells<Value extends CellValue>({ game, cellsOn, order = HOLES, pending, disputedHoles }: HoleCellsOptions<Value>): HoleCells<Value> {
  const { userId, refuseEntry } = useOffline();
  const [drafts, updateDraft] = useDrafts<Value>(draftsKey(userId, game.id));
  const storedOf = (hole: number): StoredHole<Value> =>
    pending.filter((save) => save.hole === hole).reduce((stored, { values }) => withPending(stored, values), storedHole(game, hole));
  const draftOf = (hole: number): HoleDraft<Value> => drafts[hole] ?? {};
  const stateOf = (hole: number) => holeState({ cells: cellsOn(hole), stored: storedOf(hole), draft: draftOf(hole), disputed: disputedHoles.includes(hole) });
  return {
    cellsOn,
    order,
    states: Object.fromEntries(order.map((hole) => [hole, stateOf(hole)])),
    storedOf,
    draftOf,
    updateDraft: refuseEntry ?? updateDraft,
    isSaving: (hole) => pending.some((save) => save.hole === hole),
  };
}

/** Which hole of a game is open: to begin with the first one that is not done. */
export function useOpenHole(gameId: string, { states, order }: Pick<HoleCells<CellValue>, 'states' | 'order'>): OpenHole {
  const [shown, goTo] = useShownHole(gameId, () => firstOpenHole(states, order));
  return { hole: order.includes(shown) ? shown : firstOpenHole(states, order), goTo };
}

/** What is entered on the hole that is open. */
export function enteredOn<Value extends CellValue>(holes: HoleCells<Value>, { hole, goTo }: OpenHole): EnteredHoles<Value> {
  const cells = holes.cellsOn(hole);
  const stored = holes.storedOf(hole);
  const draft = holes.draftOf(hole);
  const valueOf = (cell: string) => shownValue(draft, stored, cell);
  const empty = cells.filter((cell) => valueOf(cell) === null);
  const unsaved = unsavedCells(draft, stored).length > 0;
  const saved = empty.length === 0 && !unsaved;
  const saving = holes.isSaving(hole);
  return {
    ...holes,
    hole,
    goTo,
    valueOf,
    enter: (cell, value) => holes.updateDraft(hole, (now) => withEntry(now, stored, cell, value)),
    empty,
    saved,
    saving,
    status: saving ? 'saving' : saved ? 'saved' : unsaved ? 'unsaved' : empty.length < cells.length ? 'partial' : 'empty',
  };
}

/** Another golfer who signs in on this phone does not find them. */
function draftsKey(userId: string, gameId: string): string {
  return userId === '' ? gameId : `${userId}.${gameId}`;
}

function storedHole<Value>(game: EnteredGame<Value>, hole: number): StoredHole<Value> {
  return { values: game.holes[hole] ?? {}, versions: game.cellVersions[hole] ?? {} };
}
