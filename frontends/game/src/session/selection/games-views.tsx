import type { GameState, RoundEntries } from '@fairshare/contracts';
import { DEFINITIONS, type GameKind } from '@fairshare/golf-rules';
import { FlagTriangleRightIcon, LayersIcon, TargetIcon, TrophyIcon } from '@fairshare/ui';
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

/** All games of a round on one screen: offered, and opened first, where it has side games. */
export const ALL_VIEW = 'all';

/** A sub-view of the Games tab: a game, or all of them. */
export type GamesView = GameKind | typeof ALL_VIEW;

/** The specification's words for its games, in the order of the picker. */
const SPECIFIED: Readonly<Partial<Record<GameKind, GamesViewEntry>>> = {
  bbb: { name: 'BBB', icon: <TargetIcon aria-hidden />, title: 'BBB', noGroup: 'Select a group from the Groups tab to start playing.' },
  points: { name: '2/9/16', icon: <TrophyIcon aria-hidden />, title: '2/9/16', noGroup: 'Select a group to start playing the points game.' },
  cards: { name: 'Cards', icon: <LayersIcon aria-hidden />, title: 'Animal', noGroup: 'Select a group from the Groups tab to start playing.' },
};

const ALL: GamesViewEntry = { name: 'All', icon: <FlagTriangleRightIcon aria-hidden />, title: 'All Games', noGroup: 'Select a group from the Groups tab to start playing.' };

/** Games without words of their own follow. */
const OTHERS = DEFINITIONS.filter(({ kind }) => !SPECIFIED[kind]).map(({ kind, name }): [GamesView, GamesViewEntry] => [
  kind,
  { name, icon: <TrophyIcon aria-hidden />, title: name, noGroup: 'Select a group from the Groups tab to start playing.' },
]);

/** The sub-views of the Games tab, in the order of the picker. */
export const GAMES_VIEWS = { [ALL_VIEW]: ALL, ...SPECIFIED, ...Object.fromEntries(OTHERS) } as Readonly<Record<GamesView, GamesViewEntry>>;

export const BBB_VIEW: GamesView = 'bbb';

/** What a golfer's first round opens on: a score for each, which every golfer has after a hole. */
export const FIRST_VIEW: GamesView = 'points';

/** Where questions are answered, where strokes are entered, and where cards are given. */
export const QUESTIONS_VIEW: GamesView = 'bbb';
export const STROKES_VIEW: GamesView = 'points';
export const CARDS_VIEW: GamesView = 'cards';

export const isGamesView = (value: unknown): value is GamesView => typeof value === 'string' && Object.hasOwn(GAMES_VIEWS, value);

/** As options of a picker. */
const GAMES_VIEW_OPTIONS = Object.entries(GAMES_VIEWS).map(([value, { name, icon }]) => ({ value: value as GamesView, label: name, icon }));

/** What of a session decides which sub-views there are. */
interface ViewedSession {
  readonly game: GameState | null;
  readonly entered: RoundEntries | null;
}

/** The sub-view that is asked for, and the session in which it was picked. */
interface PickedView {
  readonly gamesView: GamesView;
  readonly pickedFor?: string | null;
}

const hasSideGames = ({ entered }: ViewedSession): boolean => (entered?.sideGames ?? []).length > 0;

/** All games, where there are side games, and those that the session's house rules have on; all of them where no session is selected. */
export const viewsOn = (session: ViewedSession) =>
  GAMES_VIEW_OPTIONS.filter(({ value }) => (value === ALL_VIEW ? hasSideGames(session) : (session.game?.rules?.games[value] ?? true)));

/** The sub-view that was picked in this session, if it is there; else all games where there are side games; else the one that is asked for, or the first that is on. */
export function shownView({ gamesView, pickedFor, ...session }: PickedView & ViewedSession): GamesView {
  const on = viewsOn(session).map(({ value }) => value);
  if (hasSideGames(session) && pickedFor !== session.entered?.id) return ALL_VIEW;
  return on.includes(gamesView) ? gamesView : (on[0] ?? gamesView);
}
