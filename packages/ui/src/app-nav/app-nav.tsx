import type { ComponentProps } from 'react';
import { useIsWide } from '../hooks/use-is-wide';
import { NavEntry } from './nav-entry';
import type { AppNavItem } from './nav-item';
import { NavPicker } from './nav-picker';
import styles from './app-nav.module.css';

export interface AppNavProps extends Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> {
  label: string;
  items: readonly AppNavItem[];
  /** Id of the item whose screen is shown. */
  current: string | null;
}

/** The app's tabs: a bar at the bottom of a phone, a rail at the left from 900 px. */
export function AppNav({ label, items, current, ...rest }: AppNavProps) {
  const wide = useIsWide();
  return (
    <nav {...rest} aria-label={label} className={styles.nav} data-keep-clear>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.cell} data-places={item.picker ? '' : undefined}>
            {item.picker ? (
              <NavPicker item={item} picker={item.picker} current={item.id === current} side={wide ? 'right' : 'top'} />
            ) : (
              <NavEntry item={item} current={item.id === current} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
