import { ALL_VIEW, CARDS_VIEW, GAMES_VIEWS, type GamesView, shownView, viewsOn } from '../../../session/selection/games-views';
import type { useSelection } from '../../../session/selection/selection';
import { useIsOneScreen } from './one-screen';
import { BOTH, togetherTitle } from './texts';

/** Several games of a hole, in the switch of views. */
const BOTH_VIEW = 'both';

interface ShownViews {
  readonly view: GamesView;
  /** The round is still being read, and may turn out to open on another view than this one, which nobody picked in it. */
  readonly isOpen: boolean;
  /** Of the page. */
  readonly title: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
  readonly value: string;
  /** The view that an option leads to. */
  readonly viewOf: (option: string) => GamesView;
  /** Whether several games can stand on one screen. */
  readonly canJoin: boolean;
}

/** The views of the selected round, as this phone shows them: games that are entered by holes stand together unless the golfer wants them apart. */
export function useShownViews(selection: ReturnType<typeof useSelection>): ShownViews {
  const isOneScreen = useIsOneScreen();
  const picked = shownView(selection);
  const on = viewsOn(selection);
  const { entered, game, gameId } = selection;
  // Until a round is loaded it is taken to have all its games, as most do: the switch does not change under a thumb.
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
