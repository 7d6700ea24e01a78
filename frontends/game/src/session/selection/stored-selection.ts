import type { Preferences, PreferencesBody } from '@fairshare/contracts';
import { PREFERENCES_KEY } from '../../start/page';
import { isGamesView } from './games-views';
import { isTab, NOTHING_SELECTED, type Selected } from './selected';

const STORAGE_VERSION = 1;

/** The phone's own copy, for a start without signal; it also remembers the sub-view, which the server does not know. */
interface StoredCopy extends Omit<Preferences, 'version'> {
  readonly version: typeof STORAGE_VERSION;
  readonly userId: string;
  readonly gamesView: string;
}

/** Without one it is the browser's, which may be forbidden: then even naming it throws. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What this user last looked at on this phone; null: nothing is known, or it was someone else. */
export function readStored(userId: string, storage?: Store): Selected | null {
  const copy = readCopy(storage);
  if (copy?.version !== STORAGE_VERSION || copy.userId !== userId) return null;
  return {
    tab: isTab(copy.currentTab) ? copy.currentTab : NOTHING_SELECTED.tab,
    gamesView: isGamesView(copy.gamesView) ? copy.gamesView : NOTHING_SELECTED.gamesView,
    groupId: copy.selectedGroupId ?? null,
    gameId: copy.selectedGameId ?? null,
  };
}

export function store(userId: string, selected: Selected, storage?: Store): void {
  const { groupId, gameId, tab, gamesView } = selected;
  const copy: StoredCopy = { version: STORAGE_VERSION, userId, gamesView, selectedGroupId: groupId, selectedGameId: gameId, currentTab: tab };
  try {
    (storage ?? window.localStorage).setItem(PREFERENCES_KEY, JSON.stringify(copy));
  } catch {
    // Storage may be full or forbidden; the server has it too.
  }
}

/**
 * What of a selection was chosen since: the server is told of that alone, since the rest may be what this phone does not know. Who
 * chooses a group chooses its game, too.
 */
export function chosenSince(before: Selected, { groupId, gameId, tab }: Selected): PreferencesBody {
  const game = groupId !== before.groupId || gameId !== before.gameId;
  return {
    ...(groupId !== before.groupId && { selectedGroupId: groupId }),
    ...(game && { selectedGameId: gameId }),
    ...(tab !== before.tab && { currentTab: tab }),
  };
}

/** What to start with: what the server knows, else what this phone remembers, else nothing. */
export function restoredFrom(preferences: Preferences | undefined, stored: Selected | null): Selected {
  const known = stored ?? NOTHING_SELECTED;
  if (!preferences) return known;
  return {
    tab: isTab(preferences.currentTab) ? preferences.currentTab : NOTHING_SELECTED.tab,
    gamesView: known.gamesView,
    groupId: preferences.selectedGroupId,
    gameId: preferences.selectedGroupId === null ? null : preferences.selectedGameId,
  };
}

function readCopy(storage: Store | undefined): Partial<StoredCopy> | null {
  try {
    const copy: unknown = JSON.parse((storage ?? window.localStorage).getItem(PREFERENCES_KEY) ?? 'null');
    return typeof copy === 'object' ? copy : null;
  } catch {
    return null;
  }
}
