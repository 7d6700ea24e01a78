import { ApiError, isLoggedOut } from '@fairshare/api-client';
import { fetchFailure, TRY_AGAIN, WORKED_OUT_HERE } from '../texts';
import styles from './money.module.css';

interface PayoutsFailureProps {
  failure: Error | null;
  onRetry: () => void;
}

/** Shown if the server's payouts could not be loaded: the screen shows the phone's own. Its line is always reserved. Being offline is reported elsewhere. */
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
