import { plansQuery } from '@fairshare/api-client';
import type { PlanKey, Plans } from '@fairshare/contracts';
import { useQuery } from '@tanstack/react-query';

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as the specification shows prices: dollars with two decimals, `$16.99`. */
export function formatPrice(cents: number): string {
  return DOLLARS.format(cents / 100);
}

/** The plans' prices as text, by plan; null until they are known. */
export function usePrices(): Record<PlanKey, string> | null {
  const { data } = useQuery(plansQuery());
  return data ? pricesOf(data) : null;
}

function pricesOf({ monthly, annual }: Plans): Record<PlanKey, string> {
  return { monthly: formatPrice(monthly.amount), annual: formatPrice(annual.amount) };
}
