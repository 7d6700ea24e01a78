import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../shared/cx';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.css';

/** `danger-quiet`: a destructive action that is not the purpose of the screen. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet';

export interface ButtonProps extends ComponentProps<'button'> {
  /** At most one `primary` per screen. */
  variant?: ButtonVariant;
  /** Work is under way: the button keeps its place and the focus, shows a spinner and ignores presses, submits included. */
  busy?: boolean;
  /** The label while busy, such as "Saving...". Missing: the usual label stays. */
  busyLabel?: ReactNode;
  fullWidth?: boolean;
  icon?: ReactNode;
}

/** A button for an action. For navigation, use LinkButton. */
export function Button({ variant = 'secondary', busy = false, busyLabel, fullWidth = false, icon, type = 'button', className, children, onClick, ...rest }: ButtonProps) {
  // Enter in a form presses its submit button, so stopping the press here also stops a second submit.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  const label = busy && busyLabel ? busyLabel : children;
  return (
    <button
      {...rest}
      type={type}
      className={cx(styles.button, fullWidth && styles.fullWidth, className)}
      data-variant={variant}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {/* The key replaces the element, so that a new label does not count as a layout shift of the old one. */}
      <span key={typeof label === 'string' ? label : undefined} className={styles.label}>
        {label}
      </span>
    </button>
  );
}
