import type { DialogId } from '../dialogs';
import { screenOfEntry } from './screen-history';
import { type Selected, isTab } from './selected';

/** What the address of the main app names, as a message's does: each value may be missing. */
const named = new URLSearchParams(window.location.search);

/**
 * Shows first what the address names: a group, and its game and tab. A game is of its group: with another group the one before is not. What
 * it names was shown before where its entry of the history has a screen.
 */
export function withDeepLink(restored: Selected, userId: string): Selected {
  const groupId = named.get('group');
  if (!groupId || screenOfEntry(userId)) return restored;
  // A reload stays where the golfer is by then.
  window.history.replaceState(window.history.state, '', '/');
  const tab = named.get('tab');
  return { ...restored, groupId, gameId: named.get('game') ?? (groupId === restored.groupId ? restored.gameId : null), tab: isTab(tab) ? tab : restored.tab };
}

/** Asked for on another page of the app. */
let asked: DialogId | null = null;

/** Has the main app begin with a dialog, the next time it is shown. */
export const openDialogNext = (dialog: DialogId): void => void (asked = dialog);

/** The dialog to begin with: the one asked for, else the one the address names, the group's tab or its people. */
export function firstDialog(): DialogId | null {
  const wanted = asked;
  asked = null;
  const dialog = named.get('dialog');
  return wanted ?? (dialog === 'tab' || dialog === 'group' ? dialog : null);
}
