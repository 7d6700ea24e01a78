import { afterSheets, isSheetEntry } from '@fairshare/ui';
import { createContext, useContext, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TabId } from '../../start/tabs';
import { useOffline } from '../offline/offline';
import type { GamesView } from './games-views';

/**
 * The screen of the main app that an entry of the browser's history shows. It is stored in the entry's state, not in its address: the main app's address is
 * always `/`, and its first screen is restored from the entry, else from the stored preferences.
 *
 * All of this runs in layout effects, so that the golfer cannot press Back on a screen without a listener. If the golfer pressed Back earlier, while the page
 * was loading, the entry that it led to is shown.
 */
interface ShownScreen {
  /** The user whose screen it was. Another user who signs in on the same phone starts with their own screen. */
  readonly of: string;
  readonly tab: TabId;
  readonly gamesView: GamesView;
  /** The hole that is open in a game. */
  readonly hole?: { readonly gameId: string; readonly number: number };
}

/** False where screens are only a preview and get no history entries. */
export const HistoryContext = createContext(true);

/** The tab and the sub-game of the current entry; null: the entry has no screen of this user yet. */
export const screenOfEntry = (userId: string): Pick<ShownScreen, 'tab' | 'gamesView'> | null => shownScreen(userId);

interface ScreenHistoryProps {
  readonly tab: TabId;
  readonly gamesView: GamesView;
  readonly show: (tab: TabId, gamesView: GamesView) => void;
}

/**
 * Turns the tab and the sub-game into history entries; Back and Forward show the entry's screen. Render it before the screens, which add their holes to its
 * entries.
 */
export function ScreenHistory({ tab, gamesView, show }: ScreenHistoryProps): null {
  const started = useRef(false);
  const { userId } = useOffline();
  const isKept = useContext(HistoryContext);
  const showEntry = useEffectEvent(({ tab: to, gamesView: view }: ShownScreen) => show(to, view));
  useLayoutEffect(() => {
    if (!isKept) return;
    const shown = shownScreen(userId);
    const isShown = shown?.tab === tab && (tab !== 'games' || shown.gamesView === gamesView);
    if (started.current && !isShown) record(userId, () => ({ of: userId, tab, gamesView }), 'as a further entry');
    else if (!shown) record(userId, () => ({ of: userId, tab, gamesView }), 'in this entry');
    else if (!isShown) showEntry(shown);
    started.current = true;
  }, [isKept, userId, tab, gamesView]);
  useBackOrForward(({ tab: to, gamesView: view }) => show(to, view));
  return null;
}

/**
 * The hole that is open in a game, initially the one in the current history entry. A jump to a hole adds an entry, so that Back returns to where it started. A
 * step to a neighbouring hole does not, since going back through a round hole by hole would be tedious.
 */
export function useShownHole(gameId: string, first: () => number): [number, (hole: number) => void] {
  const { userId } = useOffline();
  const [hole, setHole] = useState(() => holeOf(shownScreen(userId), gameId) ?? first());
  useBackOrForward((screen) => {
    const arrived = holeOf(screen, gameId);
    if (arrived !== null) setHole(arrived);
  });
  const recorded = useRef<number | null>(null);
  const isKept = useContext(HistoryContext);
  useLayoutEffect(() => {
    if (!isKept) return;
    const before = recorded.current;
    recorded.current = hole;
    const screen = shownScreen(userId);
    const held = holeOf(screen, gameId);
    if (!screen || held === hole) return;
    // The golfer went to this entry while the screen was being rendered.
    if (before === null && held !== null) return setHole(held);
    const isLeap = before !== null && Math.abs(hole - before) > 1;
    record(userId, (now) => now && { ...now, hole: { gameId, number: hole } }, isLeap ? 'as a further entry' : 'in this entry');
  }, [isKept, userId, gameId, hole]);
  return [hole, setHole];
}

/** Calls `arrived` when the golfer has gone back or forward to an entry of the main screen. */
function useBackOrForward(arrived: (screen: ShownScreen) => void): void {
  const { userId } = useOffline();
  const isKept = useContext(HistoryContext);
  const arrive = useEffectEvent(() => {
    const screen = shownScreen(userId);
    if (screen) arrived(screen);
  });
  useLayoutEffect(() => {
    if (!isKept) return undefined;
    const follow = () => arrive();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isKept]);
}

function shownScreen(userId: string): ShownScreen | null {
  const { screen } = (window.history.state ?? {}) as { screen?: ShownScreen };
  return screen?.of === userId ? screen : null;
}

const holeOf = (screen: ShownScreen | null, gameId: string): number | null => (screen?.hole?.gameId === gameId ? screen.hole.number : null);

/** @param next derives the new screen from the entry's current one; null: there is nothing to record */
function record(userId: string, next: (now: ShownScreen | null) => ShownScreen | null, how: 'in this entry' | 'as a further entry'): void {
  afterSheets(() => {
    const screen = next(shownScreen(userId));
    if (!screen) return;
    const { sheets: _sheets, ...state } = (window.history.state ?? {}) as { sheets?: unknown };
    const keep = how === 'in this entry' || isSheetEntry() ? 'replaceState' : 'pushState';
    window.history[keep]({ ...state, screen }, '');
  });
}
