import { useCallback, useSyncExternalStore } from 'react';
import { UNSAVED_SCORES } from '../../../start/page';
import type { CellValue, HoleDraft } from './hole-draft';

/** Hole number → what was entered there and is not known to be saved. */
export type Drafts<Value> = Readonly<Record<number, HoleDraft<Value>>>;

/** Changes what was entered on a hole. */
type UpdateDraft<Value> = (hole: number, change: (draft: HoleDraft<Value>) => HoleDraft<Value>) => void;

const KEY_PREFIX = `${UNSAVED_SCORES}v1.`;
const NO_DRAFTS: Drafts<never> = {};

const drafts = new Map<string, Drafts<CellValue>>();
const listeners = new Set<() => void>();

/**
 * What was entered in a game and not saved, by hole. It outlives the screen, and the page too: a phone that was put away half-way
 * through a hole shows the rest of it when it is taken out again.
 */
export function useDrafts<Value extends CellValue>(gameId: string): [Drafts<Value>, UpdateDraft<Value>] {
  const read = useCallback(() => draftsOf(gameId), [gameId]);
  // A game holds values of one kind: its drafts were entered through this hook with the same type.
  const current = useSyncExternalStore(subscribe, read) as Drafts<Value>;
  const update = useCallback<UpdateDraft<Value>>(
    (hole, change) => {
      const { [hole]: draft = {}, ...others } = draftsOf(gameId) as Drafts<Value>;
      const changed = change(draft);
      keep(gameId, Object.keys(changed).length > 0 ? { ...others, [hole]: changed } : others);
    },
    [gameId],
  );
  return [current, update];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function draftsOf(gameId: string): Drafts<CellValue> {
  const known = drafts.get(gameId) ?? stored(gameId);
  drafts.set(gameId, known);
  return known;
}

function keep(gameId: string, next: Drafts<CellValue>): void {
  drafts.set(gameId, next);
  try {
    if (Object.keys(next).length > 0) localStorage.setItem(KEY_PREFIX + gameId, JSON.stringify(next));
    else localStorage.removeItem(KEY_PREFIX + gameId);
  } catch {
    // Storage that is full or forbidden costs what outlives the page, not what is on the screen.
  }
  for (const listener of listeners) listener();
}

function stored(gameId: string): Drafts<CellValue> {
  try {
    return (JSON.parse(localStorage.getItem(KEY_PREFIX + gameId) ?? 'null') as Drafts<CellValue> | null) ?? NO_DRAFTS;
  } catch {
    return NO_DRAFTS;
  }
}
