import { api, subscriptionStatusQuery } from '@fairshare/api-client';
import { Link } from '@fairshare/federation';
import { Banner, LinkButton } from '@fairshare/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The banner shows in the last days of a trial. */
const SHOWN_IN_THE_LAST_DAYS = 3;

/** A trial about to end, and what to do about it. Nothing while there is no such trial. */
export function TrialBanner() {
  const { data: status } = useQuery({ ...subscriptionStatusQuery(), refetchOnMount: false });
  const [now] = useState(() => api.clock.now());
  const daysLeft = status?.trialEndsAt ? daysUntil(status.trialEndsAt, now) : null;
  if (daysLeft === null || daysLeft < 1 || daysLeft > SHOWN_IN_THE_LAST_DAYS) return null;
  return (
    <Banner
      tone="warning"
      title={`Your free trial ends ${inDays(daysLeft)}`}
      action={
        <LinkButton asChild>
          <Link to="/subscribe">Upgrade Now</Link>
        </LinkButton>
      }
    >
      Upgrade to keep your groups, games and payouts at hand.
    </Banner>
  );
}

/** Days left, the last one begun counted as one; 0 or less: it is over. */
export function daysUntil(instant: string, now: number): number {
  return Math.ceil((Date.parse(instant) - now) / DAY_MS);
}

function inDays(days: number): string {
  return days === 1 ? 'within a day' : `in ${days} days`;
}
