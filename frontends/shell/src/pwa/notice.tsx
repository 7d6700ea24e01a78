import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  /** What to do, the most likely first. */
  actions: ReactNode;
}

/** Something about the app itself, below its header and out of the way of the thumb. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <section className={styles.notice} aria-label={title}>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.words}>{children}</p>}
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

export function NoticeButton({ primary = false, onPress, children }: { primary?: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} data-primary={primary || undefined} onClick={onPress}>
      {children}
    </button>
  );
}
