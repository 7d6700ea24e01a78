import type { GameState, RoundEntries } from '@fairshare/contracts';
import { DEFINITIONS, type GameKind } from '@fairshare/golf-rules';
import { FlagTriangleRightIcon, LayersIcon, TargetIcon, TrophyIcon } from '@fairshare/ui';
import type { ReactNode } from 'react';

interface GamesViewEntry {
  /** The name in the Games picker. */
  readonly name: string;
  readonly icon: ReactNode;
  /** The title of its page. */
  readonly title: string;
  /** Shown instead of the game while no group is selected. */
  readonly noGroup: string;
}

/** All games of a round on one screen. Offered, and opened first, if the round has side games. */
export const ALL_VIEW = 'all';

/** A sub-view of the Games tab: a game, or all of them. */
export type GamesView = GameKind | typeof ALL_VIEW;

/** The texts for the games that the specification names, in the order of the picker. */
const SPECIFIED: Readonly<Partial<Record<GameKind, GamesViewEntry>>> = {
  bbb: { name: 'BBB', icon: <TargetIcon aria-hidden />, title: 'BBB', noGroup: 'Select a group from the Groups tab to start playing.' },
  points: { name: '2/9/16', icon: <TrophyIcon aria-hidden />, title: '2/9/16', noGroup: 'Select a group to start playing the points game.' },
  cards: { name: 'Cards', icon: <LayersIcon aria-hidden />, title: 'Animal', noGroup: 'Select a group from the Groups tab to start playing.' },
};

const ALL: GamesViewEntry = { name: 'All', icon: <FlagTriangleRightIcon aria-hidden />, title: 'All Games', noGroup: 'Select a group from the Groups tab to start playing.' };

/** Games without texts of their own follow. */
const OTHERS = DEFINITIONS.filter(({ kind }) => !SPECIFIED[kind]).map(({ kind, name }): [GamesView, GamesViewEntry] => [
  kind,
  { name, icon: <TrophyIcon aria-hidden />, title: name, noGroup: 'Select a group from the Groups tab to start playing.' },
]);

/** The sub-views of the Games tab, in the order of the picker. */
export const GAMES_VIEWS = { [ALL_VIEW]: ALL, ...SPECIFIED, ...Object.fromEntries(OTHERS) } as Readonly<Record<GamesView, GamesViewEntry>>;

export const BBB_VIEW: GamesView = 'bbb';

/** The view that a golfer's first round opens on: one score per player, which every golfer knows after a hole. */
export const FIRST_VIEW: GamesView = 'points';

/** The views where questions are answered, where strokes are entered, and where cards are given. */
export const QUESTIONS_VIEW: GamesView = 'bbb';
export const STROKES_VIEW: GamesView = 'points';
export const CARDS_VIEW: GamesView = 'cards';

export const isGamesView = (value: unknown): value is GamesView => typeof value === 'string' && Object.hasOwn(GAMES_VIEWS, value);

/** The views as options of a picker. */
const GAMES_VIEW_OPTIONS = Object.entries(GAMES_VIEWS).map(([value, { name, icon }]) => ({ value: value as GamesView, label: name, icon }));

/** The properties of a session that determine its sub-views. */
interface ViewedSession {
  readonly game: GameState | null;
  readonly entered: RoundEntries | null;
}

/** The requested sub-view, and the session in which it was picked. */
interface PickedView {
  readonly gamesView: GamesView;
  readonly pickedFor?: string | null;
}

const hasSideGames = ({ entered }: ViewedSession): boolean => (entered?.sideGames ?? []).length > 0;

/** The sub-views of a session: all games, if there are side games, and the games that its house rules include. All sub-views if no session is selected. */
export const viewsOn = (session: ViewedSession) =>
  GAMES_VIEW_OPTIONS.filter(({ value }) => (value === ALL_VIEW ? hasSideGames(session) : (session.game?.rules?.games[value] ?? true)));

/** The sub-view that was picked in this session, if available; else all games if there are side games; else the requested one, or the first available. */
export function shownView({ gamesView, pickedFor, ...session }: PickedView & ViewedSession): GamesView {
  const on = viewsOn(session).map(({ value }) => value);
  if (hasSideGames(session) && pickedFor !== session.entered?.id) return ALL_VIEW;
  return on.includes(gamesView) ? gamesView : (on[0] ?? gamesView);
}
