import { type ReactNode, useEffect, useRef } from 'react';
import { useIsWide } from '../hooks/use-is-wide';
import { Note } from '../note/note';
import { cx } from '../shared/cx';
import styles from './page.module.css';

export interface PageProps {
  /** The screen's one main heading. */
  title?: ReactNode;
  description?: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  /** `narrow`: one column of a form; `wide`: up to 1100 px; `full`: a dense table. */
  width?: 'narrow' | 'wide' | 'full';
  children: ReactNode;
}

/** A screen's content, with its heading. */
export function Page({ title, description, actions, width = 'wide', children }: PageProps) {
  return (
    <div className={styles.page} data-width={width}>
      {(title || actions) && (
        <header className={styles.header}>
          <div className={styles.headings}>
            {title && <h1 className={styles.title}>{title}</h1>}
            {description && <Note>{description}</Note>}
          </div>
          {actions && <Row>{actions}</Row>}
        </header>
      )}
      {children}
    </div>
  );
}

export interface SectionProps {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A part of a screen under a second heading. */
export function Section({ title, description, actions, children }: SectionProps) {
  return (
    <section className={styles.section}>
      {(title || actions) && (
        <header className={styles.header}>
          <div className={styles.headings}>
            {title && <h2 className={styles.sectionTitle}>{title}</h2>}
            {description && <Note>{description}</Note>}
          </div>
          {actions && <Row>{actions}</Row>}
        </header>
      )}
      {children}
    </section>
  );
}

export interface CardProps {
  children: ReactNode;
  /** Content that brings its own edges, such as a list, wants none. */
  padding?: 'none' | 'normal';
  className?: string;
}

/** A raised surface. */
export function Card({ children, padding = 'normal', className }: CardProps) {
  return (
    <div className={cx(styles.card, className)} data-padding={padding}>
      {children}
    </div>
  );
}

export interface SplitViewProps {
  list: ReactNode;
  detail: ReactNode;
  /** On a phone the detail stands above the list. */
  detailFirst?: boolean;
  /** `list`: the detail is the wider one; `even`: both are as wide. */
  ratio?: 'list' | 'even';
}

/**
 * List and detail: under one another on a phone, side by side on a tablet and from 900 px, where the shorter one stays in view while the other
 * scrolls. Turning the phone moves them, and neither starts anew.
 */
export function SplitView({ list, detail, detailFirst = false, ratio = 'list' }: SplitViewProps) {
  // Beside each other they are read, and reached by Tab, from the left.
  const turned = !useIsWide() && detailFirst;
  const panes = [<Pane key="list">{list}</Pane>, <Pane key="detail">{detail}</Pane>];
  return (
    <div className={styles.split} data-ratio={ratio} data-detail-first={turned || undefined}>
      {turned ? panes.reverse() : panes}
    </div>
  );
}

/** Where panes stand side by side, and stick: as in the styles. */
const SIDE_BY_SIDE = '(min-width: 720px)';

/** Tells the styles how high it is: one that is higher than the window sticks at its end. A phone, where none sticks, is spared the second look at the styles. */
function Pane({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = place;
    if (!current || !('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(() => {
      if (window.matchMedia(SIDE_BY_SIDE).matches) current.style.setProperty('--pane-height', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.pane}>
      {children}
    </div>
  );
}

interface EvenlyApartProps {
  /** CSS pixels. */
  gap?: 4 | 8 | 12 | 16 | 24 | 32;
  children: ReactNode;
}

const evenly = (gap: number) => ({ gap: `var(--space-${gap})` });

/** Things under one another, evenly apart. */
export function Stack({ gap = 16, children }: EvenlyApartProps) {
  return (
    <div className={styles.stack} style={evenly(gap)}>
      {children}
    </div>
  );
}

/** Things beside one another, evenly apart, which wrap onto further lines; in a line as high as the highest, or in the middle of it. */
export function Row({ gap = 8, align, children }: EvenlyApartProps & { align?: 'center' }) {
  return (
    <div className={styles.row} style={evenly(gap)} data-align={align}>
      {children}
    </div>
  );
}

/** The screen's primary action (and at most one beside it), kept at the bottom within the thumb's reach. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actionBar} data-keep-clear="bar">
      {children}
    </div>
  );
}
