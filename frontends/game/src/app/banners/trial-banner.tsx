import { api, subscriptionStatusQuery } from '@fairshare/api-client';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccessNotice } from './access-notice';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The banner shows in the last days of a trial, or of a plan that was canceled. */
const SHOWN_IN_THE_LAST_DAYS = 3;

/**
 * Shows that access is about to end, or that a payment failed, and what to do about it. Renders nothing while there is no problem. A change while a screen is
 * shown appears on the next screen, so that nothing moves under the golfer's thumb.
 */
export function TrialBanner({ screen }: { screen: string }) {
  const { data } = useQuery({ ...subscriptionStatusQuery(), refetchOnMount: false });
  const status = useAtOpening(screen, data);
  const [now] = useState(() => api.clock.now());
  return status && <Notice status={status} now={now} />;
}

function Notice({ status, now }: { status: SubscriptionStatus; now: number }) {
  const ends = status.trialEndsAt ?? (status.status === 'canceled' ? status.accessEndsAt : null);
  const daysLeft = ends === null ? null : daysUntil(ends, now);
  const endsSoon = daysLeft !== null && daysLeft >= 1 && daysLeft <= SHOWN_IN_THE_LAST_DAYS;
  return (endsSoon || status.status === 'past_due') && <AccessNotice status={status} daysLeft={daysLeft ?? 0} />;
}

/** Returns the value that was current when the screen opened. */
function useAtOpening<Value>(screen: string, value: Value): Value {
  const [opened, setOpened] = useState({ screen, value });
  if (opened.screen === screen) return opened.value;
  setOpened({ screen, value });
  return value;
}

/** Days left; the day in progress counts as one. 0 or less: access is over. */
export function daysUntil(instant: string, now: number): number {
  return Math.ceil((Date.parse(instant) - now) / DAY_MS);
}
