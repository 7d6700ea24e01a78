import { useCallback, useSyncExternalStore } from 'react';
import { UNSAVED_SCORES } from '../../../start/page';
import type { Drafts, HoleDraft } from './hole-draft';

/** Updates the draft of a hole. */
type UpdateDraft = (hole: number, change: (draft: HoleDraft) => HoleDraft) => void;

const KEY_PREFIX = `${UNSAVED_SCORES}v2.`;
/** Key prefix of the previous release, which kept drafts by game; a game's id is `{round}.{letter}{number}`. */
const OLD_PREFIX = `${UNSAVED_SCORES}v1.`;
const NO_DRAFTS: Drafts = {};

const drafts = new Map<string, Drafts>();
const listeners = new Set<() => void>();

/** A round's unsaved entries, by hole. They survive the screen and the page, so a golfer who puts the phone away half-way through a hole finds them again. */
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

/** Migrates drafts of the previous release asynchronously, because few phones have any. */
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
    // If storage is full or forbidden, the drafts on the screen stay, but do not survive the page.
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
