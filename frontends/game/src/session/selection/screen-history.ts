import { afterSheets, isSheetEntry } from '@fairshare/ui';
import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TabId } from '../../start/tabs';
import type { GamesView } from './games-views';

/**
 * What each entry of the browser's history shows of the main screen. It is kept with the entry and not in its address: the address of
 * the main app is `/`, where what is shown first is restored from the stored preferences.
 */
interface ShownScreen {
  readonly tab: TabId;
  readonly gamesView: GamesView;
  /** The hole that is open in a game. */
  readonly hole?: { readonly gameId: string; readonly number: number };
}

/** False where screens are only shown, and are no places to go back to. */
export const HistoryContext = createContext(true);

/** The tab and the sub-game become entries of the history; Back and Forward show what they hold. */
export function useScreenHistory(tab: TabId, gamesView: GamesView, show: (tab: TabId, gamesView: GamesView) => void): void {
  const started = useRef(false);
  const isKept = useContext(HistoryContext);
  useEffect(() => {
    if (!isKept) return;
    const shown = shownScreen();
    const isShown = shown?.tab === tab && (tab !== 'games' || shown.gamesView === gamesView);
    if (!isShown) record({ tab, gamesView }, started.current ? 'as a further entry' : 'in this entry');
    started.current = true;
  }, [isKept, tab, gamesView]);
  useArrival(({ tab: to, gamesView: view }) => show(to, view));
}

/**
 * The hole that is open in a game, to begin with the one its entry holds. A leap to a hole is a further entry, so that Back leads to where
 * it began; a step to the next one is not: nobody wants to go back through a round hole by hole.
 */
export function useShownHole(gameId: string, first: () => number): [number, (hole: number) => void] {
  const [hole, setHole] = useState(() => holeOf(shownScreen(), gameId) ?? first());
  useArrival((screen) => {
    const arrived = holeOf(screen, gameId);
    if (arrived !== null) setHole(arrived);
  });
  const recorded = useRef<number | null>(null);
  const isKept = useContext(HistoryContext);
  useEffect(() => {
    if (!isKept) return;
    const before = recorded.current;
    recorded.current = hole;
    const screen = shownScreen();
    if (!screen || holeOf(screen, gameId) === hole) return;
    const isLeap = before !== null && Math.abs(hole - before) > 1;
    record({ ...screen, hole: { gameId, number: hole } }, isLeap ? 'as a further entry' : 'in this entry');
  }, [isKept, gameId, hole]);
  return [hole, setHole];
}

/** Calls when the golfer has gone back or forward to an entry of the main screen. */
function useArrival(arrived: (screen: ShownScreen) => void): void {
  const isKept = useContext(HistoryContext);
  const arrive = useEffectEvent(() => {
    const screen = shownScreen();
    if (screen) arrived(screen);
  });
  useEffect(() => {
    if (!isKept) return undefined;
    const follow = () => arrive();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isKept]);
}

function shownScreen(): ShownScreen | null {
  return (window.history.state as { screen?: ShownScreen } | null)?.screen ?? null;
}

const holeOf = (screen: ShownScreen | null, gameId: string): number | null => (screen?.hole?.gameId === gameId ? screen.hole.number : null);

function record(screen: ShownScreen, how: 'in this entry' | 'as a further entry'): void {
  afterSheets(() => {
    const { sheets: _sheets, ...state } = (window.history.state ?? {}) as { sheets?: unknown };
    const keep = how === 'in this entry' || isSheetEntry() ? 'replaceState' : 'pushState';
    window.history[keep]({ ...state, screen }, '');
  });
}
