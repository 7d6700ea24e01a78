import { Card } from '@fairshare/ui';
import { type ReactNode, useId } from 'react';
import styles from './panel-card.module.css';

interface PanelCardProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One matter of the panel, under its own heading. */
export function PanelCard({ title, action, children }: PanelCardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Card className={styles.card}>
        <div className={styles.head}>
          <h2 id={headingId}>{title}</h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
