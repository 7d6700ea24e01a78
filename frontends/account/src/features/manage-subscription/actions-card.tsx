import type { SubscriptionStatus } from '@fairshare/contracts';
import { Link } from '@fairshare/federation';
import { LinkButton } from '@fairshare/ui';
import { formatShortDate } from '../../shared/dates';
import { InfoCard } from '../../shared/info-card';
import { choosingLabel, PLAN_WORDS } from '../../shared/plans';
import { usePrices } from '../../shared/prices';
import { CancelButton } from './cancel-button';
import styles from './manage-subscription.module.css';
import { PricesFailed } from './prices-failed';
import { isOwing, type SubscriptionView } from './subscription-view';
import { TEXTS } from './texts';

const { actions } = TEXTS;

interface ActionsCardProps {
  status: SubscriptionStatus;
  view: SubscriptionView;
  onCancel: () => void;
  canceling: boolean;
}

/** The actions of each state. A canceled plan cannot be canceled again, and a running plan does not offer the choice of another. */
export function ActionsCard({ status, view, onCancel, canceling }: ActionsCardProps) {
  const { hasAccess, cancelAtPeriodEnd, offer } = status;
  const isOffered = offer.kind !== 'none' && !(isOwing(status) && hasAccess);
  const isCancelable = (view === 'trial' || view === 'active') && !cancelAtPeriodEnd;
  if (!isCancelable && offer.kind === 'none') return null;
  const cancel = isCancelable && <CancelButton status={status} view={view} busy={canceling} onCancel={onCancel} />;
  // A single button is shown next to the title.
  if (hasAccess && !isOffered) return <InfoCard title={actions.title} badge={cancel} />;
  return (
    <InfoCard title={actions.title}>
      {!hasAccess && <Prices />}
      <div className={styles.actions}>
        {isOffered && <ChooseLink status={status} />}
        {cancel}
      </div>
    </InfoCard>
  );
}

/** A link to the plans. Its label has the price of the annual plan, which is preselected there. */
function ChooseLink({ status: { status, offer, trialEndsAt } }: Pick<ActionsCardProps, 'status'>) {
  const prices = usePrices();
  const upgrades = trialEndsAt !== null && offer.firstChargeAt !== null;
  return (
    <LinkButton asChild variant={status === 'past_due' ? 'secondary' : 'primary'}>
      <Link to="/subscribe">{upgrades ? actions.upgrade(formatShortDate(offer.firstChargeAt)) : choosingLabel(offer, prices.data?.annual ?? null)}</Link>
    </LinkButton>
  );
}

function Prices() {
  const prices = usePrices();
  if (prices.failed) return <PricesFailed onRetry={prices.retry} retrying={prices.retrying} />;
  return <p className={styles.prices}>{prices.data && `${prices.data.monthly} ${PLAN_WORDS.monthly.interval} or ${prices.data.annual} ${PLAN_WORDS.annual.interval}`}</p>;
}
