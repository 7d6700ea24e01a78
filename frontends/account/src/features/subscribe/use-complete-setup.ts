import { ApiError, createAfterSetup, createSubscription } from '@fairshare/api-client';
import { CARD_DECLINED, type PlanKey } from '@fairshare/contracts';
import { useNavigate } from '@fairshare/federation';
import { useToast } from '@fairshare/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefreshAccess } from '../../shared/access';
import { REDIRECT_AFTER_REFRESH_MS, REFRESH_AFTER_CARD_SETUP_MS } from '../../shared/constants';
import { useLater } from '../../shared/use-later';
import type { Checkout } from './checkout';
import { TEXTS } from './texts';

interface Choice {
  planKey: PlanKey;
  /** The card was set up, but refused the payment due today. `next`: the setup for another card, or null if none could be opened. */
  onRefused: (next: Checkout | null) => void;
}

/**
 * Runs after a card is confirmed: has the server create the subscription, refetches access 3 s later, and goes to `/` after another 0.5 s (specification 001,
 * section 4). The card is saved by then, so a failed creation does not stop the flow: a toast reports it. A first payment that the bank wants confirmed is
 * confirmed on the plan's management screen. Only a card that refuses today's payment stops the flow: the golfer has to enter another one.
 *
 * @param returned a setup intent confirmed on a bank's page, which is completed at once
 */
export function useCompleteSetup(returned: string | null, { planKey, onRefused }: Choice): { completing: boolean; complete: (setupIntentId: string) => void } {
  const [completing, setCompleting] = useState(returned !== null);
  const { toast } = useToast();
  const navigate = useNavigate();
  const refreshAccess = useRefreshAccess();
  const later = useLater();

  const complete = useCallback(
    async (setupIntentId: string) => {
      setCompleting(true);
      const [status, error] = await createAfterSetup({ setupIntentId }).then(
        (made) => [made, null] as const,
        (failure: unknown) => [null, failure] as const,
      );
      const refusal = refusalOf(error);
      if (error !== null && refusal === null) toast(TEXTS.activationLate);
      if (refusal !== null) {
        toast({ title: TEXTS.cardFailed.title, description: refusal, tone: 'error' });
        onRefused(await openAnother(planKey, refusal));
        setCompleting(false);
        return;
      }
      later(REFRESH_AFTER_CARD_SETUP_MS, async () => {
        await refreshAccess();
        later(REDIRECT_AFTER_REFRESH_MS, () => navigate(status?.openPayment ? '/manage-subscription' : '/'));
      });
    },
    [toast, later, refreshAccess, navigate, planKey, onRefused],
  );

  const completed = useRef<string | null>(null);
  useEffect(() => {
    if (returned === null || completed.current === returned) return;
    completed.current = returned;
    void complete(returned);
  }, [returned, complete]);

  return { completing, complete: (setupIntentId) => void complete(setupIntentId) };
}

/** The provider's message about a refused card; null: the failure has another cause. */
const refusalOf = (error: unknown): string | null => (error instanceof ApiError && error.code === CARD_DECLINED ? error.userMessage : null);

const openAnother = (planKey: PlanKey, refusal: string): Promise<Checkout | null> =>
  createSubscription({ planKey }).then(
    ({ clientSecret }) => (clientSecret ? { planKey, clientSecret, refusal } : null),
    () => null,
  );
