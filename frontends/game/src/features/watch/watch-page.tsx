import { ApiError, leaderboardQuery } from '@fairshare/api-client';
import type { Leaderboard } from '@fairshare/contracts';
import { definitionOf, type GameKind, HOLE_GAMES } from '@fairshare/golf-rules';
import { useLocation, useRuntimeConfig } from '@fairshare/federation';
import { AppFrame, AppHeader, Banner, Card, EmptyState, ErrorState, FlagTriangleRightIcon, Page, Section, SkeletonList, SplitView } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { PointsList } from '../../shared/points-list';
import { SCORECARD } from '../../shared/scorecard/texts';
import { SideGamePoints } from '../../shared/side-game-points';
import { lazyPart, ShownPart } from '../../shared/lazy-part';
import { PartFailed } from '../../shared/part-failed';
import type { BoardScorecardProps } from './board-scorecard';
import { BEHIND, howFar, LIVE, LOADING, NO_SUCH_LINK, NO_SUCH_LINK_HINT, NO_SCORES_YET, NOT_REACHED, SCORE_YOUR_OWN } from './texts';
import styles from './watch.module.css';
import { LOGO } from '../../start/logo';

/** The card stands below or beside the standings, which spectators look at first, so it loads later. */
const CARD = lazyPart<BoardScorecardProps>(() => import('./board-scorecard'));

/** The live leaderboard of one game, for everyone with its link: without an account, and without money. */
export function WatchPage() {
  const { productName } = useRuntimeConfig();
  const [, , token = ''] = useLocation().pathname.split('/');
  const board = useQuery({ ...leaderboardQuery(token), enabled: token !== '' });
  const gone = token === '' || (board.error instanceof ApiError && board.error.status === 404);
  return (
    <AppFrame header={<AppHeader product={productName} logo={LOGO} title={board.data?.name} />}>
      <title>{`${board.data?.name ?? LIVE} - ${productName}`}</title>
      <Page title={gone ? NO_SUCH_LINK : (board.data?.groupName ?? LIVE)} description={!gone && board.data && howFar(board.data)}>
        {gone && <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NO_SUCH_LINK_HINT} />}
        {!gone && board.data && <Board board={board.data} isStale={board.isError} />}
        {!gone && !board.data && board.isError && <ErrorState title={NOT_REACHED} retrying={board.isFetching} onRetry={() => void board.refetch()} />}
        {board.isLoading && <SkeletonList label={LOADING} />}
      </Page>
    </AppFrame>
  );
}

/** The board's standings by game; null or missing: the round does not have this game. */
type Standings = Readonly<Partial<Record<GameKind, { readonly totals: StandingProps['totals'] } | null>>>;

function Board({ board, isStale }: { board: Leaderboard; isStale: boolean }) {
  const { players, sideGames = [] } = board;
  const standings: Standings = board;
  return (
    <>
      {isStale && <Banner tone="warning">{BEHIND}</Banner>}
      <SplitView
        list={
          <>
            {HOLE_GAMES.map((kind) => standings[kind] && <Standing key={kind} title={definitionOf(kind).name} players={players} totals={standings[kind].totals} />)}
            {sideGames.map(({ id, name, standing: { line, unit, players: totals } }) => (
              <SideGamePoints key={id} name={name} line={line} unit={unit} totals={totals} players={players} />
            ))}
          </>
        }
        detail={
          <Section title={SCORECARD}>
            <ShownPart part={CARD} props={{ board }} pending={<SkeletonList label={LOADING} rows={players.length} />} failed={PartFailed} />
          </Section>
        }
      />
      <a href="/" className={styles.own}>
        {SCORE_YOUR_OWN}
      </a>
    </>
  );
}

interface StandingProps {
  title: string;
  players: Leaderboard['players'];
  /** Player id → points. */
  totals: Readonly<Record<string, number>>;
}

/** Points per player, most first. */
function Standing({ title, players, totals }: StandingProps) {
  const empty = players.every(({ id }) => (totals[id] ?? 0) === 0);
  return <Section title={title}>{empty ? <Card>{NO_SCORES_YET}</Card> : <PointsList label={title} players={players} totals={totals} />}</Section>;
}
