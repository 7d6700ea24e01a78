import type { BadgeVariant } from '@fairshare/ui';
import { DAYS_MAX, DAYS_MIN } from './texts';

/** Days as typed; `fallback` where there is no number (specification 001, section 5). */
export function parseDays(typed: string, fallback: number): number {
  const days = Number.parseInt(typed, 10);
  return Number.isNaN(days) ? fallback : days;
}

export const areDaysValid = (days: number): boolean => days >= DAYS_MIN && days <= DAYS_MAX;

/** Above 3 default, 1 to 3 secondary, 0 or less destructive (specification 001, section 2). */
export function daysBadge(daysRemaining: number): BadgeVariant {
  if (daysRemaining > 3) return 'default';
  return daysRemaining > 0 ? 'secondary' : 'destructive';
}
