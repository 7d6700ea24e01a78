import { type ReactNode, useEffect, useRef } from 'react';
import styles from './app-frame.module.css';

export interface AppFrameProps {
  header?: ReactNode;
  nav?: ReactNode;
  /** Above the screen, and part of it: may not come or go while the screen is shown. */
  banner?: ReactNode;
  /** Below the screen, where what stands in one element may come, grow and go without moving anything. The header says that something is there. */
  news?: ReactNode;
  /** Which screen is shown. */
  screen?: string;
  /** For the skip link and for moving the focus after a change of screen. */
  mainId?: string;
  children: ReactNode;
}

const NEWS_ID = 'news';

/** Header, tabs and the screen between them, with room kept for the bar or the rail. */
export function AppFrame({ header, nav, banner, news, screen, mainId = 'main', children }: AppFrameProps) {
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
        {news && <News key={screen}>{news}</News>}
      </div>
      {nav}
    </div>
  );
}

/** Scrolls to the news below the screen. */
export function showNews(): void {
  const news = document.getElementById(NEWS_ID);
  news?.scrollIntoView({ block: 'end' });
  news?.focus({ preventScroll: true });
}

/** Keeps the room it once took: at the end of a page that became shorter, everything would move. */
function News({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      current.style.minBlockSize = `${current.offsetHeight}px`;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} id={NEWS_ID} tabIndex={-1} className={styles.news}>
      {children}
    </div>
  );
}
