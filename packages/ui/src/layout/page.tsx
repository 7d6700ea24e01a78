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
  /** `none`: for content with its own edges, such as a list. */
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
  /** On a phone, places the detail above the list. */
  detailFirst?: boolean;
  /** `list`: the detail is the wider one; `even`: both are as wide. */
  ratio?: 'list' | 'even';
}

/**
 * List and detail: stacked on a phone, side by side on a tablet and from 900 px, where the shorter one stays in view while the other scrolls.
 * Rotating the phone moves them, and neither is mounted again.
 */
export function SplitView({ list, detail, detailFirst = false, ratio = 'list' }: SplitViewProps) {
  // Side by side, the reading order and the Tab order go from the left.
  const turned = !useIsWide() && detailFirst;
  const panes = [<Pane key="list">{list}</Pane>, <Pane key="detail">{detail}</Pane>];
  return (
    <div className={styles.split} data-ratio={ratio} data-detail-first={turned || undefined}>
      {turned ? panes.reverse() : panes}
    </div>
  );
}

/** The width from which panes are side by side and sticky, as in the styles. */
const SIDE_BY_SIDE = '(min-width: 720px)';

/** Sets its height for the styles: a pane higher than the window sticks at its end. Not on a phone, where no pane sticks: that avoids a style recalculation. */
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

/** A column of elements with even gaps. */
export function Stack({ gap = 16, children }: EvenlyApartProps) {
  return (
    <div className={styles.stack} style={evenly(gap)}>
      {children}
    </div>
  );
}

/** A row of elements with even gaps, which wraps onto further lines. In a line, elements are as high as the highest, or centred. */
export function Row({ gap = 8, align, children }: EvenlyApartProps & { align?: 'center' }) {
  return (
    <div className={styles.row} style={evenly(gap)} data-align={align}>
      {children}
    </div>
  );
}

/** The screen's primary action (and at most one beside it), which stays at the bottom within the thumb's reach. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.actionBar} data-keep-clear="bar">
      {children}
    </div>
  );
}
