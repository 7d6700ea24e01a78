import type { ReactNode } from 'react';
import styles from './app-header.module.css';

export interface AppHeaderProps {
  /** The product's name. */
  product: ReactNode;
  /** The product's logo, before its name. */
  logo?: ReactNode;
  /** The current game. */
  title?: ReactNode;
  /** The connection or save status, as small text. */
  status?: ReactNode;
  /** A message that concerns every screen, in place of the product's name. A press on it opens the details. */
  notice?: { readonly words: string; readonly tone: 'info' | 'warning' | 'error'; onOpen(): void } | null;
  /** At the far end: the profile menu. */
  actions?: ReactNode;
}

/** The top of every screen: the current game, the connection and the account. */
export function AppHeader({ product, logo, title, status, notice, actions }: AppHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {logo && <span className={styles.logo}>{logo}</span>}
        <div className={styles.names}>
          {/* The key replaces the element, so that the new content does not count as a layout shift of the old one. */}
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
