import { type Selected, isTab } from './selected';

/** What the address of the main app names, as a message's does: each value may be missing. */
const named = new URLSearchParams(window.location.search);

/** Shows first what the address names: a group, and its game and tab. A game is of its group: with another group the one before is not. */
export function withArrival(restored: Selected): Selected {
  const groupId = named.get('group');
  if (!groupId) return restored;
  // A reload stays where the golfer is by then.
  window.history.replaceState(window.history.state, '', '/');
  const tab = named.get('tab');
  return { ...restored, groupId, gameId: named.get('game') ?? (groupId === restored.groupId ? restored.gameId : null), tab: isTab(tab) ? tab : restored.tab };
}

/** The dialog that it names: the group's tab, or its people. */
export function arrivalDialog(): 'tab' | 'group' | null {
  const dialog = named.get('dialog');
  return dialog === 'tab' || dialog === 'group' ? dialog : null;
}
