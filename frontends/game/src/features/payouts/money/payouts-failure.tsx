import { ApiError, isLoggedOut } from '@fairshare/api-client';
import { fetchFailure, TRY_AGAIN, WORKED_OUT_HERE } from '../texts';
import styles from './money.module.css';

interface PayoutsFailureProps {
  failure: Error | null;
  onRetry: () => void;
}

/**
 * The server's payouts could not be had; the phone's own are shown, and it says so, in a line that keeps its room before and after. That there is no
 * signal is said once, elsewhere.
 */
export function PayoutsFailure({ failure, onRetry }: PayoutsFailureProps) {
  return (
    <div role="status" className={styles.failure}>
      {failure instanceof ApiError && !isLoggedOut(failure) && (
        <>
          <p>
            <strong>{fetchFailure(failure.status)}</strong>. {WORKED_OUT_HERE}
          </p>
          <button type="button" className={styles.retry} onClick={onRetry}>
            {TRY_AGAIN}
          </button>
        </>
      )}
    </div>
  );
}
