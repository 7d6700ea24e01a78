import { api, subscriptionStatusQuery } from '@fairshare/api-client';
import type { SubscriptionStatus } from '@fairshare/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AccessNotice } from './access-notice';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The banner shows in the last days of a trial, or of a plan that was canceled. */
const SHOWN_IN_THE_LAST_DAYS = 3;

/**
 * Access about to end, or a payment that failed, and what to do about it. Nothing while all is well. What changes while a screen is shown waits for
 * the next screen, so that nothing moves under a thumb.
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

/** Returns what the value was when the screen opened. */
function useAtOpening<Value>(screen: string, value: Value): Value {
  const [opened, setOpened] = useState({ screen, value });
  if (opened.screen === screen) return opened.value;
  setOpened({ screen, value });
  return value;
}

/** Days left, the last one begun counted as one; 0 or less: it is over. */
export function daysUntil(instant: string, now: number): number {
  return Math.ceil((Date.parse(instant) - now) / DAY_MS);
}
