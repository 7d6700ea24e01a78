import type { ReactNode } from 'react';
import styles from './app-header.module.css';

export interface AppHeaderProps {
  /** The product's name. */
  product: ReactNode;
  /** The product's mark, before its name. */
  logo?: ReactNode;
  /** The game on the table now. */
  title?: ReactNode;
  /** Connection, saving: small and in words. */
  status?: ReactNode;
  /** What concerns every screen at the moment, in the place of product and status; pressing it leads to the whole of it. */
  notice?: { readonly words: string; readonly tone: 'info' | 'warning' | 'error'; onOpen(): void } | null;
  /** Far end: the profile menu. */
  actions?: ReactNode;
}

/** Top of every screen: where am I, am I connected, who am I. */
export function AppHeader({ product, logo, title, status, notice, actions }: AppHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {logo && <span className={styles.logo}>{logo}</span>}
        <div className={styles.names}>
          {/* The one appears where the other was, instead of moving there. */}
          <div key={notice ? 'notice' : 'product'} className={styles.top}>
            {!notice && <span className={title ? styles.product : styles.productAlone}>{product}</span>}
            {status}
            {notice && (
              <button type="button" className={styles.notice} data-tone={notice.tone} onClick={notice.onOpen}>
                {notice.words}
              </button>
            )}
          </div>
          {title && <span className={styles.title}>{title}</span>}
        </div>
        {actions}
      </div>
    </header>
  );
}
