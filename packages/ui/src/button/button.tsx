import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from '../shared/cx';
import { Spinner } from '../spinner/spinner';
import styles from './button.module.css';

/** `danger-quiet`: it takes something away, and is not what the screen is for. */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-quiet';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One `primary` a screen. */
  variant?: ButtonVariant;
  /** Work is under way: the button keeps its place and the focus, shows a spinner and ignores presses, submits included. */
  busy?: boolean;
  /** Words while busy, such as "Saving..."; the usual words stay otherwise. */
  busyLabel?: ReactNode;
  fullWidth?: boolean;
  icon?: ReactNode;
}

/** A press that does something here. To go somewhere, use LinkButton. */
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
      {/* Other words are other words, not the same ones moved. */}
      <span key={typeof label === 'string' ? label : undefined} className={styles.label}>
        {label}
      </span>
    </button>
  );
}
