import { cancelSubscriptionMutation } from '@fairshare/api-client';
import { useNavigate } from '@fairshare/federation';
import { useToast } from '@fairshare/ui';
import { useMutation } from '@tanstack/react-query';
import { useRefreshAccess } from '../../shared/access';
import { REDIRECT_AFTER_CANCEL_MS } from '../../shared/constants';
import { formatLongDate } from '../../shared/dates';
import { useFailureToast } from '../../shared/failures';
import { useLater } from '../../shared/use-later';
import { lastDayOf } from './subscription-view';
import { TEXTS } from './texts';

/** Cancels the subscription and navigates to the plans after 2 s (specification 001, section 4). Access stays until the end of the period. */
export function useCancelSubscription(): { busy: boolean; cancel: () => void } {
  const { toast } = useToast();
  const navigate = useNavigate();
  const failure = useFailureToast();
  const refreshAccess = useRefreshAccess();
  const later = useLater();
  const { mutate, isPending } = useMutation(cancelSubscriptionMutation());

  const cancel = () =>
    mutate(undefined, {
      onSuccess: (status) => {
        const { title, until, ended } = TEXTS.canceled;
        toast({ title, description: status.hasAccess ? until(formatLongDate(lastDayOf(status))) : ended, tone: 'success' });
        void refreshAccess();
        later(REDIRECT_AFTER_CANCEL_MS, () => navigate('/subscribe'));
      },
      onError: (error) => failure.show(error, TEXTS.cancelFailed),
    });
  return { busy: isPending, cancel };
}
