import { changedCells } from '@fairshare/api-client';
import { HOLES } from '@fairshare/golf-rules';
import type { HoleState } from '@fairshare/ui';
import { useRef, useState } from 'react';
import { useShownHole } from '../../../session/selection/screen-history';
import { useOffline } from '../../../session/offline/offline';
import { useDrafts } from './draft-store';
import {
  afterChoice,
  afterRefused,
  afterSaved,
  baseVersions,
  type CellValue,
  type ChangedCells,
  type HoleDraft,
  shownValue,
  type StoredHole,
  unsavedCells,
  withEntry,
  withPending,
} from './hole-draft';
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

export interface HoleEntryOptions<Value> {
  readonly game: EnteredGame<Value>;
  /** Every cell a full hole has: player ids in 2/9/16, awards in BBB. */
  readonly cells: readonly string[];
  /** Saves under way; the screen shows them as if they were taken. */
  readonly pending: readonly PendingHole<Value>[];
  /** Holes with values that wait for the group to choose. */
  readonly disputedHoles: readonly number[];
  readonly save: (hole: number, values: Readonly<Record<string, Value>>, baseVersion: Readonly<Record<string, number>>) => Promise<unknown>;
  /** The hole cannot be saved: these cells are empty. */
  readonly onMissing: (cells: readonly string[]) => void;
  readonly onFailed: (hole: number, error: unknown) => void;
  /** What failed before has worked. */
  readonly onSaved: (hole: number) => void;
}

export interface HoleEntry<Value> {
  readonly hole: number;
  readonly goTo: (hole: number) => void;
  readonly states: Readonly<Record<number, HoleState>>;
  /** What the screen shows in a cell of the current hole; null while empty. */
  readonly valueOf: (cell: string) => Value | null;
  readonly enter: (cell: string, value: Value | null) => void;
  /** Nothing of the current hole is left to save. */
  readonly saved: boolean;
  /** The current hole is on its way. */
  readonly saving: boolean;
  /** How the current hole stands. */
  readonly status: HoleStatus;
  /** The cells that were empty at the last attempt to save the current hole, and still are. */
  readonly missing: readonly string[];
  readonly submit: () => void;
  /** Somebody else changed the hole since: both values, until the golfer chooses. */
  readonly dispute: Dispute<Value> | null;
  readonly choose: (choice: 'theirs' | 'mine') => void;
  /** Leaves the choice for later: what was entered stays on the screen, not saved. */
  readonly postpone: () => void;
}

/** Taken by the server, on the way, entered but not saved, entered in part, or nothing at all. */
export type HoleStatus = 'saved' | 'saving' | 'unsaved' | 'partial' | 'empty';

export interface Dispute<Value> {
  readonly hole: number;
  readonly cells: ReadonlyArray<{ readonly cell: string; readonly theirs: Value; readonly mine: Value | null; readonly at: string }>;
}

interface Refusal {
  readonly hole: number;
  readonly changed: ChangedCells;
  /** The golfer has put the question off. */
  readonly postponed: boolean;
}

/**
 * Entering a round hole by hole. A tap on save shows the hole as saved at once and lets the golfer go on; what the server refuses
 * is on the screen again with the reason, and what somebody else changed since is put to the golfer. Mount it anew for another game.
 */
export function useHoleEntry<Value extends CellValue>(options: HoleEntryOptions<Value>): HoleEntry<Value> {
  const { game, cells, pending, disputedHoles } = options;
  const [drafts, updateDraft] = useDrafts<Value>(draftsKey(useOffline().userId, game.id));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [missing, setMissing] = useState<{ hole: number; cells: readonly string[] } | null>(null);
  /** A second tap comes before the first one is drawn, so state alone cannot stop it. */
  const underway = useRef(new Set<number>());

  const standing = (hole: number): StoredHole<Value> =>
    pending.filter((save) => save.hole === hole).reduce((stored, { values }) => withPending(stored, values), storedHole(game, hole));
  const draftOf = (hole: number): HoleDraft<Value> => drafts[hole] ?? {};
  const states = Object.fromEntries(
    HOLES.map((number) => {
      const disputed = refusal?.hole === number || disputedHoles.includes(number);
      return [number, holeState({ cells, stored: standing(number), draft: draftOf(number), disputed })];
    }),
  );
  const [hole, setHole] = useShownHole(game.id, () => firstOpenHole(states));

  const stored = standing(hole);
  const draft = draftOf(hole);
  const valueOf = (cell: string) => shownValue(draft, stored, cell);
  const empty = cells.filter((cell) => valueOf(cell) === null);

  const send = async (target: number, entered: HoleDraft<Value>) => {
    if (underway.current.has(target)) return;
    underway.current.add(target);
    await attempt(target, entered);
    underway.current.delete(target);
  };

  const attempt = async (target: number, entered: HoleDraft<Value>): Promise<void> => {
    const stands = standing(target);
    const values = Object.fromEntries(cells.map((cell) => [cell, shownValue(entered, stands, cell) as Value]));
    const bases = baseVersions(cells, entered, stands);
    try {
      await options.save(target, values, bases);
      updateDraft(target, (now) => afterSaved(now, values));
      setRefusal((now) => (now?.hole === target ? null : now));
      options.onSaved(target);
    } catch (error) {
      updateDraft(target, (now) => afterRefused(now, bases));
      const changed = changedCells(error);
      if (!changed) return options.onFailed(target, error);
      const { touched, untouched } = byTouch(changed, entered);
      const updated = afterChoice(entered, untouched, 'theirs');
      updateDraft(target, (now) => afterChoice(now, untouched, 'theirs'));
      if (Object.keys(touched).length > 0) setRefusal({ hole: target, changed: touched, postponed: false });
      else await attempt(target, updated);
    }
  };

  const choose = (choice: 'theirs' | 'mine') => {
    if (!refusal) return;
    const chosen = afterChoice(draftOf(refusal.hole), refusal.changed, choice);
    updateDraft(refusal.hole, () => chosen);
    setRefusal(null);
    void send(refusal.hole, chosen);
  };

  const unsaved = unsavedCells(draft, stored).length > 0;
  const saved = empty.length === 0 && !unsaved;
  const saving = pending.some((save) => save.hole === hole);

  return {
    hole,
    goTo: setHole,
    states,
    valueOf,
    enter: (cell, value) => updateDraft(hole, (now) => withEntry(now, stored, cell, value)),
    saved,
    saving,
    status: saving ? 'saving' : saved ? 'saved' : unsaved ? 'unsaved' : empty.length < cells.length ? 'partial' : 'empty',
    missing: missing?.hole === hole ? missing.cells.filter((cell) => empty.includes(cell)) : [],
    submit: () => {
      setMissing({ hole, cells: empty });
      if (empty.length > 0) options.onMissing(empty);
      else void send(hole, draft);
    },
    dispute: refusal && !refusal.postponed ? disputeOf(refusal, draftOf(refusal.hole), standing(refusal.hole)) : null,
    choose,
    postpone: () => setRefusal((now) => now && { ...now, postponed: true }),
  };
}

/** Another golfer who signs in on this phone does not find them. */
function draftsKey(userId: string, gameId: string): string {
  return userId === '' ? gameId : `${userId}.${gameId}`;
}

function storedHole<Value>(game: EnteredGame<Value>, hole: number): StoredHole<Value> {
  return { values: game.holes[hole] ?? {}, versions: game.cellVersions[hole] ?? {} };
}

/** What the golfer did not touch is no dispute: the newer value is taken, and the rest sent again. */
function byTouch<Value>(changed: ChangedCells, entered: HoleDraft<Value>): { touched: ChangedCells; untouched: ChangedCells } {
  const cells = Object.entries(changed);
  return {
    touched: Object.fromEntries(cells.filter(([cell]) => entered[cell])),
    untouched: Object.fromEntries(cells.filter(([cell]) => !entered[cell])),
  };
}

function disputeOf<Value extends CellValue>({ hole, changed }: Refusal, draft: HoleDraft<Value>, stored: StoredHole<Value>): Dispute<Value> {
  const cells = Object.entries(changed).map(([cell, theirs]) => ({
    cell,
    theirs: theirs.value as Value,
    mine: shownValue(draft, stored, cell),
    at: theirs.at,
  }));
  return { hole, cells };
}
