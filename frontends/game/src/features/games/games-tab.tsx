import { isOnCourse, sideGamesOn } from '@fairshare/golf-rules';
import { EmptyState, ErrorState, FlagTriangleRightIcon, Page, SegmentedControl, SkeletonList } from '@fairshare/ui';
import { useDeferredValue, useEffect } from 'react';
import { useGuest } from '../../session/guest/guest';
import { ALL_VIEW, CARDS_VIEW, viewsOn } from '../../session/selection/games-views';
import { useSelection } from '../../session/selection/selection';
import { reasonOf } from '../../shared/failure-toast';
import { enteredGame, roundInput } from '../../shared/round-input';
import { lazyPart, ShownPart, useReadyPart } from '../../shared/lazy-part';
import { PartFailed } from '../../shared/part-failed';
import { whenIdle } from '../../shared/when-idle';
import { TAB_NAMES } from '../../start/tabs';
import type { CardsViewProps } from './cards/cards-view';
import type { CreateTwoNineSixteenProps } from './create-two-nine-sixteen';
import { HoleScreen } from './hole-entry/hole-screen';
import { SIDE_QUESTIONS } from './hole-entry/side-questions-part';
import { HoleGames } from './hole-games';
import { useShownViews } from './one-screen/shown-views';
import type { RoundSheetsProps } from './round-sheets';
import styles from './games-tab.module.css';
import { COULD_NOT_LOAD_GAME, LOADING_GAME, NOT_STARTED, SCORES_ARE_SAFE, VIEW_SWITCH } from './texts';

/** Loads in parallel with the round's data in the Cards view, otherwise once the page is idle, so that it is available on a hole without signal. */
const CARDS = lazyPart<CardsViewProps>(() => import('./cards/cards-view'));

/** Shown while no round is selected. */
const CHOOSE = lazyPart(() => import('./choose-game'));

/** A round needs this at most once. */
const CREATE = lazyPart<CreateTwoNineSixteenProps>(() => import('./create-two-nine-sixteen'));

/** Stands below the entries of a hole. */
const SHEETS = lazyPart<RoundSheetsProps>(() => import('./round-sheets'));

/** Up to this many views leave room for the hole beside their switch. */
const VIEWS_BESIDE_THE_HOLE = 3;

/** The Games tab: one or several games of the selected session. In a hole view, the hole takes the place of the title. */
export default function GamesTab() {
  const selection = useSelection();
  const { openTab } = selection;
  const { view, isOpen, title, options, value, viewOf } = useShownViews(selection);
  const wasOpen = useDeferredValue(isOpen);
  const isCards = view === CARDS_VIEW;
  const isHole = !isCards && selection.gameId !== null;
  useEffect(() => (isCards ? CARDS.preload() : whenIdle(CARDS.preload)), [isCards]);
  // The same skeleton as while this tab's code loads: the title and switch of another view would shift when those of the round arrive.
  if (isOpen || wasOpen) {
    return (
      <Page key="open" title={TAB_NAMES.games}>
        <SkeletonList label={LOADING_GAME} rows={4} />
      </Page>
    );
  }
  return (
    <Page
      key="round"
      title={isHole ? <span className={styles.title}>{title}</span> : title}
      actions={
        <div className={styles.switch} data-beside-hole={isHole || undefined}>
          <SegmentedControl label={VIEW_SWITCH} hideLabel options={options} value={value} onValueChange={(next) => openTab('games', viewOf(next))} />
        </div>
      }
    >
      <div className={styles.content} data-beside-switch={(isHole && options.length <= VIEWS_BESIDE_THE_HOLE) || undefined}>
        <GamesContent />
      </div>
    </Page>
  );
}

function GamesContent() {
  const { groupId, gameId } = useSelection();
  if (groupId !== null && gameId !== null) return <SelectedGame />;
  return <ShownPart part={CHOOSE} props={{}} pending={<SkeletonList label={LOADING_GAME} rows={4} />} failed={PartFailed} />;
}

/** The view of the selected session, once its code and data are loaded. */
function SelectedGame() {
  const selection = useSelection();
  const { group, players, roster, game, entered, round, loading, error, retry, openTab } = selection;
  const { view: gamesView, canJoin } = useShownViews(selection);
  const isGuest = useGuest() !== null;
  const finish = () => openTab('scoreboard');
  const isCards = gamesView === CARDS_VIEW;
  const areAsked = useReadyPart(SIDE_QUESTIONS, gamesView === ALL_VIEW);
  const unread = !group || !game || !areAsked || (!isCards && (!entered || !round));
  // A deferred value lets React render the step from the skeleton to the round in slices, not in one go.
  const wasUnread = useDeferredValue(unread);

  if (unread || wasUnread) {
    return unread && error ? (
      <ErrorState title={COULD_NOT_LOAD_GAME} safe={SCORES_ARE_SAFE} retrying={loading} onRetry={retry}>
        {reasonOf(error)}
      </ErrorState>
    ) : (
      <SkeletonList label={LOADING_GAME} rows={4} />
    );
  }
  const sheets = <ShownPart part={SHEETS} props={{ isGuest, isHole: !isCards, canJoin: canJoin && !isCards }} pending={<div className={styles.sheets} />} failed={PartFailed} />;
  const isEntered = (hole: number) => Object.keys(entered?.holes[hole] ?? {}).length > 0;
  const left = roster ? players.flatMap(({ id }) => (isOnCourse(roster, id, isEntered, game.firstHole) ? [] : [id])) : [];
  if (isCards) {
    return (
      <ShownPart
        key={game.id}
        part={CARDS}
        props={{
          group: { ...group, players: [...players] },
          game,
          left,
          sheets,
        }}
        pending={<SkeletonList label={LOADING_GAME} rows={4} />}
        failed={PartFailed}
      />
    );
  }
  const shownGame = entered && gamesView !== ALL_VIEW ? enteredGame(entered, gamesView) : null;
  if (entered && round && gamesView === ALL_VIEW) {
    const on = viewsOn(selection).map(({ value }) => value);
    return (
      <HoleScreen
        key={entered.id}
        entered={entered}
        round={round}
        gameIds={entered.games.filter(({ kind }) => on.includes(kind)).map(({ id }) => id)}
        sideGames={sideGamesOn(roundInput(round))}
        course={game.course}
        players={players}
        roster={roster}
        firstHole={game.firstHole}
        whoPlays={sheets}
        onFinish={finish}
      />
    );
  }
  if (entered && shownGame) {
    return (
      <HoleGames
        key={shownGame.id}
        game={shownGame}
        on={viewsOn(selection).flatMap(({ value }) => (value === ALL_VIEW ? [] : [value]))}
        entered={entered}
        round={round}
        players={players}
        roster={roster}
        course={game.course}
        firstHole={game.firstHole}
        whoPlays={sheets}
        onFinish={finish}
      />
    );
  }
  if (isGuest) return <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NOT_STARTED} />;
  const offer = { groupId: group.id, gameStateId: game.id, name: game.name, playerCount: players.length };
  return <ShownPart part={CREATE} props={offer} pending={<SkeletonList label={LOADING_GAME} rows={4} />} failed={PartFailed} />;
}
