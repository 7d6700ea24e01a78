import { createSubscription, plansQuery } from '@fairshare/api-client';
import type { PlanKey, SubscriptionStatus } from '@fairshare/contracts';
import { Link } from '@fairshare/federation';
import { Button, ErrorState, formatMoney, LinkButton, Note, SkeletonList, Stack } from '@fairshare/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { isPlanOwed, useAccess, type Access } from '../../shared/access';
import { AccountPage } from '../../shared/account-page';
import { useFailureToast } from '../../shared/failures';
import formStyles from '../../shared/form.module.css';
import { choosingLabel } from '../../shared/plans';
import { isToBeConfirmed } from '../../shared/subscription-trouble';
import type { Checkout } from './checkout';
import { PlanChoice } from './plan-choice';
import { SubscriptionBanner } from './subscription-banner';
import styles from './subscribe.module.css';
import { BLURBS, TEXTS } from './texts';

interface PlanStepProps {
  planKey: PlanKey;
  onPlanChange: (planKey: PlanKey) => void;
  onCheckout: (checkout: Checkout) => void;
}

/** The choice of a plan, which then opens a card setup. */
export function PlanStep({ planKey, onPlanChange, onCheckout }: PlanStepProps) {
  const failure = useFailureToast();
  const plans = useQuery(plansQuery());
  const access = useAccess();
  const { status, offer } = access;
  const isOwed = isPlanOwed(status);
  const hasPlan = isOwed || offer?.kind === 'none';
  const create = useMutation({
    mutationFn: createSubscription,
    onSuccess: ({ clientSecret }, { planKey: chosen }) => {
      if (clientSecret) onCheckout({ planKey: chosen, clientSecret });
      else failure.say(TEXTS.noClientSecret);
    },
    onError: (error) => failure.show(error, TEXTS.createFailed),
  });

  // Everything renders at once: content added later above the plans would shift them.
  if (!offer && !access.failed) {
    return (
      <AccountPage title={TEXTS.choose.title} width="cards" waiting>
        <SkeletonList label={TEXTS.choose.checking} rows={4} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={TEXTS.choose.title} lead={isOwed ? leadOfOwed(status) : offer && TEXTS.choose.lead[offer.kind]} width="cards">
      {status && <SubscriptionBanner status={status} />}
      {plans.isError ? (
        <ErrorState title={TEXTS.choose.pricesFailed} onRetry={() => void plans.refetch()} retrying={plans.isFetching} />
      ) : (
        !hasPlan && <PlanChoice plans={plans.data} value={planKey} onValueChange={onPlanChange} />
      )}
      <Stack gap={8}>
        <ChooseButton access={access} price={plans.data ? formatMoney(plans.data[planKey].amount) : null} busy={create.isPending} onChoose={() => create.mutate({ planKey })} />
        {!hasPlan && offer?.kind === 'today' && <Note>{status?.reason === 'Trial expired' ? TEXTS.choose.trialUsed : TEXTS.choose.chargedToday}</Note>}
      </Stack>
      <ul role="list" className={styles.blurbs}>
        {BLURBS.map(({ title, text }) => (
          <li key={title}>
            <h2 className={styles.blurbTitle}>{title}</h2>
            <Note>{text}</Note>
          </li>
        ))}
      </ul>
      {!access.isSignedIn && (
        <p className={formStyles.aside}>
          {TEXTS.choose.haveAccount}{' '}
          <Link to="/login" className={formStyles.link}>
            {TEXTS.choose.logIn}
          </Link>
        </p>
      )}
    </AccountPage>
  );
}

const leadOfOwed = (status: SubscriptionStatus | null) => (status && isToBeConfirmed(status) ? TEXTS.choose.lead.toBeConfirmed : TEXTS.choose.lead.owed);
const wayToPay = (status: SubscriptionStatus | null) => (status && isToBeConfirmed(status) ? TEXTS.choose.confirmPayment : TEXTS.choose.changeCard);

interface ChooseButtonProps {
  access: Access;
  price: string | null;
  busy: boolean;
  onChoose: () => void;
}

/** Its label says what is charged, and when. Disabled until that is known. */
function ChooseButton({ access: { status, offer, failed, retry, retrying }, price, busy, onChoose }: ChooseButtonProps) {
  if (failed) return <ErrorState title={TEXTS.choose.standingFailed} safe={TEXTS.choose.standingSafe} onRetry={retry} retrying={retrying} />;
  if (offer?.kind === 'none' || isPlanOwed(status)) {
    return (
      <LinkButton asChild variant="primary" fullWidth>
        <Link to="/manage-subscription">{isPlanOwed(status) ? wayToPay(status) : TEXTS.choose.manage}</Link>
      </LinkButton>
    );
  }
  return (
    <Button
      variant={status?.status === 'past_due' ? 'secondary' : 'primary'}
      fullWidth
      busy={busy || offer === null}
      busyLabel={busy ? TEXTS.choose.submitting : TEXTS.choose.checking}
      onClick={onChoose}
    >
      {offer && choosingLabel(offer, price)}
    </Button>
  );
}
