import { useCallback, useSyncExternalStore } from 'react';
import { UNSAVED_SCORES } from '../../../start/page';
import type { Drafts, HoleDraft } from './hole-draft';

/** Changes what was entered on a hole. */
type UpdateDraft = (hole: number, change: (draft: HoleDraft) => HoleDraft) => void;

const KEY_PREFIX = `${UNSAVED_SCORES}v2.`;
/** How the release before named them: by the game, whose id is `{round}.{letter}{number}`. */
const OLD_PREFIX = `${UNSAVED_SCORES}v1.`;
const NO_DRAFTS: Drafts = {};

const drafts = new Map<string, Drafts>();
const listeners = new Set<() => void>();

/**
 * What was entered in a round and not saved, by hole. It outlives the screen, and the page too: a phone that was put away half-way
 * through a hole shows the rest of it when it is taken out again.
 */
export function useDrafts(key: string): [Drafts, UpdateDraft] {
  const read = useCallback(() => draftsOf(key), [key]);
  const current = useSyncExternalStore(subscribe, read);
  const update = useCallback<UpdateDraft>(
    (hole, change) => {
      const { [hole]: draft = {}, ...others } = draftsOf(key);
      const changed = change(draft);
      keep(key, Object.keys(changed).length > 0 ? { ...others, [hole]: changed } : others);
    },
    [key],
  );
  return [current, update];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function draftsOf(key: string): Drafts {
  const known = drafts.get(key);
  if (known) return known;
  drafts.set(key, stored(key));
  takeOverOld(key);
  return drafts.get(key) ?? NO_DRAFTS;
}

/** What the release before left unsaved comes in a moment later, on the few phones that have some. */
function takeOverOld(key: string): void {
  try {
    if (!Object.keys(localStorage).some((name) => name.startsWith(`${OLD_PREFIX}${key}.`))) return;
  } catch {
    return;
  }
  void import('./old-drafts').then(
    ({ oldDrafts }) => keep(key, { ...oldDrafts(`${OLD_PREFIX}${key}.`), ...draftsOf(key) }),
    () => undefined,
  );
}

function keep(key: string, next: Drafts): void {
  drafts.set(key, next);
  try {
    if (Object.keys(next).length > 0) localStorage.setItem(KEY_PREFIX + key, JSON.stringify(next));
    else localStorage.removeItem(KEY_PREFIX + key);
  } catch {
    // Storage that is full or forbidden costs what outlives the page, not what is on the screen.
  }
  for (const listener of listeners) listener();
}

function stored(key: string): Drafts {
  try {
    return (JSON.parse(localStorage.getItem(KEY_PREFIX + key) ?? 'null') as Drafts | null) ?? NO_DRAFTS;
  } catch {
    return NO_DRAFTS;
  }
}
