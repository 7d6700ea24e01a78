import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps {
  /** By this id, another element refers to these words as its description. */
  id?: string;
  children: ReactNode;
}

/** Words for screen readers where the screen shows the same by an icon, a shape or a colour. */
export function VisuallyHidden({ id, children }: VisuallyHiddenProps) {
  return (
    <span id={id} className={styles.hidden}>
      {children}
    </span>
  );
}
