import type { SubscriptionStatus } from '@fairshare/contracts';
import { Link } from '@fairshare/federation';
import { LinkButton } from '@fairshare/ui';
import { InfoCard } from '../../shared/info-card';
import { usePrices } from '../../shared/prices';
import { CancelButton } from './cancel-button';
import styles from './manage-subscription.module.css';
import type { SubscriptionView } from './subscription-view';
import { PLAN_WORDS, TEXTS } from './texts';
import { useCancelSubscription } from './use-cancel-subscription';

const { actions } = TEXTS;

interface ActionsCardProps {
  status: SubscriptionStatus;
  view: SubscriptionView;
}

/** What can be done in each state; there is nothing to cancel twice. */
export function ActionsCard({ status, view }: ActionsCardProps) {
  // Here, and not with the button: the button goes as soon as it has done its work.
  const { busy, cancel } = useCancelSubscription();
  const canceled = status.cancelAtPeriodEnd;
  const mustPay = status.status === 'past_due';
  return (
    <InfoCard title={actions.title}>
      <div className={styles.actions}>
        {view === 'trial' && <SubscribeLink>{actions.upgrade}</SubscribeLink>}
        {view === 'active' && (canceled || mustPay) && <SubscribeLink>{actions.subscribeAgain}</SubscribeLink>}
        {view !== 'trial' && view !== 'active' && (
          <>
            <Prices />
            <SubscribeLink>{actions.startTrial}</SubscribeLink>
          </>
        )}
        {(view === 'trial' || view === 'active') && !canceled && (
          <CancelButton status={status} view={view} busy={busy} onCancel={cancel} />
        )}
      </div>
    </InfoCard>
  );
}

function SubscribeLink({ children }: { children: string }) {
  return (
    <LinkButton asChild variant="primary">
      <Link to="/subscribe">{children}</Link>
    </LinkButton>
  );
}

function Prices() {
  const prices = usePrices();
  if (!prices) return null;
  return (
    <p>
      {prices.monthly} {PLAN_WORDS.monthly.interval} or {prices.annual} {PLAN_WORDS.annual.interval}
    </p>
  );
}
