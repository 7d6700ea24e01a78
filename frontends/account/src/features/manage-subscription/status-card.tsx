import type { SubscriptionStatus } from '@fairshare/contracts';
import { Badge, type BadgeVariant, Banner, formatMoney } from '@fairshare/ui';
import { formatLongDate } from '../../shared/dates';
import { InfoCard } from '../../shared/info-card';
import { PLAN_WORDS } from '../../shared/plans';
import { isStarting, isToBeConfirmed, troubleOf } from '../../shared/subscription-trouble';
import { ConfirmButton } from './confirm-button';
import type { SubscriptionView } from './subscription-view';
import { TEXTS } from './texts';
import type { ConfirmPayment } from './use-confirm-payment';

interface StatusCardProps {
  status: SubscriptionStatus;
  view: SubscriptionView;
  confirmation: ConfirmPayment;
}

interface Words {
  readonly title: string;
  readonly badge: { readonly variant: BadgeVariant; readonly text: string };
}

/** The subscription status, which is the main reason to open this screen. */
export function StatusCard({ status, view, confirmation }: StatusCardProps) {
  const { title, badge } = wordsOf(status, view);
  const trouble = troubleOf(status);
  return (
    <InfoCard title={title} badge={<Badge variant={badge.variant}>{badge.text}</Badge>}>
      {trouble?.owed ? (
        <Banner tone="warning" title={trouble.what}>
          {trouble.todo}
        </Banner>
      ) : (
        (trouble ? [trouble.what, trouble.todo] : sentencesOf(status, view)).map((sentence) => <p key={sentence}>{sentence}</p>)
      )}
      {isToBeConfirmed(status) && status.openPayment && <ConfirmButton amount={status.openPayment.amount} confirmation={confirmation} />}
    </InfoCard>
  );
}

function wordsOf(current: SubscriptionStatus, view: SubscriptionView): Words {
  const { status, hasAccess } = current;
  const { toBeConfirmed, trial, active, pastDue, ending, expired, inactive } = TEXTS;
  if (isToBeConfirmed(current)) return { title: toBeConfirmed.title, badge: { variant: 'warning', text: isStarting(current) ? inactive.badge : toBeConfirmed.badge } };
  if (status === 'past_due') return { title: hasAccess ? pastDue.title : inactive.title, badge: { variant: 'destructive', text: pastDue.badge } };
  if (view === 'active' && status === 'canceled') return { title: ending.title, badge: { variant: 'warning', text: ending.badge } };
  if (view === 'trial') return { title: trial.title, badge: { variant: 'default', text: trial.badge } };
  if (view === 'active') return { title: active.title, badge: { variant: 'success', text: active.badge } };
  const { title, badge } = view === 'expired' ? expired : inactive;
  return { title, badge: { variant: 'secondary', text: badge } };
}

/** For a subscription or trial without problems. */
function sentencesOf(status: SubscriptionStatus, view: SubscriptionView): string[] {
  const { nextCharge, nextRenewalDate } = status;
  if (view !== 'trial') return nextRenewalDate ? [TEXTS.active.nextBilling(formatLongDate(nextRenewalDate))] : [];
  const charge = nextCharge && TEXTS.trial.then(PLAN_WORDS[nextCharge.planKey].name, formatMoney(nextCharge.amount), formatLongDate(nextCharge.at));
  return [trialSentence(status), ...(charge ? [charge] : [])];
}

function trialSentence({ status, trialEndsAt, cancelAtPeriodEnd }: SubscriptionStatus): string {
  const until = formatLongDate(trialEndsAt);
  if (cancelAtPeriodEnd) return TEXTS.trial.canceledText(until);
  // A trial that an administrator granted has its own length.
  return status === 'manual_trial' ? TEXTS.trial.grantedText(until) : TEXTS.trial.text(until);
}
