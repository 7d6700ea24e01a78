import styles from './diverging-bar.module.css';

export interface DivergingBarProps {
  /** Integer cents: above 0 gets, below 0 pays. */
  cents: number;
  /** The largest amount without sign of all bars in the chart, above 0: it fills one half. */
  largest: number;
  size?: 'usual' | 'low';
}

/** A net as a bar from the middle: to the left for a player who pays, to the right for one who gets money. The figure is shown next to it. */
export const DivergingBar = ({ cents, largest, size = 'usual' }: DivergingBarProps) => (
  <span className={styles.track} data-size={size} aria-hidden>
    <span className={styles.bar} data-side={cents < 0 ? 'pays' : 'gets'} style={{ inlineSize: `${(Math.abs(cents) / largest) * 50}%` }} />
  </span>
);
