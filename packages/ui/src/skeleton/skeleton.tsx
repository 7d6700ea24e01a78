import type { CSSProperties } from 'react';
import listStyles from '../list/list.module.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths; by default the width fills the space, and the height is a line of text. */
  width?: CSSProperties['inlineSize'];
  height?: CSSProperties['blockSize'];
  shape?: 'block' | 'circle';
}

/** A placeholder for content that is loading, in its size, so that nothing moves when the content arrives. */
export function Skeleton({ width, height, shape = 'block' }: SkeletonProps) {
  return <span className={styles.skeleton} data-skeleton data-shape={shape} style={{ inlineSize: width, blockSize: height }} aria-hidden />;
}

export interface SkeletonListProps {
  /** What is loading; announced: "Loading groups". */
  label: string;
  rows?: number;
}

/** A placeholder for a list of rows. */
export function SkeletonList({ label, rows = 3 }: SkeletonListProps) {
  return (
    <div role="status" className={listStyles.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={listStyles.row} aria-hidden>
          <div className={listStyles.face}>
            <Skeleton shape="circle" width={40} height={40} />
            <div className={styles.lines}>
              <Skeleton width="60%" />
              <Skeleton width="35%" height="0.75em" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
