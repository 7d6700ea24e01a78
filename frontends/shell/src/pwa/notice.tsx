import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  /** Not urgent: hidden on screens where the golfer enters something, such as a hole. */
  patient?: boolean;
  children?: ReactNode;
  /** The actions, the most likely first. */
  actions: ReactNode;
}

/** A notice about the app itself, above the tabs. Content below it can be scrolled into view. */
export function Notice({ title, patient = false, children, actions }: NoticeProps) {
  return (
    <section className={styles.notice} aria-label={title} data-patient={patient || undefined} data-keep-clear>
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
