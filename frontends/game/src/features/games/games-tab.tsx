import { isOnCourse } from '@fairshare/golf-rules';
import { Button, EmptyState, ErrorState, FlagTriangleRightIcon, Page, SegmentedControl, SkeletonList } from '@fairshare/ui';
import { useDeferredValue, useEffect } from 'react';
import { useGuest } from '../../session/guest/guest';
import { useDialogs } from '../../session/dialogs';
import { GAMES_VIEWS, shownView, viewsOn } from '../../session/selection/games-views';
import { useSelection } from '../../session/selection/selection';
import { reasonOf } from '../../shared/failure-toast';
import { lazyPart, ShownPart } from '../../shared/lazy-part';
import { PartFailed } from '../../shared/part-failed';
import { whenIdle } from '../../shared/when-idle';
import type { CardsViewProps } from './cards/cards-view';
import { ChooseGame } from './choose-game';
import { HoleGames } from './hole-games';
import { CreatePointsGame } from './points/create-points-game';
import { RulesButton } from './house-rules/rules-button';
import { RosterButton } from './roster/roster-button';
import { LinksButton } from './scoring-links/links-button';
import styles from './games-tab.module.css';
import { COULD_NOT_LOAD_GAME, GO_TO_GROUPS, LOADING_GAME, NOT_STARTED, SCORES_ARE_SAFE, VIEW_SWITCH } from './texts';

/** Their code comes beside the round's data where they are asked for, else once the page is idle, so that it is there on a hole without signal, too. */
const CARDS = lazyPart<CardsViewProps>(() => import('./cards/cards-view'));

/** The Games tab: one of the three games of the selected session. */
export default function GamesTab() {
  const { game, gamesView, openTab } = useSelection();
  const view = shownView(gamesView, game);
  const isCards = view === 'cards';
  useEffect(() => (isCards ? CARDS.preload() : whenIdle(CARDS.preload)), [isCards]);
  return (
    <Page
      title={GAMES_VIEWS[view].title}
      actions={
        <SegmentedControl
          label={VIEW_SWITCH}
          hideLabel
          options={viewsOn(game).map(({ value, label }) => ({ value, label }))}
          value={view}
          onValueChange={(next) => openTab('games', next)}
        />
      }
    >
      <GamesContent />
    </Page>
  );
}

function GamesContent() {
  const { gamesView, groupId, gameId, openTab, selectGame } = useSelection();
  const dialogs = useDialogs();

  if (groupId === null) {
    return (
      <EmptyState
        icon={<FlagTriangleRightIcon aria-hidden />}
        title={GAMES_VIEWS[gamesView].noGroup}
        action={
          <Button variant="primary" onClick={() => openTab('groups')}>
            {GO_TO_GROUPS}
          </Button>
        }
      />
    );
  }
  if (gameId === null) return <ChooseGame groupId={groupId} onChoose={selectGame} onCreate={() => dialogs.open('create-game')} />;
  return <SelectedGame />;
}

/** The view of the selected session, once its parts are there. */
function SelectedGame() {
  const { gamesView: asked, group, players, roster, game, pointsGame, bbbGame, loading, error, retry, openTab } = useSelection();
  const gamesView = shownView(asked, game);
  const guest = useGuest();
  const finish = () => openTab('scoreboard');
  // Every session has a BBB game: as long as there is none, its points games have not been read.
  const unread = !group || !game || (gamesView !== 'cards' && !bbbGame);
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
  const sheets = guest === null && (
    <div className={styles.sheets}>
      <RosterButton />
      <RulesButton />
      <LinksButton />
    </div>
  );
  const isEntered = (hole: number) => [pointsGame, bbbGame].some((one) => Object.keys(one?.holes[hole] ?? {}).length > 0);
  const left = roster ? players.flatMap(({ id }) => (isOnCourse(roster, id, isEntered, game.firstHole) ? [] : [id])) : [];
  if (gamesView === 'cards') {
    return (
      <ShownPart
        key={game.id}
        part={CARDS}
        props={{
          group: { ...group, players: [...players] },
          game,
          left,
          sheets: guest === null && (
            <>
              <RulesButton />
              <LinksButton />
            </>
          ),
        }}
        pending={<SkeletonList label={LOADING_GAME} rows={4} />}
        failed={PartFailed}
      />
    );
  }
  const shownGame = gamesView === 'bbb' ? bbbGame : pointsGame;
  if (shownGame && bbbGame) {
    const on = viewsOn(game).map(({ value }) => value);
    return (
      <HoleGames
        key={shownGame.id}
        view={gamesView}
        points={pointsGame}
        bbb={bbbGame}
        playsBoth={on.includes('points') && on.includes('bbb')}
        players={players}
        roster={roster}
        firstHole={game.firstHole}
        whoPlays={sheets}
        onFinish={finish}
      />
    );
  }
  if (guest) return <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NOT_STARTED} />;
  return <CreatePointsGame groupId={group.id} gameStateId={game.id} name={game.name} playerCount={players.length} />;
}
