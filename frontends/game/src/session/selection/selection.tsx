import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { TabId } from '../../start/tabs';
import { playerOf } from '../../shared/player-of';
import type { GamesView } from './games-views';
import { useOffline } from '../offline/offline';
import { HistoryContext, ScreenHistory, screenOfEntry } from './screen-history';
import { type Selected, withGame, withGroup, withTab } from './selected';
import { type SelectedData, useSelectedData } from './selected-data';

/** The selection, its data, and the functions that change it. */
export interface Selection extends Selected, SelectedData {
  /** Also clears the selected game. */
  selectGroup(groupId: string | null): void;
  /** Selects a game of the selected group. */
  selectGame(gameId: string | null): void;
  /** Shows a tab from its top; Games on the given sub-view, or on its last one. */
  openTab(tab: TabId, gamesView?: GamesView): void;
}

const SelectionContext = createContext<Selection | null>(null);

/** Throws outside the main screen. */
export function useSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error('useSelection needs a SelectionProvider above it');
  return selection;
}

const NO_NAMES: Readonly<Record<string, string>> = {};

/** The guests who entered something of the selected session by a scoring link: guest id → name of the player. Empty outside the main screen. */
export function useGuestNames(): Readonly<Record<string, string>> {
  const { game, players = [] } = useContext(SelectionContext) ?? {};
  if (!game?.guests) return NO_NAMES;
  return Object.fromEntries(Object.entries(game.guests).map(([guestId, playerId]) => [guestId, playerOf(players, playerId).name]));
}

interface SelectionProviderProps {
  /** The restored selection. */
  initial: Selected;
  /** Called with every change, to store it for the next visit. */
  onChange: (selected: Selected) => void;
  children: ReactNode;
}

/** A page that is reloaded, or reached by Back, shows the screen of its history entry. */
const withEntry = (initial: Selected, entry: ReturnType<typeof screenOfEntry>): Selected => (entry ? withTab(initial, entry.tab, entry.gamesView) : initial);

export function SelectionProvider({ initial, onChange, children }: SelectionProviderProps) {
  const isKept = useContext(HistoryContext);
  const { userId } = useOffline();
  const [selected, setSelected] = useState(() => withEntry(initial, isKept ? screenOfEntry(userId) : null));
  const selectGroup = useCallback((groupId: string | null) => setSelected((now) => withGroup(now, groupId)), []);
  const selectGame = useCallback((gameId: string | null) => setSelected((now) => withGame(now, gameId)), []);
  const openTab = useCallback((tab: TabId, gamesView?: GamesView) => {
    setSelected((now) => withTab(now, tab, gamesView));
    window.scrollTo(0, 0);
  }, []);

  const show = useCallback((tab: TabId, gamesView: GamesView) => setSelected((now) => withTab(now, tab, gamesView)), []);

  useEffect(() => {
    if (selected !== initial) onChange(selected);
  }, [selected, initial, onChange]);

  const data = useSelectedData(selected, { selectGroup, selectGame });
  const selection = useMemo<Selection>(() => ({ ...selected, ...data, selectGroup, selectGame, openTab }), [selected, data, selectGroup, selectGame, openTab]);
  return (
    <SelectionContext value={selection}>
      <ScreenHistory tab={selected.tab} gamesView={selected.gamesView} show={show} />
      {children}
    </SelectionContext>
  );
}
