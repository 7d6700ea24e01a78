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

/** Their code comes beside the round's data where they are asked for, else once the page is idle, so that it is there on a hole without signal, too. */
const CARDS = lazyPart<CardsViewProps>(() => import('./cards/cards-view'));

/** Where no round is selected. */
const CHOOSE = lazyPart(() => import('./choose-game'));

/** A round needs it once, if ever. */
const CREATE = lazyPart<CreateTwoNineSixteenProps>(() => import('./create-two-nine-sixteen'));

/** Below what is entered on a hole. */
const SHEETS = lazyPart<RoundSheetsProps>(() => import('./round-sheets'));

/** As many views leave room for the hole beside their switch. */
const VIEWS_BESIDE_THE_HOLE = 3;

/** The Games tab: one of the games of the selected session, or several. Where a hole is entered, it stands in the place of the title. */
export default function GamesTab() {
  const selection = useSelection();
  const { openTab } = selection;
  const { view, isOpen, title, options, value, viewOf } = useShownViews(selection);
  const wasOpen = useDeferredValue(isOpen);
  const isCards = view === CARDS_VIEW;
  const isHole = !isCards && selection.gameId !== null;
  useEffect(() => (isCards ? CARDS.preload() : whenIdle(CARDS.preload)), [isCards]);
  // As while the code of this tab comes: a title and a switch of another view would be moved by those of the round.
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

/** The view of the selected session, once its parts are there. */
function SelectedGame() {
  const selection = useSelection();
  const { group, players, roster, game, entered, round, loading, error, retry, openTab } = selection;
  const { view: gamesView, canJoin } = useShownViews(selection);
  const isGuest = useGuest() !== null;
  const finish = () => openTab('scoreboard');
  const isCards = gamesView === CARDS_VIEW;
  const areAsked = useReadyPart(SIDE_QUESTIONS, gamesView === ALL_VIEW);
  const unread = !group || !game || !areAsked || (!isCards && (!entered || !round));
  // The step from the skeleton to the round is drawn in slices, not in one go.
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
