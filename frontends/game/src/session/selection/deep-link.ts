import type { DialogId } from '../dialogs';
import { screenOfEntry } from './screen-history';
import { type Selected, isTab } from './selected';

/** The parameters in the address of the main app, for example from a link in a message. Each may be missing. */
const named = new URLSearchParams(window.location.search);

/**
 * Applies the group, game and tab that the address names. With another group, the restored game is dropped, since a game belongs to its group. If the history
 * entry already has a screen, the address was applied before.
 */
export function withDeepLink(restored: Selected, userId: string): Selected {
  const groupId = named.get('group');
  if (!groupId || screenOfEntry(userId)) return restored;
  // Cleared, so that a reload keeps the screen that the golfer is on by then.
  window.history.replaceState(window.history.state, '', '/');
  const tab = named.get('tab');
  return { ...restored, groupId, gameId: named.get('game') ?? (groupId === restored.groupId ? restored.gameId : null), tab: isTab(tab) ? tab : restored.tab };
}

/** The dialog that another page of the app requested. */
let asked: DialogId | null = null;

/** Makes the main app open a dialog the next time it is shown. */
export const openDialogNext = (dialog: DialogId): void => void (asked = dialog);

/** The dialog to open first: the requested one, else the one that the address names (the group's tab or its people). */
export function firstDialog(): DialogId | null {
  const wanted = asked;
  asked = null;
  const dialog = named.get('dialog');
  return wanted ?? (dialog === 'tab' || dialog === 'group' ? dialog : null);
}
