/** Made with the first day shown: making one keeps a phone busy for a while. */
let day: Intl.DateTimeFormat | null = null;

/** The day of an instant where the golfer is: "Nov 21, 2026". */
export function formatDay(instant: string | number | Date): string {
  day ??= new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
  return day.format(new Date(instant));
}
