import { type TabId, TABS } from '../../start/tabs';
import { CARDS_VIEW, type GamesView } from './games-views';

/** The golfer's selection; it outlives the page. */
export interface Selected {
  readonly tab: TabId;
  readonly gamesView: GamesView;
  /** The session in which the golfer picked the sub-view; it does not outlive the page. */
  readonly pickedFor?: string | null;
  readonly groupId: string | null;
  readonly gameId: string | null;
}

export const NOTHING_SELECTED: Selected = { tab: 'groups', gamesView: CARDS_VIEW, groupId: null, gameId: null };

export const isTab = (value: unknown): value is TabId => TABS.some((tab) => tab === value);

/** Selecting a group clears the selected game (specification, section 4). */
export const withGroup = (selected: Selected, groupId: string | null): Selected => ({ ...selected, groupId, gameId: null });

/** A game belongs to the selected group; without a group no game is selected. */
export const withGame = (selected: Selected, gameId: string | null): Selected => ({
  ...selected,
  gameId: selected.groupId === null ? null : gameId,
});

/** Without a sub-view, the Games tab shows its last one. */
export const withTab = (selected: Selected, tab: TabId, gamesView?: GamesView): Selected => ({
  ...selected,
  tab,
  ...(gamesView !== undefined && { gamesView, pickedFor: selected.gameId }),
});
