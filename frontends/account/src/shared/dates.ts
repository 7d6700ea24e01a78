import { api } from '@fairshare/api-client';
import { dateFormat } from '@fairshare/ui';

const longDate = dateFormat({ dateStyle: 'long' });
const day = dateFormat({ month: 'short', day: 'numeric' });
const dayAndYear = dateFormat({ dateStyle: 'medium' });

const UNKNOWN = 'Unknown';

/** "November 28, 2026", the specification's date format; "Unknown" without a date. */
export function formatLongDate(instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? UNKNOWN : longDate(date);
}

/** "Nov 28" for a button; with the year if it is not the current one. */
export function formatShortDate(instant: string | null): string {
  if (instant === null) return UNKNOWN;
  const date = new Date(instant);
  const isThisYear = date.getFullYear() === new Date(api.clock.now()).getFullYear();
  return (isThisYear ? day : dayAndYear)(date);
}
