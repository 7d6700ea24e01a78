import { type ReactNode, useRef } from 'react';
import { useTravellingRows } from '../motion/use-moves';
import { Note } from '../note/note';
import { cx } from '../shared/cx';
import styles from './list.module.css';

export interface ListProps {
  label?: string;
  /** A key for each row, in their current order. Rows that change places are animated. Omit it where rows can be pressed. */
  order?: readonly string[];
  children: ReactNode;
}

/** Rows in a card, a line between them. */
export function List({ label, order, children }: ListProps) {
  const rows = useRef<HTMLUListElement>(null);
  useTravellingRows(rows, order);
  return (
    // Safari drops the list role of a list without bullets unless it is set.
    <ul ref={rows} role="list" className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListRowProps {
  /** Before the words: a picture, a badge. */
  leading?: ReactNode;
  title: ReactNode;
  subtitle?: ReactNode;
  /** After the words: an amount, a button, a badge. */
  trailing?: ReactNode;
  /** Makes the words a button; `trailing` stays outside it and may contain its own button. */
  onPress?: () => void;
  /** The row whose detail is shown. */
  current?: boolean;
}

export function ListRow({ leading, title, subtitle, trailing, onPress, current = false }: ListRowProps) {
  const words = (
    <>
      {leading && <span className={styles.leading}>{leading}</span>}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        {subtitle && <Note as="span">{subtitle}</Note>}
      </span>
    </>
  );
  return (
    <li className={styles.row} data-current={current || undefined}>
      {onPress ? (
        <button type="button" className={cx(styles.face, styles.pressable)} aria-current={current ? 'true' : undefined} onClick={onPress}>
          {words}
        </button>
      ) : (
        <span className={styles.face}>{words}</span>
      )}
      {trailing && <span className={styles.trailing}>{trailing}</span>}
    </li>
  );
}
