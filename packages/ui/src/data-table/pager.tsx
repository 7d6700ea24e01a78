import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button';
import styles from './data-table.module.css';
import type { Paging } from './use-pages';

interface PagerProps {
  /** The subject of the pages. */
  label: string;
  paging: Paging;
  onTurn: () => void;
}

/** Turns the pages of a long table. At either end the disabled button keeps its place and the focus. */
export function Pager({ label, paging: { page, pages, turnTo }, onTurn }: PagerProps) {
  const turn = (to: number) => ({
    'aria-disabled': to < 0 || to >= pages || undefined,
    onClick: () => {
      turnTo(to);
      onTurn();
    },
  });
  return (
    <nav className={styles.pager} aria-label={label}>
      <IconButton variant="outlined" label="Previous page" icon={<ChevronLeftIcon aria-hidden />} {...turn(page - 1)} />
      <span className={styles.count}>
        Page {page + 1} of {pages}
      </span>
      <IconButton variant="outlined" label="Next page" icon={<ChevronRightIcon aria-hidden />} {...turn(page + 1)} />
    </nav>
  );
}
