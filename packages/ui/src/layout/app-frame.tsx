import type { ReactNode } from 'react';
import styles from './app-frame.module.css';

export interface AppFrameProps {
  header?: ReactNode;
  nav?: ReactNode;
  /** Above the screen, and part of it: it must not appear or disappear while the screen is shown. */
  banner?: ReactNode;
  /** For the skip link and for moving the focus after a change of screen. */
  mainId?: string;
  children: ReactNode;
}

/** Header, tabs and the screen between them, with space reserved for the bar or the rail. */
export function AppFrame({ header, nav, banner, mainId = 'main', children }: AppFrameProps) {
  return (
    <div className={styles.frame} data-nav={nav ? '' : undefined}>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to content
      </a>
      {header}
      <div className={styles.body}>
        {banner && <div className={styles.banner}>{banner}</div>}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {nav}
    </div>
  );
}
