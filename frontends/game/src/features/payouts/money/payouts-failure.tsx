import { ApiError, isLoggedOut } from '@fairshare/api-client';
import { Banner, Button } from '@fairshare/ui';
import { fetchFailure, TRY_AGAIN, WORKED_OUT_HERE } from '../texts';

interface PayoutsFailureProps {
  failure: Error;
  onRetry: () => void;
}

/** The server's payouts could not be had; the phone's own are shown, and it says so. That there is no signal is said once, elsewhere. */
export function PayoutsFailure({ failure, onRetry }: PayoutsFailureProps) {
  if (isLoggedOut(failure) || !(failure instanceof ApiError)) return null;
  return (
    <Banner tone="warning" title={fetchFailure(failure.status)} action={<Button onClick={onRetry}>{TRY_AGAIN}</Button>}>
      {WORKED_OUT_HERE}
    </Banner>
  );
}
