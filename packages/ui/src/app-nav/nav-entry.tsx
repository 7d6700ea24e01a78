import type { ComponentProps, MouseEvent } from 'react';
import styles from './app-nav.module.css';
import type { AppNavItem } from './nav-item';

interface NavEntryProps extends Omit<ComponentProps<'button'>, 'onSelect'> {
  item: AppNavItem;
  current: boolean;
}

/** Whether a click is a plain one. The browser handles a click that means "open elsewhere". */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** One tab: a link if it has an address, else a button. It passes on the props that a popup's trigger needs. */
export function NavEntry({ item, current, onClick, ...rest }: NavEntryProps) {
  const face = (
    <>
      <span className={styles.icon}>{item.icon}</span>
      <span className={styles.label}>{item.label}</span>
    </>
  );
  const currentPage = current ? 'page' : undefined;

  if (item.href !== undefined) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      item.onSelect();
    };
    return (
      <a href={item.href} className={styles.entry} aria-current={currentPage} onClick={follow}>
        {face}
      </a>
    );
  }
  return (
    <button
      {...rest}
      type="button"
      className={styles.entry}
      aria-current={currentPage}
      onClick={(event) => {
        item.onSelect();
        onClick?.(event);
      }}
    >
      {face}
    </button>
  );
}
