/** Milliseconds after access lapsed in which records from before the lapse are still accepted. */
export const GRACE_AFTER_LAPSE = 30 * 24 * 60 * 60 * 1000;

/**
 * No score is lost to a paywall: entries from before the lapse of access are accepted for 30 days after it, in rounds that
 * existed then. All instants ISO 8601, UTC.
 */
export function acceptedAfterLapse(lapsedAt: string, record: { readonly at: string; readonly roundCreatedAt: string }, now: Date): boolean {
  const withinGrace = now.getTime() <= new Date(lapsedAt).getTime() + GRACE_AFTER_LAPSE;
  return withinGrace && record.at <= lapsedAt && record.roundCreatedAt <= lapsedAt;
}
