import { type ReactNode, useRef } from 'react';
import styles from './app-frame.module.css';
import { useScreenStaysPut } from './use-screen-stays-put';

export interface AppFrameProps {
  header?: ReactNode;
  nav?: ReactNode;
  /** Between header and screen: what concerns every screen, such as a trial about to end. What comes here later moves nothing below. */
  banner?: ReactNode;
  /** Which screen is shown: with another one, everything begins at its usual place again. */
  screen?: string;
  /** For the skip link and for moving the focus after a change of screen. */
  mainId?: string;
  children: ReactNode;
}

/** Header, tabs and the screen between them, with room kept for the bar or the rail. */
export function AppFrame({ header, nav, banner, screen, mainId = 'main', children }: AppFrameProps) {
  const slot = useRef<HTMLDivElement>(null);
  useScreenStaysPut(slot, screen);
  return (
    <div className={styles.frame} data-nav={nav ? '' : undefined}>
      <a className={styles.skip} href={`#${mainId}`}>
        Skip to content
      </a>
      {header}
      <div className={styles.body}>
        {banner && (
          <div ref={slot} className={styles.slot}>
            <div className={styles.banner}>{banner}</div>
          </div>
        )}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      {nav}
    </div>
  );
}
