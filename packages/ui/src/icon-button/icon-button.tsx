import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What pressing it does; the only words a screen reader has. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outlined' | 'filled';
}

/** A press shown by an icon alone, in a square no thumb misses. */
export function IconButton({ label, icon, variant = 'plain', type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={cx(styles.button, className)} data-variant={variant} aria-label={label}>
      {icon}
    </button>
  );
}
