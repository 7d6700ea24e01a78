import type { HTMLAttributes } from 'react';
import styles from './note.module.css';

export interface NoteProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  /** `span`: for a line within other text. */
  as?: 'p' | 'span';
}

/** Small, muted text: a hint or an aside. */
export function Note({ as: Element = 'p', ...rest }: NoteProps) {
  return <Element {...rest} className={styles.note} />;
}
