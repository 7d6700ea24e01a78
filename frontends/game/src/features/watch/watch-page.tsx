import { ApiError, leaderboardQuery } from '@fairshare/api-client';
import type { Leaderboard } from '@fairshare/contracts';
import { useLocation, useRuntimeConfig } from '@fairshare/federation';
import { AppFrame, AppHeader, Banner, EmptyState, ErrorState, FlagTriangleRightIcon, Page, SkeletonList, SplitView } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { Standing } from './standing';
import { StrokesCard } from './strokes-card';
import { BBB_TITLE, BEHIND, LIVE, LOADING, NO_SUCH_LINK, NO_SUCH_LINK_HINT, NOT_REACHED, POINTS_TITLE } from './texts';

/** The live leaderboard of one game for whoever has its link: no account, no money. */
export function WatchPage() {
  const { productName } = useRuntimeConfig();
  const [, , token = ''] = useLocation().pathname.split('/');
  const board = useQuery({ ...leaderboardQuery(token), enabled: token !== '' });
  const gone = token === '' || (board.error instanceof ApiError && board.error.status === 404);
  return (
    <AppFrame header={<AppHeader product={productName} logo={<img src="/favicon.svg" alt="" />} title={board.data?.name} />}>
      <title>{`${board.data?.name ?? LIVE} - ${productName}`}</title>
      <Page title={gone ? NO_SUCH_LINK : (board.data?.groupName ?? LIVE)}>
        {gone && <EmptyState icon={<FlagTriangleRightIcon aria-hidden />} title={NO_SUCH_LINK_HINT} />}
        {!gone && board.data && <Board board={board.data} behind={board.isError} />}
        {!gone && !board.data && board.isError && <ErrorState title={NOT_REACHED} retrying={board.isFetching} onRetry={() => void board.refetch()} />}
        {board.isLoading && <SkeletonList label={LOADING} />}
      </Page>
    </AppFrame>
  );
}

function Board({ board: { players, points, bbb }, behind }: { board: Leaderboard; behind: boolean }) {
  return (
    <>
      {behind && <Banner tone="warning">{BEHIND}</Banner>}
      <SplitView
        list={
          <>
            {points && <Standing title={POINTS_TITLE} players={players} totals={points.totals} />}
            <Standing title={BBB_TITLE} players={players} totals={bbb.totals} />
          </>
        }
        detail={points && <StrokesCard players={players} strokes={points.strokes} />}
      />
    </>
  );
}
