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
  /** Far end: the profile menu. */
  actions?: ReactNode;
}

/** Top of every screen: where am I, am I connected, who am I. */
export function AppHeader({ product, logo, title, status, actions }: AppHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        {logo && <span className={styles.logo}>{logo}</span>}
        <div className={styles.names}>
          <div className={styles.top}>
            <span className={title ? styles.product : styles.productAlone}>{product}</span>
            {status}
          </div>
          {title && <span className={styles.title}>{title}</span>}
        </div>
        {actions}
      </div>
    </header>
  );
}
