import { Disclosure } from '@fairshare/ui';
import type { ReactNode } from 'react';
import styles from './tab.module.css';

interface LineRowProps {
  title: string;
  subtitle: string;
  /** It does not count any more. */
  isStruck: boolean;
  /** What it moved for the reader. */
  amount: ReactNode;
  /** What it moved for everyone, and what can be done. */
  children: ReactNode;
}

/** One row of the lines, to be opened. */
export function LineRow({ title, subtitle, isStruck, amount, children }: LineRowProps) {
  return (
    <li className={styles.line}>
      <Disclosure
        summary={
          <span className={styles.summary}>
            <span className={styles.words}>
              <span className={styles.title} data-struck={isStruck || undefined}>
                {title}
              </span>{' '}
              <span className={styles.subtitle}>{subtitle}</span>
            </span>{' '}
            <span className={styles.amount} data-struck={isStruck || undefined}>
              {amount}
            </span>
          </span>
        }
      >
        <div className={styles.detail}>{children}</div>
      </Disclosure>
    </li>
  );
}
