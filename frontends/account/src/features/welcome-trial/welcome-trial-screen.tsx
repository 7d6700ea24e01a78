import { startTrialMutation } from '@fairshare/api-client';
import { Link, useNavigate, useRuntimeConfig } from '@fairshare/federation';
import { Badge, Button, LinkButton, Stack } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { isPlanOwed, useRefreshAccess, useAccess, type Offer } from '../../shared/access';
import { AccountPage } from '../../shared/account-page';
import { REDIRECT_AFTER_REFRESH_MS, SAVING } from '../../shared/constants';
import { useFailureToast } from '../../shared/failures';
import { choosingLabel, PLAN_ORDER, PLAN_WORDS } from '../../shared/plans';
import { usePrices } from '../../shared/prices';
import { useLater } from '../../shared/use-later';
import { TEXTS } from './texts';
import { WelcomePicture } from './welcome-picture';
import styles from './welcome-trial-screen.module.css';

/** The first screen of a new golfer at `/`: the trial is one press away, the plans two. Other users see the offer that applies to them. */
export function WelcomeTrialScreen() {
  const { productName } = useRuntimeConfig();
  const navigate = useNavigate();
  const failure = useFailureToast();
  const refreshAccess = useRefreshAccess();
  const later = useLater();
  const { status, offer, failed } = useAccess();
  const trial = useMutation(startTrialMutation());
  const isStarting = trial.isPending || trial.isSuccess;
  // The trial is the default until the server responds. It also stays on screen while a trial that just started is already in the status.
  const known = isPlanOwed(status) ? 'none' : offer?.kind;
  const kind = isStarting ? 'free_trial' : (known ?? 'free_trial');
  const waiting = !offer && !failed;

  const start = () =>
    trial.mutate(undefined, {
      onSuccess: async () => {
        await refreshAccess();
        later(REDIRECT_AFTER_REFRESH_MS, () => navigate('/'));
      },
      onError: (error) => failure.show(error, TEXTS.failed),
    });

  return (
    <AccountPage
      title={TEXTS.title(productName)}
      lead={
        <span className={styles.lead} data-waiting={waiting || undefined}>
          {TEXTS.lead[kind]}
        </span>
      }
      waiting={waiting}
    >
      <WelcomePicture />
      <div className={styles.ways} data-waiting={waiting || undefined}>
        {kind === 'free_trial' && (
          <Stack gap={8}>
            <Button variant="primary" fullWidth busy={isStarting} busyLabel={TEXTS.starting} onClick={start}>
              {TEXTS.start(productName)}
            </Button>
            <p className={styles.small}>{TEXTS.noCard}</p>
          </Stack>
        )}
        {kind !== 'free_trial' && status?.hasAccess && (
          <LinkButton asChild variant="primary" fullWidth>
            <Link to="/">{TEXTS.open(productName)}</Link>
          </LinkButton>
        )}
        {kind === 'none' ? (
          <LinkButton asChild fullWidth>
            <Link to="/manage-subscription">{TEXTS.manage}</Link>
          </LinkButton>
        ) : (
          <PlanLinks offer={isStarting ? null : offer} />
        )}
      </div>
    </AccountPage>
  );
}

/** Links to the plans. Each preselects its plan, and its label says what choosing the plan costs. */
function PlanLinks({ offer }: { offer: Offer | null }) {
  const prices = usePrices();
  const isFree = offer === null || offer.kind === 'free_trial';
  return (
    <section className={styles.plans}>
      <h2 className={styles.or}>{isFree ? TEXTS.orSubscribe : TEXTS.subscribe}</h2>
      <div className={styles.pair}>
        {PLAN_ORDER.map((planKey) => (
          <LinkButton key={planKey} asChild className={styles.plan}>
            <Link to={`/subscribe?plan=${planKey}`}>
              <span className={styles.name}>
                {PLAN_WORDS[planKey].name} {planKey === 'annual' && <Badge>{SAVING}</Badge>}
              </span>
              <span className={styles.small}>{prices.data && `${prices.data[planKey]} ${PLAN_WORDS[planKey].interval}`}</span>
              <span className={styles.small}>{isFree ? TEXTS.freeFirst : choosingLabel(offer, prices.data && prices.data[planKey])}</span>
            </Link>
          </LinkButton>
        ))}
      </div>
    </section>
  );
}
