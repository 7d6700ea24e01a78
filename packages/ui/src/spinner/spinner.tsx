import { LoaderCircleIcon } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is loading; announced to screen readers. Omit it where words beside the spinner already say it. */
  label?: string;
  size?: 'small' | 'large';
}

/** A short wait without a known end. For first loads prefer a skeleton. */
export function Spinner({ label, size = 'small' }: SpinnerProps) {
  return (
    <span className={styles.spinner} data-size={size} role={label ? 'status' : undefined}>
      <LoaderCircleIcon className={styles.icon} aria-hidden />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
