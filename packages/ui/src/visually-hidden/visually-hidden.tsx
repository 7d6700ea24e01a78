import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  /** For what these words describe. */
  id?: string;
  children: ReactNode;
}

/** Words for screen readers where the screen says the same with a sign, a shape or a colour. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
