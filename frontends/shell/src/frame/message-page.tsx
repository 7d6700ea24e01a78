import type { ReactNode } from 'react';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: string;
  children: ReactNode;
  /** The link or button for the next step. */
  action: ReactNode;
  /** Whether it is an error, which screen readers announce at once. */
  alert?: boolean;
}

/** A page with only a message. It makes no further request, because the server may be unreachable. */
export function MessagePage({ title, children, action, alert = false }: MessagePageProps) {
  return (
    <main className={styles.page} role={alert ? 'alert' : undefined}>
      <h1>{title}</h1>
      {children}
      <div className={styles.action}>{action}</div>
    </main>
  );
}
