import styles from './diverging-bar.module.css';

export interface DivergingBarProps {
  /** Integer cents: above 0 gets, below 0 pays. */
  cents: number;
  /** Of all bars beside it, above 0: the whole of a half. */
  largest: number;
  size?: 'usual' | 'low';
}

/** A net as a bar: who pays runs left from the middle, who gets runs right. The figure stands beside it. */
export const DivergingBar = ({ cents, largest, size = 'usual' }: DivergingBarProps) => (
  <span className={styles.track} data-size={size} aria-hidden>
    <span className={styles.bar} data-side={cents < 0 ? 'pays' : 'gets'} style={{ inlineSize: `${(Math.abs(cents) / largest) * 50}%` }} />
  </span>
);
