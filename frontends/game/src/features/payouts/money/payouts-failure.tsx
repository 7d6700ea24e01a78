import { ApiError, isLoggedOut } from '@fairshare/api-client';
import { Banner, Button } from '@fairshare/ui';
import { COULD_NOT_FETCH, fetchFailure, TRY_AGAIN, WORKED_OUT_HERE } from '../texts';

interface PayoutsFailureProps {
  failure: Error;
  onRetry: () => void;
}

/** The server's payouts could not be had; the phone's own are shown, and it says so. */
export function PayoutsFailure({ failure, onRetry }: PayoutsFailureProps) {
  if (isLoggedOut(failure)) return null;
  const title = failure instanceof ApiError ? fetchFailure(failure.status) : COULD_NOT_FETCH;
  return (
    <Banner tone="warning" title={title} action={<Button onClick={onRetry}>{TRY_AGAIN}</Button>}>
      {WORKED_OUT_HERE}
    </Banner>
  );
}
