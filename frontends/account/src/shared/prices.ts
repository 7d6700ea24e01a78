import { plansQuery } from '@fairshare/api-client';
import type { PlanKey, Plans } from '@fairshare/contracts';
import { formatMoney } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';

export interface Prices {
  /** Formatted prices by plan; null while they are loading. */
  readonly data: Readonly<Record<PlanKey, string>> | null;
  readonly failed: boolean;
  readonly retrying: boolean;
  retry(): void;
}

export function usePrices(): Prices {
  const { data, isError, isFetching, refetch } = useQuery(plansQuery());
  return { data: data ? pricesOf(data) : null, failed: isError && !data, retrying: isFetching, retry: () => void refetch() };
}

function pricesOf({ monthly, annual }: Plans): Record<PlanKey, string> {
  return { monthly: formatMoney(monthly.amount), annual: formatMoney(annual.amount) };
}
