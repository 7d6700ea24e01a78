import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './score-mark.module.css';

export interface ScoreMarkProps {
  strokes: number;
  /** The shape that golfers draw around it; `plain`: none, for par. */
  shape: 'plain' | 'circle' | 'two-circles' | 'square' | 'two-squares';
  /** The name of the score, for screen readers: "Birdie". */
  name: string;
}

/** A score as golfers write it on a card: a circle for each stroke under par, a square for each over, two at most. Shape and words convey it, not colour. */
export function ScoreMark({ strokes, shape, name }: ScoreMarkProps) {
  return (
    <span className={styles.score}>
      <span className={styles.mark} data-shape={shape}>
        {strokes}
      </span>
      <VisuallyHidden>, {name}</VisuallyHidden>
    </span>
  );
}
