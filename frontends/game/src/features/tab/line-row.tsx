import { Disclosure } from '@fairshare/ui';
import type { ReactNode } from 'react';
import styles from './tab.module.css';

interface LineRowProps {
  title: string;
  subtitle: string;
  /** The line does not count any more. */
  isStruck: boolean;
  /** The user's own amount. */
  amount: ReactNode;
  /** Everyone's amounts, and the possible actions. */
  children: ReactNode;
}

/** A row of the tab's lines, which can be opened. */
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
