import type { HTMLAttributes } from 'react';
import styles from './note.module.css';

export interface NoteProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** A line among others is a `span`. */
  as?: 'p' | 'span';
}

/** Small, quiet words: a hint, or what is said beside the point. */
export function Note({ as: Element = 'p', ...rest }: NoteProps) {
  return <Element {...rest} className={styles.note} />;
}
