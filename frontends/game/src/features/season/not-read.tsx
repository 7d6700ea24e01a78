import { EmptyState, ErrorState, SkeletonList, WifiOffIcon } from '@fairshare/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useOffline } from '../../session/offline/offline';
import { LOADING_SEASON, NO_SIGNAL, NOTHING_LOST, SEASON_FAILED, SHOWN_LATER } from './texts';

/** A placeholder for data that is not available: it is loading, it failed to load, or the phone is offline. */
export function NotRead({ isError, isFetching, refetch }: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>) {
  const { online } = useOffline();
  if (!online) {
    return (
      <EmptyState icon={<WifiOffIcon aria-hidden />} title={NO_SIGNAL}>
        {SHOWN_LATER}
      </EmptyState>
    );
  }
  if (isError) return <ErrorState title={SEASON_FAILED} safe={NOTHING_LOST} retrying={isFetching} onRetry={() => void refetch()} />;
  return <SkeletonList label={LOADING_SEASON} rows={6} />;
}
