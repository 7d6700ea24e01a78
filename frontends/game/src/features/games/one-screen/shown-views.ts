import { ALL_VIEW, CARDS_VIEW, GAMES_VIEWS, type GamesView, shownView, viewsOn } from '../../../session/selection/games-views';
import type { useSelection } from '../../../session/selection/selection';
import { useIsOneScreen } from './one-screen';
import { BOTH, togetherTitle } from './texts';

/** The option of the view switch for several games of a hole. */
const BOTH_VIEW = 'both';

interface ShownViews {
  readonly view: GamesView;
  /** Whether the view is still undecided: the round is loading, the user picked no view for it, and it may open on another view than this one. */
  readonly isOpen: boolean;
  /** The page's title. */
  readonly title: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  readonly value: string;
  /** The view that an option selects. */
  readonly viewOf: (option: string) => GamesView;
  /** Whether several games can share one screen. */
  readonly canJoin: boolean;
}

/** The views of the selected round on this phone. Games that are entered by holes share one screen unless the golfer separates them. */
export function useShownViews(selection: ReturnType<typeof useSelection>): ShownViews {
  const isOneScreen = useIsOneScreen();
  const picked = shownView(selection);
  const on = viewsOn(selection);
  const { entered, game, gameId } = selection;
  // Until a round is loaded it is assumed to have all its games, as most rounds do, so that the switch does not change under a thumb.
  const isBegun = (view: GamesView) => (entered ? entered.games.some(({ kind }) => kind === view) : gameId !== null && view !== CARDS_VIEW && view !== ALL_VIEW);
  const begun = on.map(({ value }) => value).filter(isBegun);
  const hasAll = on.some(({ value }) => value === ALL_VIEW);
  const canJoin = begun.length > 1;
  const isJoined = isOneScreen && canJoin;
  const ofJoined: readonly GamesView[] = isJoined ? [ALL_VIEW, ...begun] : [];
  const view = isJoined && hasAll && ofJoined.includes(picked) ? ALL_VIEW : picked;
  const joined = hasAll ? { value: ALL_VIEW, label: GAMES_VIEWS[ALL_VIEW].name } : { value: BOTH_VIEW, label: BOTH };
  const { loading, pickedFor } = selection;
  return {
    view,
    isOpen: selection.gamesView === CARDS_VIEW && gameId !== null && !(entered && game) && loading && pickedFor !== gameId,
    canJoin,
    title: isJoined && !hasAll && begun.includes(view) ? togetherTitle(begun.map((value) => GAMES_VIEWS[value].title)) : GAMES_VIEWS[view].title,
    options: [...(isJoined ? [joined] : []), ...on.filter(({ value }) => !ofJoined.includes(value)).map(({ value, label }) => ({ value, label }))],
    value: ofJoined.includes(view) ? joined.value : view,
    viewOf: (option) => (option === BOTH_VIEW ? (begun[0] ?? view) : (option as GamesView)),
  };
}
