import { Card, Disclosure } from '@fairshare/ui';
import { type ReactNode, useId } from 'react';
import styles from './info-card.module.css';

interface InfoCardProps {
  title: string;
  /** Shown next to the title: a one-word state, or the only action. */
  badge?: ReactNode;
  /** Initially collapsed to its title. */
  closed?: boolean;
  children?: ReactNode;
}

/** One topic of a screen, under its own heading. */
export function InfoCard({ title, badge, closed = false, children }: InfoCardProps) {
  const headingId = useId();
  if (closed) {
    return (
      <section aria-labelledby={headingId}>
        <Card padding="none" className={styles.folded}>
          <Disclosure summary={<span id={headingId}>{title}</span>} heading="h2">
            {children}
          </Disclosure>
        </Card>
      </section>
    );
  }
  return (
    <section aria-labelledby={headingId}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 id={headingId}>{title}</h2>
          {badge}
        </div>
        {children}
      </Card>
    </section>
  );
}
