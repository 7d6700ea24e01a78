import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeVariant = 'default' | 'secondary' | 'destructive' | 'success' | 'warning';

export interface BadgeProps {
  variant?: BadgeVariant;
  children: ReactNode;
}

/** A state in one or two words. */
export function Badge({ variant = 'default', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-variant={variant}>
      {children}
    </span>
  );
}
