import { changedCells } from '@fairshare/api-client';
import { strokesPlayer } from '@fairshare/golf-rules';
import { useRef, useState } from 'react';
import { feelTaken } from '../../../shared/feel';
import { afterChoice, afterRefused, afterSaved, baseVersions, type CellValue, type ChangedCells, type HoleDraft, shownValue, type StoredHole } from './hole-draft';
import type { HoleInput } from './hole-inputs';
import type { EnteredHole } from './use-hole-cells';

interface HoleEntryOptions {
  readonly inputs: readonly HoleInput[];
  /** A null value removes the answer. */
  readonly save: (hole: number, values: Readonly<Record<string, CellValue | null>>, baseVersion: Readonly<Record<string, number>>) => Promise<unknown>;
  /** Called if an input of the hole cannot be saved, because these cells are empty. */
  readonly onMissing: (input: HoleInput, cells: readonly string[], hole: number) => void;
  /** Called if these inputs could not be saved. */
  readonly onFailed: (hole: number, inputs: readonly HoleInput[], error: unknown) => void;
  /** Called after these inputs were saved. */
  readonly onSaved: (hole: number, inputs: readonly HoleInput[]) => void;
}

/** The open hole: its number, entries, state and save. */
export interface HoleEntry extends EnteredHole {
  /** The cells that were empty at the last attempt to save the current hole and are still empty. */
  readonly missing: readonly string[];
  /** The cells that a save would send now; empty: nothing to save. */
  readonly toSave: Readonly<Record<string, CellValue | null>>;
  readonly submit: () => void;
  /** Whether everything of an input on the current hole is saved. */
  readonly isSaved: (input: HoleInput) => boolean;
  /** The conflict with another golfer's change of the hole: both values, until the golfer chooses. */
  readonly conflict: HoleConflict | null;
  readonly choose: (choice: 'theirs' | 'mine') => void;
  /** Postpones the choice: the entries stay on the screen, unsaved. */
  readonly postpone: () => void;
}

export interface HoleConflict {
  readonly hole: number;
  readonly cells: ReadonlyArray<{ readonly cell: string; readonly theirs: CellValue; readonly mine: CellValue | null; readonly at: string }>;
}

interface RefusedHole {
  readonly hole: number;
  readonly inputs: readonly HoleInput[];
  readonly changed: ChangedCells;
  /** Whether the golfer has postponed the choice. */
  readonly postponed: boolean;
}

/**
 * Saves the complete inputs of a hole in one request. An incomplete input reports its empty cells and keeps its entries. A tap on save shows the hole as saved
 * at once, so that the golfer can go on. If the server refuses, the entries show again with the reason. If another golfer has changed the hole since, the
 * golfer chooses between both values.
 */
export function useHoleEntry(entered: EnteredHole, { inputs, ...options }: HoleEntryOptions): HoleEntry {
  const { hole, states, empty, needed, unsaved, storedOf, draftOf, updateDraft } = entered;
  const [refusal, setRefusal] = useState<RefusedHole | null>(null);
  const [missing, setMissing] = useState<{ hole: number; cells: readonly string[] } | null>(null);
  /** Guards against a double tap: the second tap comes before the first one is rendered, so state alone cannot stop it. */
  const underway = useRef(new Set<string>());

  const send = async (target: number, wanted: readonly HoleInput[], draft: HoleDraft) => {
    const keyOf = (input: HoleInput) => `${target} ${nameOfInput(input)}`;
    const sent = wanted.filter((input) => !underway.current.has(keyOf(input)));
    if (sent.length === 0) return;
    for (const input of sent) underway.current.add(keyOf(input));
    await attempt(target, sent, draft);
    for (const input of sent) underway.current.delete(keyOf(input));
  };

  const attempt = async (target: number, sent: readonly HoleInput[], draft: HoleDraft): Promise<void> => {
    const stored = storedOf(target);
    const values = valuesOf(sent, target, draft, stored);
    const bases = baseVersions(Object.keys(values), draft, stored);
    try {
      await options.save(target, values, bases);
      updateDraft(target, (now) => afterSaved(now, values));
      setRefusal((now) => (now?.hole === target && now.inputs.every((refused) => sent.some((input) => isSame(input, refused))) ? null : now));
      options.onSaved(target, sent);
    } catch (error) {
      updateDraft(target, (now) => afterRefused(now, bases));
      const changed = changedCells(error);
      if (!changed) return options.onFailed(target, sent, error);
      const { touched, untouched } = byTouch(changed, draft);
      const updated = afterChoice(draft, untouched, 'theirs');
      updateDraft(target, (now) => afterChoice(now, untouched, 'theirs'));
      const hasConflict = (input: HoleInput) => allCellsOn(input, target).some((cell) => touched[cell]);
      const conflicting = sent.filter(hasConflict);
      if (conflicting.length > 0) setRefusal({ hole: target, inputs: conflicting, changed: touched, postponed: false });
      // The inputs without a conflict are saved without waiting for the choice.
      const others = sent.filter((input) => !hasConflict(input));
      if (others.length > 0) await attempt(target, others, updated);
    }
  };

  const choose = (choice: 'theirs' | 'mine') => {
    if (!refusal) return;
    const chosen = afterChoice(draftOf(refusal.hole), refusal.changed, choice);
    updateDraft(refusal.hole, () => chosen);
    setRefusal(null);
    void send(refusal.hole, refusal.inputs, chosen);
  };

  const lacksOf = ({ cellsOn }: HoleInput) => cellsOn(hole).filter((cell) => needed.includes(cell));
  const isSaved = (input: HoleInput) => lacksOf(input).length === 0 && !allCellsOn(input, hole).some((cell) => unsaved.includes(cell));
  const completeInputs = inputs.filter((input) => lacksOf(input).length === 0 && !isSaved(input));
  return {
    ...entered,
    states: refusal ? { ...states, [refusal.hole]: 'conflict' } : states,
    missing: missing?.hole === hole ? missing.cells.filter((cell) => empty.includes(cell)) : [],
    isSaved,
    toSave: valuesOf(completeInputs, hole, draftOf(hole), storedOf(hole)),
    submit: () => {
      setMissing({ hole, cells: needed });
      for (const input of inputs) if (lacksOf(input).length > 0) options.onMissing(input, lacksOf(input), hole);
      if (completeInputs.length === 0) return;
      feelTaken();
      void send(hole, completeInputs, draftOf(hole));
    },
    conflict: refusal && !refusal.postponed ? conflictOf(refusal, draftOf(refusal.hole), storedOf(refusal.hole)) : null,
    choose,
    postpone: () => setRefusal((now) => now && { ...now, postponed: true }),
  };
}

const allCellsOn = ({ cellsOn, optionalOn }: HoleInput, hole: number): string[] => [...cellsOn(hole), ...optionalOn(hole)];

/** The values to save for these inputs. Strokes cannot be removed, and a cell without a stored value has nothing to remove. */
function valuesOf(inputs: readonly HoleInput[], hole: number, draft: HoleDraft, stored: StoredHole): Record<string, CellValue | null> {
  const cells = inputs.flatMap(({ cellsOn, optionalOn }) => [...cellsOn(hole), ...optionalOn(hole).filter((cell) => draft[cell])]);
  const entries = cells.map((cell) => [cell, shownValue(draft, stored, cell)] as const);
  return Object.fromEntries(entries.filter(([cell, value]) => value !== null || (strokesPlayer(cell) === null && stored.values[cell] != null)));
}

const nameOfInput = ({ kind, game }: HoleInput): string => `${kind} ${game.id}`;
const isSame = (one: HoleInput, other: HoleInput): boolean => nameOfInput(one) === nameOfInput(other);

/** A cell that the golfer did not edit is no conflict: the newer value is accepted, and the rest is sent again. */
function byTouch(changed: ChangedCells, draft: HoleDraft): { touched: ChangedCells; untouched: ChangedCells } {
  const cells = Object.entries(changed);
  return {
    touched: Object.fromEntries(cells.filter(([cell]) => draft[cell])),
    untouched: Object.fromEntries(cells.filter(([cell]) => !draft[cell])),
  };
}

function conflictOf({ hole, changed }: RefusedHole, draft: HoleDraft, stored: StoredHole): HoleConflict {
  const cells = Object.entries(changed).map(([cell, theirs]) => ({ cell, theirs: theirs.value, mine: shownValue(draft, stored, cell), at: theirs.at }));
  return { hole, cells };
}
