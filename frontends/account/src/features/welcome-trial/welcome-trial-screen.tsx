import { startTrialMutation } from '@fairshare/api-client';
import { Link, useNavigate, useRuntimeConfig } from '@fairshare/federation';
import { Badge, Button, LinkButton } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useRefreshAccess } from '../../shared/access';
import { AccountPage } from '../../shared/account-page';
import { REDIRECT_AFTER_REFRESH_MS, SAVING } from '../../shared/constants';
import { useFailureToast } from '../../shared/failures';
import { FeatureList } from '../../shared/feature-list';
import { usePrices } from '../../shared/prices';
import { useLater } from '../../shared/use-later';
import { TEXTS } from './texts';
import styles from './welcome-trial-screen.module.css';

/** What a new golfer finds at `/`: the trial is one press away, the plans one further. */
export function WelcomeTrialScreen() {
  const { productName } = useRuntimeConfig();
  const navigate = useNavigate();
  const failure = useFailureToast();
  const refreshAccess = useRefreshAccess();
  const later = useLater();
  const prices = usePrices();
  const trial = useMutation(startTrialMutation());

  const start = () =>
    trial.mutate(undefined, {
      onSuccess: async () => {
        await refreshAccess();
        later(REDIRECT_AFTER_REFRESH_MS, () => navigate('/'));
      },
      onError: (error) => failure.show(error, TEXTS.failed),
    });

  return (
    <AccountPage title={TEXTS.title(productName)} lead={TEXTS.lead}>
      <FeatureList />
      <div className={styles.start}>
        <Button variant="primary" fullWidth busy={trial.isPending || trial.isSuccess} busyLabel={TEXTS.starting} onClick={start}>
          {TEXTS.start(productName)}
        </Button>
        <p className={styles.small}>{TEXTS.noCard}</p>
      </div>
      <section className={styles.plans}>
        <h2 className={styles.or}>{TEXTS.orSubscribe}</h2>
        <div className={styles.pair}>
          <LinkButton asChild className={styles.plan}>
            <Link to="/subscribe?plan=monthly">
              <span className={styles.name}>{TEXTS.monthly}</span>
              <span className={styles.small}>{prices && `${prices.monthly} ${TEXTS.perMonth}`}</span>
            </Link>
          </LinkButton>
          <LinkButton asChild className={styles.plan}>
            <Link to="/subscribe?plan=annual">
              <span className={styles.name}>
                {TEXTS.annual} <Badge>{SAVING}</Badge>
              </span>
              <span className={styles.small}>{prices && `${prices.annual} ${TEXTS.perYear}`}</span>
            </Link>
          </LinkButton>
        </div>
      </section>
    </AccountPage>
  );
}
