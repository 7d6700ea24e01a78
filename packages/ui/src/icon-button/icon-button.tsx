import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** The action of the button; the only text for screen readers. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'outlined' | 'filled';
}

/** A button with only an icon, in a square that is large enough for a thumb. */
export function IconButton({ label, icon, variant = 'plain', type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={cx(styles.button, className)} data-variant={variant} aria-label={label}>
      {icon}
    </button>
  );
}
