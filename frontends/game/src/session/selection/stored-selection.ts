import type { Preferences, PreferencesBody } from '@fairshare/contracts';
import { PREFERENCES_KEY } from '../../start/page';
import { isGamesView } from './games-views';
import { isTab, NOTHING_SELECTED, type Selected } from './selected';

const STORAGE_VERSION = 1;

/** The phone's own copy, for a start without signal. It also stores the sub-view, which the server does not. */
interface StoredCopy extends Omit<Preferences, 'version'> {
  readonly version: typeof STORAGE_VERSION;
  readonly userId: string;
  readonly gamesView: string;
  readonly basedOn?: number;
}

/** A selection as the phone stored it. */
export interface RememberedSelection extends Selected {
  /** Version of the server's preferences on which this copy is based. Missing: none were read, or an earlier release made the copy. */
  readonly basedOn?: number;
}

/** If missing, the browser's storage is used. It may be forbidden, and then even accessing the property throws. */
type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** What this user last selected on this phone; null: nothing is stored, or it is another user's. */
export function readStored(userId: string, storage?: Store): RememberedSelection | null {
  const copy = copyOf(userId, storage);
  if (!copy) return null;
  return {
    tab: isTab(copy.currentTab) ? copy.currentTab : NOTHING_SELECTED.tab,
    gamesView: isGamesView(copy.gamesView) ? copy.gamesView : NOTHING_SELECTED.gamesView,
    groupId: copy.selectedGroupId ?? null,
    gameId: copy.selectedGameId ?? null,
    basedOn: copy.basedOn,
  };
}

/** Without `basedOn`, the version of the previous copy is kept. */
export function store(userId: string, { groupId, gameId, tab, gamesView, basedOn }: RememberedSelection, storage?: Store): void {
  const copy: StoredCopy = {
    version: STORAGE_VERSION,
    userId,
    gamesView,
    selectedGroupId: groupId,
    selectedGameId: gameId,
    currentTab: tab,
    basedOn: basedOn ?? copyOf(userId, storage)?.basedOn,
  };
  try {
    (storage ?? window.localStorage).setItem(PREFERENCES_KEY, JSON.stringify(copy));
  } catch {
    // Storage may be full or forbidden; the server has the selection, too.
  }
}

/**
 * The changed parts of a selection. Only these are sent to the server, since this phone's copy of the rest may be stale. A change of the group also counts as a
 * change of its game.
 */
export function chosenSince(before: Selected, { groupId, gameId, tab }: Selected): PreferencesBody {
  const game = groupId !== before.groupId || gameId !== before.gameId;
  return {
    ...(groupId !== before.groupId && { selectedGroupId: groupId }),
    ...(game && { selectedGameId: gameId }),
    ...(tab !== before.tab && { currentTab: tab }),
  };
}

/** The initial selection: the server's, unless this phone's copy has the same version and may contain a later choice; else this phone's copy; else nothing. */
export function restoredFrom(preferences: Preferences | undefined, stored: RememberedSelection | null): Selected {
  const { basedOn, ...remembered }: RememberedSelection = stored ?? NOTHING_SELECTED;
  if (!preferences || (basedOn !== undefined && basedOn >= preferences.version)) return remembered;
  return { ...selectedBy(preferences), gamesView: remembered.gamesView };
}

/** The selection in the server's preferences. */
export const selectedBy = ({ currentTab, selectedGroupId, selectedGameId }: Preferences): Selected => ({
  ...NOTHING_SELECTED,
  tab: isTab(currentTab) ? currentTab : NOTHING_SELECTED.tab,
  groupId: selectedGroupId,
  gameId: selectedGroupId === null ? null : selectedGameId,
});

function copyOf(userId: string, storage: Store | undefined): Partial<StoredCopy> | null {
  const copy = readCopy(storage);
  return copy?.version === STORAGE_VERSION && copy.userId === userId ? copy : null;
}

function readCopy(storage: Store | undefined): Partial<StoredCopy> | null {
  try {
    const copy: unknown = JSON.parse((storage ?? window.localStorage).getItem(PREFERENCES_KEY) ?? 'null');
    return typeof copy === 'object' ? copy : null;
  } catch {
    return null;
  }
}
