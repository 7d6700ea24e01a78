import { CircleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The error message under a control. Its live region is always in the page, so that screen readers announce a new error. */
export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <div id={id} aria-live="polite">
      {children && (
        <p className={styles.error}>
          <CircleAlertIcon aria-hidden />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
