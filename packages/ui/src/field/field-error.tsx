import { CircleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The line under a control that says what is wrong. It is always in the page, so that words appearing in it are announced. */
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
