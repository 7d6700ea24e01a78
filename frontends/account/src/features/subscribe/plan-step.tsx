import { createSubscription, plansQuery } from '@fairshare/api-client';
import type { PlanKey } from '@fairshare/contracts';
import { Link } from '@fairshare/federation';
import { Banner, Button, ErrorState } from '@fairshare/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { standingOf, useKnownAccess } from '../../shared/access';
import { AccountPage } from '../../shared/account-page';
import { formatLongDate } from '../../shared/dates';
import { useFailureToast } from '../../shared/failures';
import formStyles from '../../shared/form.module.css';
import type { Checkout } from './checkout';
import { PlanChoice } from './plan-choice';
import styles from './subscribe.module.css';
import { BLURBS, TEXTS } from './texts';

interface PlanStepProps {
  planKey: PlanKey;
  onPlanChange: (planKey: PlanKey) => void;
  onCheckout: (checkout: Checkout) => void;
}

/** The choice of a plan, which opens the setup of a card. */
export function PlanStep({ planKey, onPlanChange, onCheckout }: PlanStepProps) {
  const failure = useFailureToast();
  const plans = useQuery(plansQuery());
  const access = useKnownAccess();
  const standing = standingOf(access);
  const create = useMutation({
    mutationFn: createSubscription,
    onSuccess: ({ clientSecret }, { planKey: chosen }) => {
      if (clientSecret) onCheckout({ planKey: chosen, clientSecret });
      else failure.say(TEXTS.noClientSecret);
    },
    onError: (error) => failure.show(error, TEXTS.createFailed),
  });

  return (
    <AccountPage title={TEXTS.choose.title} lead={TEXTS.choose.lead[standing]} width="cards">
      {access?.hasAccess && <AccessBanner until={access.trialEndsAt} />}
      {plans.isError ? (
        <ErrorState title={TEXTS.choose.pricesFailed} onRetry={() => void plans.refetch()} retrying={plans.isFetching} />
      ) : (
        <PlanChoice plans={plans.data} value={planKey} onValueChange={onPlanChange} />
      )}
      <div className={styles.start}>
        <Button
          variant="primary"
          fullWidth
          busy={create.isPending}
          busyLabel={TEXTS.choose.submitting}
          onClick={() => create.mutate({ planKey })}
        >
          {TEXTS.choose.submit}
        </Button>
        {standing === 'chargedAtOnce' && <p className={styles.note}>{TEXTS.choose.chargedAtOnce}</p>}
      </div>
      <ul role="list" className={styles.blurbs}>
        {BLURBS.map(({ title, text }) => (
          <li key={title}>
            <h2 className={styles.blurbTitle}>{title}</h2>
            <p className={styles.note}>{text}</p>
          </li>
        ))}
      </ul>
      <p className={formStyles.aside}>
        {TEXTS.choose.haveAccount}{' '}
        <Link to="/login" className={formStyles.link}>
          {TEXTS.choose.logIn}
        </Link>
      </p>
    </AccountPage>
  );
}

/** Whoever has access already came here by choice, or from canceling: the way back stays open. */
function AccessBanner({ until }: { until: string | null }) {
  return (
    <Banner action={<Link to="/">{TEXTS.choose.backToApp}</Link>}>
      {TEXTS.choose.hasAccess(until && formatLongDate(until))}
    </Banner>
  );
}
