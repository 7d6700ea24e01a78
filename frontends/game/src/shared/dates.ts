const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });

/** The day of an instant where the golfer is: "Nov 21, 2026". */
export function formatDay(instant: string | number | Date): string {
  return DAY.format(new Date(instant));
}
