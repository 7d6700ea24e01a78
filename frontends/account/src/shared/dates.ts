const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** "November 28, 2026", as the specification writes dates; "Unknown" without one. */
export function formatLongDate(instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? 'Unknown' : LONG_DATE.format(date);
}
