import { UsersIcon } from '@fairshare/ui';
import styles from './groups.module.css';

/** A group's photo, or an icon as the fallback. Hidden from screen readers, because the group's name stands beside it. */
export function GroupPhoto({ photo, size = 'medium' }: { photo: string | null; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={styles.photo} data-size={size} aria-hidden>
      {photo ? <img src={photo} alt="" /> : <UsersIcon />}
    </span>
  );
}
