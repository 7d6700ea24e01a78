import { CircleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button';
import styles from './empty-state.module.css';

export interface ErrorStateProps {
  /** What happened: "The payouts could not be loaded." */
  title: ReactNode;
  /** What is safe: "All scores are saved." */
  safe?: ReactNode;
  /** What to do, when it is more than trying again. */
  children?: ReactNode;
  onRetry?: () => void;
  /** Default: Try again. */
  retryLabel?: string;
  retrying?: boolean;
}

/** Something failed in place of the content: what happened, what is safe, what to do. */
export function ErrorState({ title, safe, children, onRetry, retryLabel = 'Try again', retrying }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.state} data-tone="error">
      <span className={styles.icon}>
        <CircleAlertIcon aria-hidden />
      </span>
      <p className={styles.title}>{title}</p>
      {safe && <p className={styles.words}>{safe}</p>}
      {children && <div className={styles.words}>{children}</div>}
      {onRetry && (
        <div className={styles.action}>
          <Button busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
