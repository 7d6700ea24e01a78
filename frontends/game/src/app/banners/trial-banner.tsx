import { api, subscriptionStatusQuery } from '@fairshare/api-client';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import styles from './access-notice.module.css';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The banner shows in the last days of a trial, or of a plan that was canceled. */
const SHOWN_IN_THE_LAST_DAYS = 3;

/** Few golfers have a notice to read: its words come only for them, into a place that is kept for it. */
const AccessNotice = lazy(() => import('./access-notice'));

/** Access about to end, or a payment that failed, and what to do about it. Nothing while all is well. */
export function TrialBanner() {
  const { data: status } = useQuery({ ...subscriptionStatusQuery(), refetchOnMount: false });
  const [now] = useState(() => api.clock.now());
  if (!status) return null;
  const ends = status.trialEndsAt ?? (status.status === 'canceled' ? status.accessEndsAt : null);
  const daysLeft = ends === null ? null : daysUntil(ends, now);
  const endsSoon = daysLeft !== null && daysLeft >= 1 && daysLeft <= SHOWN_IN_THE_LAST_DAYS;
  if (!endsSoon && status.status !== 'past_due') return null;
  return (
    <div className={styles.place}>
      <Suspense>
        <AccessNotice status={status} daysLeft={daysLeft ?? 0} />
      </Suspense>
    </div>
  );
}

/** Days left, the last one begun counted as one; 0 or less: it is over. */
export function daysUntil(instant: string, now: number): number {
  return Math.ceil((Date.parse(instant) - now) / DAY_MS);
}
