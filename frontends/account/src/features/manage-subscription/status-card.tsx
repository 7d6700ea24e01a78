import type { SubscriptionStatus } from '@fairshare/contracts';
import { Badge, type BadgeVariant, Banner } from '@fairshare/ui';
import { formatLongDate } from '../../shared/dates';
import { InfoCard } from '../../shared/info-card';
import type { SubscriptionView } from './subscription-view';
import { TEXTS } from './texts';

interface StatusCardProps {
  status: SubscriptionStatus;
  view: SubscriptionView;
}

const BADGES: Readonly<Record<SubscriptionView, { variant: BadgeVariant; text: string }>> = {
  trial: { variant: 'default', text: TEXTS.trial.badge },
  active: { variant: 'success', text: TEXTS.active.badge },
  expired: { variant: 'secondary', text: TEXTS.expired.badge },
  inactive: { variant: 'secondary', text: TEXTS.inactive.badge },
  none: { variant: 'secondary', text: TEXTS.inactive.badge },
};

/** The one answer this screen is opened for. */
export function StatusCard({ status, view }: StatusCardProps) {
  const { variant, text } = BADGES[view];
  const title = view === 'none' ? TEXTS.inactive.title : TEXTS[view].title;
  const sentence = sentenceOf(status, view);
  return (
    <InfoCard title={title} badge={<Badge variant={variant}>{text}</Badge>}>
      {view === 'active' && status.status === 'past_due' && <Banner tone="warning">{TEXTS.active.pastDue}</Banner>}
      {sentence && <p>{sentence}</p>}
    </InfoCard>
  );
}

function sentenceOf(status: SubscriptionStatus, view: SubscriptionView): string | null {
  if (view === 'trial') return trialSentence(status);
  if (view === 'active') return activeSentence(status);
  return view === 'expired' ? TEXTS.expired.text : TEXTS.inactive.text;
}

function trialSentence({ status, trialEndsAt, cancelAtPeriodEnd }: SubscriptionStatus): string {
  const until = formatLongDate(trialEndsAt);
  if (cancelAtPeriodEnd) return TEXTS.trial.canceledText(until);
  // A trial that an administrator granted lasts as long as was granted.
  return status === 'manual_trial' ? TEXTS.trial.grantedText(until) : TEXTS.trial.text(until);
}

function activeSentence({ cancelAtPeriodEnd, nextRenewalDate }: SubscriptionStatus): string | null {
  if (cancelAtPeriodEnd) return TEXTS.active.canceledText(formatLongDate(nextRenewalDate));
  return nextRenewalDate && TEXTS.active.nextBilling(formatLongDate(nextRenewalDate));
}
