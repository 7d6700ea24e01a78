/** Milliseconds. */
export const DAY = 86_400_000;

/** An instant in ISO 8601, UTC, some days after another. */
export const daysAfter = (instant: string | Date, days: number): string => new Date(new Date(instant).getTime() + days * DAY).toISOString();

export const isAfter = (instant: string | null, now: Date): boolean => instant !== null && new Date(instant) > now;

/** The latest of some instants; null where there are none. */
export function latest(...instants: readonly (string | null)[]): string | null {
  return instants.reduce((late, instant) => (instant !== null && (late === null || new Date(instant) > new Date(late)) ? instant : late), null);
}
