import type { BadgeVariant } from '@fairshare/ui';
import { DAYS_MAX, DAYS_MIN } from './texts';

/** Typed days; `fallback` if the text is not a number (specification 001, section 5). null: a number, but not a whole number from 1 to 365. */
export function parseDays(typed: string, fallback: number): number | null {
  if (!/\d/.test(typed)) return fallback;
  const days = /^\s*\+?\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
  return days >= DAYS_MIN && days <= DAYS_MAX ? days : null;
}

/** Above 3 default, 1 to 3 secondary, 0 or less destructive (specification 001, section 2). */
export function daysBadge(daysRemaining: number): BadgeVariant {
  if (daysRemaining > 3) return 'default';
  return daysRemaining > 0 ? 'secondary' : 'destructive';
}
