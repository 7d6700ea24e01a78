import { afterSheets, isSheetEntry } from '@fairshare/ui';
import { createContext, useContext, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TabId } from '../../start/tabs';
import { useOffline } from '../offline/offline';
import type { GamesView } from './games-views';

/**
 * What each entry of the browser's history shows of the main screen. It is kept with the entry and not in its address: the address of
 * the main app is `/`, where what is shown first is restored: from the entry, else from the stored preferences.
 *
 * All of it runs in layout effects: nobody can press Back on a screen that does not listen yet. Where Back was pressed before that, while the page
 * was loading, the entry it led to is shown.
 */
interface ShownScreen {
  /** Whose screen it was: somebody else who signs in on the same phone starts with their own. */
  readonly of: string;
  readonly tab: TabId;
  readonly gamesView: GamesView;
  /** The hole that is open in a game. */
  readonly hole?: { readonly gameId: string; readonly number: number };
}

/** False where screens are only shown, and are no places to go back to. */
export const HistoryContext = createContext(true);

/** The tab and the sub-game of the current entry; null: it shows no screen of this user yet. */
export const screenOfEntry = (userId: string): Pick<ShownScreen, 'tab' | 'gamesView'> | null => shownScreen(userId);

interface ScreenHistoryProps {
  readonly tab: TabId;
  readonly gamesView: GamesView;
  readonly show: (tab: TabId, gamesView: GamesView) => void;
}

/** The tab and the sub-game become entries of the history; Back and Forward show what they hold. It stands before the screens: their holes go into its entries. */
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
 * The hole that is open in a game, to begin with the one its entry holds. A leap to a hole is a further entry, so that Back leads to where
 * it began; a step to the next one is not: nobody wants to go back through a round hole by hole.
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
    // The golfer went to this entry while the screen was being drawn.
    if (before === null && held !== null) return setHole(held);
    const isLeap = before !== null && Math.abs(hole - before) > 1;
    record(userId, (now) => now && { ...now, hole: { gameId, number: hole } }, isLeap ? 'as a further entry' : 'in this entry');
  }, [isKept, userId, gameId, hole]);
  return [hole, setHole];
}

/** Calls when the golfer has gone back or forward to an entry of the main screen. */
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

/** @param next made of what the entry shows then; null: there is nothing to record */
function record(userId: string, next: (now: ShownScreen | null) => ShownScreen | null, how: 'in this entry' | 'as a further entry'): void {
  afterSheets(() => {
    const screen = next(shownScreen(userId));
    if (!screen) return;
    const { sheets: _sheets, ...state } = (window.history.state ?? {}) as { sheets?: unknown };
    const keep = how === 'in this entry' || isSheetEntry() ? 'replaceState' : 'pushState';
    window.history[keep]({ ...state, screen }, '');
  });
}
