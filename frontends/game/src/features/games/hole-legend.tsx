import { CheckIcon, CircleDashedIcon, CloudUploadIcon, TriangleAlertIcon } from '@fairshare/ui';
import styles from './hole-legend.module.css';

const MARKS = [
  { icon: <CheckIcon aria-hidden />, words: 'Saved' },
  { icon: <CircleDashedIcon aria-hidden />, words: 'Not complete' },
  { icon: <TriangleAlertIcon aria-hidden />, words: 'Two scores' },
  { icon: <CloudUploadIcon aria-hidden />, words: 'Not sent yet' },
];

/** Explains the signs on the holes above. */
export function HoleLegend() {
  return (
    <ul role="list" className={styles.legend} aria-hidden>
      {MARKS.map(({ icon, words }) => (
        <li key={words} className={styles.mark}>
          {icon} {words}
        </li>
      ))}
    </ul>
  );
}
