import { plansQuery } from '@fairshare/api-client';
import { ErrorState } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { TEXTS } from './texts';

/** In place of prices that could not be had. */
export function PricesFailed() {
  const { refetch, isFetching } = useQuery(plansQuery());
  return <ErrorState title={TEXTS.pricesFailed} safe={TEXTS.unknownSafe} onRetry={() => void refetch()} retrying={isFetching} />;
}
