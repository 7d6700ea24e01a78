import type { GameState } from '@fairshare/contracts';
import { LayersIcon, TargetIcon, TrophyIcon } from '@fairshare/ui';
import type { ReactNode } from 'react';

interface GamesViewEntry {
  /** In the Games picker. */
  readonly name: string;
  readonly icon: ReactNode;
  /** Of its page. */
  readonly title: string;
  /** Instead of the game while no group is selected. */
  readonly noGroup: string;
}

/** The sub-views of the Games tab, in the order of the picker; the specification's words. */
const VIEWS = {
  bbb: { name: 'BBB', icon: <TargetIcon aria-hidden />, title: 'BBB', noGroup: 'Select a group from the Groups tab to start playing.' },
  points: { name: '2/9/16', icon: <TrophyIcon aria-hidden />, title: '2/9/16', noGroup: 'Select a group to start playing the points game.' },
  cards: { name: 'Cards', icon: <LayersIcon aria-hidden />, title: 'Animal', noGroup: 'Select a group from the Groups tab to start playing.' },
} as const satisfies Readonly<Record<string, GamesViewEntry>>;

export type GamesView = keyof typeof VIEWS;

export const GAMES_VIEWS: Readonly<Record<GamesView, GamesViewEntry>> = VIEWS;

/** What a golfer's first round opens on: every round has it, and its questions need no explaining. */
export const FIRST_VIEW: GamesView = 'bbb';

/** Where strokes are entered, and where cards are given. */
export const STROKES_VIEW: GamesView = 'points';
export const CARDS_VIEW: GamesView = 'cards';

export const isGamesView = (value: unknown): value is GamesView => typeof value === 'string' && Object.hasOwn(VIEWS, value);

/** As options of a picker. */
const GAMES_VIEW_OPTIONS = Object.entries(VIEWS).map(([value, { name, icon }]) => ({ value: value as GamesView, label: name, icon }));

/** Those that the session's house rules have on; all of them where no session is selected. */
export const viewsOn = (game: GameState | null) => GAMES_VIEW_OPTIONS.filter(({ value }) => game?.rules?.games[value] ?? true);

/** The sub-view that is asked for, else the first that is on. */
export function shownView(asked: GamesView, game: GameState | null): GamesView {
  const on = viewsOn(game).map(({ value }) => value);
  return on.includes(asked) ? asked : (on[0] ?? asked);
}
