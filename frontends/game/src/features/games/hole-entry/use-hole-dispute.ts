import { changedCells } from '@fairshare/api-client';
import { useRef, useState } from 'react';
import { afterChoice, afterRefused, afterSaved, baseVersions, type CellValue, type ChangedCells, type HoleDraft, shownValue, type StoredHole } from './hole-draft';
import type { EnteredHoles } from './use-hole-draft';
import { feelTaken } from '../../../shared/feel';

interface HoleDisputeOptions<Value> {
  readonly save: (hole: number, values: Readonly<Record<string, Value>>, baseVersion: Readonly<Record<string, number>>) => Promise<unknown>;
  /** The hole cannot be saved: these cells are empty. */
  readonly onMissing: (cells: readonly string[]) => void;
  readonly onFailed: (hole: number, error: unknown) => void;
  /** What failed before has worked. */
  readonly onSaved: (hole: number) => void;
}

export interface HoleEntry<Value> extends EnteredHoles<Value> {
  /** The cells that were empty at the last attempt to save the current hole, and still are. */
  readonly missing: readonly string[];
  readonly submit: () => void;
  /** Somebody else changed the hole since: both values, until the golfer chooses. */
  readonly dispute: Dispute<Value> | null;
  readonly choose: (choice: 'theirs' | 'mine') => void;
  /** Leaves the choice for later: what was entered stays on the screen, not saved. */
  readonly postpone: () => void;
}

/** The hole that is open as a whole: where it is, how it stands, how it is saved. */
export type OpenEntry = Pick<HoleEntry<CellValue>, 'hole' | 'order' | 'goTo' | 'states' | 'saved' | 'saving' | 'status' | 'submit'>;

export interface Dispute<Value> {
  readonly hole: number;
  readonly cells: ReadonlyArray<{ readonly cell: string; readonly theirs: Value; readonly mine: Value | null; readonly at: string }>;
}

interface RefusedHole {
  readonly hole: number;
  readonly changed: ChangedCells;
  /** The golfer has put the question off. */
  readonly postponed: boolean;
}

/**
 * Saves what was entered. A tap on save shows the hole as saved at once and lets the golfer go on; what the server refuses is on the screen again
 * with the reason, and what somebody else changed since is put to the golfer.
 */
export function useHoleDispute<Value extends CellValue>(entered: EnteredHoles<Value>, options: HoleDisputeOptions<Value>): HoleEntry<Value> {
  const { cellsOn, hole, states, empty, storedOf, draftOf, updateDraft } = entered;
  const [refusal, setRefusal] = useState<RefusedHole | null>(null);
  const [missing, setMissing] = useState<{ hole: number; cells: readonly string[] } | null>(null);
  /** A second tap comes before the first one is drawn, so state alone cannot stop it. */
  const underway = useRef(new Set<number>());

  const send = async (target: number, draft: HoleDraft<Value>) => {
    if (underway.current.has(target)) return;
    underway.current.add(target);
    await attempt(target, draft);
    underway.current.delete(target);
  };

  const attempt = async (target: number, draft: HoleDraft<Value>): Promise<void> => {
    const stored = storedOf(target);
    const cells = cellsOn(target);
    const values = Object.fromEntries(cells.map((cell) => [cell, shownValue(draft, stored, cell) as Value]));
    const bases = baseVersions(cells, draft, stored);
    try {
      await options.save(target, values, bases);
      updateDraft(target, (now) => afterSaved(now, values));
      setRefusal((now) => (now?.hole === target ? null : now));
      options.onSaved(target);
    } catch (error) {
      updateDraft(target, (now) => afterRefused(now, bases));
      const changed = changedCells(error);
      if (!changed) return options.onFailed(target, error);
      const { touched, untouched } = byTouch(changed, draft);
      const updated = afterChoice(draft, untouched, 'theirs');
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

  return {
    ...entered,
    states: refusal ? { ...states, [refusal.hole]: 'conflict' } : states,
    missing: missing?.hole === hole ? missing.cells.filter((cell) => empty.includes(cell)) : [],
    submit: () => {
      setMissing({ hole, cells: empty });
      if (empty.length > 0) return options.onMissing(empty);
      feelTaken();
      void send(hole, draftOf(hole));
    },
    dispute: refusal && !refusal.postponed ? disputeOf(refusal, draftOf(refusal.hole), storedOf(refusal.hole)) : null,
    choose,
    postpone: () => setRefusal((now) => now && { ...now, postponed: true }),
  };
}

/** What the golfer did not touch is no dispute: the newer value is taken, and the rest sent again. */
function byTouch<Value>(changed: ChangedCells, draft: HoleDraft<Value>): { touched: ChangedCells; untouched: ChangedCells } {
  const cells = Object.entries(changed);
  return {
    touched: Object.fromEntries(cells.filter(([cell]) => draft[cell])),
    untouched: Object.fromEntries(cells.filter(([cell]) => !draft[cell])),
  };
}

function disputeOf<Value extends CellValue>({ hole, changed }: RefusedHole, draft: HoleDraft<Value>, stored: StoredHole<Value>): Dispute<Value> {
  const cells = Object.entries(changed).map(([cell, theirs]) => ({
    cell,
    theirs: theirs.value as Value,
    mine: shownValue(draft, stored, cell),
    at: theirs.at,
  }));
  return { hole, cells };
}
