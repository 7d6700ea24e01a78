import type { SubscriptionStatus } from '@fairshare/contracts';
import { Link } from '@fairshare/federation';
import { Banner, formatMoney, LinkButton } from '@fairshare/ui';
import { formatAccountDay } from '../../shared/dates';

interface AccessNoticeProps {
  status: SubscriptionStatus;
  /** Days of access left, when access ends soon. The day in progress counts as one. */
  daysLeft: number;
}

interface Notice {
  readonly title: string;
  readonly text: string;
  readonly action: readonly [label: string, path: string];
}

const MANAGE = '/manage-subscription';
const PLAN_NAMES = { monthly: 'Monthly', annual: 'Annual' } as const;

/** Says what is wrong with the golfer's access, when access ends, and what to do. */
export function AccessNotice({ status, daysLeft }: AccessNoticeProps) {
  const { title, text, action } = noticeOf(status, daysLeft);
  const [label, path] = action;
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <LinkButton asChild>
          <Link to={path}>{label}</Link>
        </LinkButton>
      }
    >
      {text}
    </Banner>
  );
}

function noticeOf(status: SubscriptionStatus, daysLeft: number): Notice {
  if (status.status === 'past_due') return owing(status);
  const ends = daysLeft === 1 ? 'ends within a day' : `ends in ${daysLeft} days`;
  if (status.trialEndsAt === null) {
    return { title: `Your access ${ends}`, text: 'Your subscription is canceled. Choose a plan to go on after that.', action: ['Choose Plan', '/subscribe'] };
  }
  const title = `Your free trial ${ends}`;
  const { nextCharge } = status;
  if (nextCharge) {
    const text = `Then your ${PLAN_NAMES[nextCharge.planKey]} plan begins: ${formatMoney(nextCharge.amount)} on ${formatAccountDay(nextCharge.at)}.`;
    return { title, text, action: ['Manage Subscription', MANAGE] };
  }
  return { title, text: 'Upgrade to keep your groups, games and payouts at hand.', action: ['Upgrade Now', '/subscribe'] };
}

function owing({ currentPlan, accessEndsAt, openPayment }: SubscriptionStatus): Notice {
  const until = accessEndsAt ? `You have access until ${formatAccountDay(accessEndsAt)}. ` : '';
  if (openPayment?.needs === 'confirmation') {
    return { title: 'Your bank wants a confirmation', text: `${until}Confirm your payment of ${formatMoney(openPayment.amount)} to keep it.`, action: ['Confirm Payment', MANAGE] };
  }
  const pay = currentPlan ? `to pay ${formatMoney(currentPlan.amount)} and keep it` : 'to keep it';
  return { title: 'Your last payment failed', text: `${until}Change your card ${pay}.`, action: ['Change Card', MANAGE] };
}
