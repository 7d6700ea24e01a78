import { plansQuery } from '@fairshare/api-client';
import type { PlanKey, Plans } from '@fairshare/contracts';
import { formatMoney } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';

/** The plans' prices as text, by plan; null until they are known. */
export function usePrices(): Record<PlanKey, string> | null {
  const { data } = useQuery(plansQuery());
  return data ? pricesOf(data) : null;
}

function pricesOf({ monthly, annual }: Plans): Record<PlanKey, string> {
  return { monthly: formatMoney(monthly.amount), annual: formatMoney(annual.amount) };
}
