import { Card } from '@fairshare/ui';
import { type ReactNode, useId } from 'react';
import styles from './info-card.module.css';

interface InfoCardProps {
  title: string;
  /** Beside the title: a state in a word. */
  badge?: ReactNode;
  children: ReactNode;
}

/** One matter of a screen, under its own heading. */
export function InfoCard({ title, badge, children }: InfoCardProps) {
  const headingId = useId();
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
