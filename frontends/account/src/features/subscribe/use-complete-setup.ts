import { createAfterSetup } from '@fairshare/api-client';
import { useNavigate } from '@fairshare/federation';
import { useToast } from '@fairshare/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefreshAccess } from '../../shared/access';
import { REDIRECT_AFTER_REFRESH_MS, REFRESH_AFTER_CARD_SETUP_MS } from '../../shared/constants';
import { useLater } from '../../shared/use-later';
import { TEXTS } from './texts';

/**
 * What follows a confirmed card: the server is told to make the subscription, 3 s later access is read again, and 0.5 s after that
 * `/` decides (specification 001, section 4). The card is saved by then, so a failure to make it is no dead end: it is said, and the flow goes on.
 *
 * @param returned a setup intent confirmed on a bank's page, which is completed at once
 */
export function useCompleteSetup(returned: string | null): { completing: boolean; complete: (setupIntentId: string) => void } {
  const [completing, setCompleting] = useState(returned !== null);
  const { toast } = useToast();
  const navigate = useNavigate();
  const refreshAccess = useRefreshAccess();
  const later = useLater();

  const complete = useCallback(
    async (setupIntentId: string) => {
      setCompleting(true);
      await createAfterSetup({ setupIntentId }).catch(() => toast(TEXTS.activationLate));
      later(REFRESH_AFTER_CARD_SETUP_MS, async () => {
        await refreshAccess();
        later(REDIRECT_AFTER_REFRESH_MS, () => navigate('/'));
      });
    },
    [toast, later, refreshAccess, navigate],
  );

  const completed = useRef<string | null>(null);
  useEffect(() => {
    if (returned === null || completed.current === returned) return;
    completed.current = returned;
    void complete(returned);
  }, [returned, complete]);

  return { completing, complete: (setupIntentId) => void complete(setupIntentId) };
}
