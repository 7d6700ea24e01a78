import { type Selected, isTab } from './selected';

/** What a link into the main app names: a message's. */
export interface Arrival {
  readonly selected: Partial<Selected> & Pick<Selected, 'groupId'>;
  readonly dialog: 'tab' | 'group' | null;
}

/** The group, game, tab and dialog that an address names; null: none. A game or a dialog needs its group. */
export function arrivalAt(search: string): Arrival | null {
  const named = new URLSearchParams(search);
  const groupId = named.get('group');
  if (groupId === null) return null;
  const [gameId, tab, dialog] = [named.get('game'), named.get('tab'), named.get('dialog')];
  return { selected: { groupId, ...(gameId && { gameId }), ...(isTab(tab) && { tab }) }, dialog: dialog === 'tab' || dialog === 'group' ? dialog : null };
}

/** What is shown first. A game is of its group: with another group the one before is not. */
export function withArrival(restored: Selected, { selected }: Arrival): Selected {
  return { ...(selected.groupId === restored.groupId ? restored : { ...restored, gameId: null }), ...selected };
}

let arrival: Arrival | null | undefined;

/** What the address named as the page was opened. The address bar then shows the main app's own address again, so that a reload stays where the golfer is. */
export function arrivalHere(): Arrival | null {
  if (arrival === undefined) {
    arrival = arrivalAt(window.location.search);
    if (arrival) window.history.replaceState(window.history.state, '', '/');
  }
  return arrival;
}
