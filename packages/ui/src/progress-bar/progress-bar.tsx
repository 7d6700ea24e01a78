import { useId } from 'react';
import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  label: string;
  value: number;
  max?: number;
}

/** The progress of something with a known end, as a bar and in words. */
export function ProgressBar({ label, value, max = 100 }: ProgressBarProps) {
  const labelId = useId();
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const words = `${Math.round(share * 100)}%`;
  return (
    <div className={styles.progress}>
      <div className={styles.words}>
        <span id={labelId}>{label}</span>
        <span className={styles.value} aria-hidden>
          {words}
        </span>
      </div>
      <div role="progressbar" className={styles.track} aria-labelledby={labelId} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value} aria-valuetext={words}>
        <div className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}
