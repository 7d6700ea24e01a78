import { UsersIcon } from '@fairshare/ui';
import styles from './groups.module.css';

/** A group's photo, or an icon in its place. Its name stands beside it, so it says nothing to screen readers. */
export function GroupPhoto({ photo, size = 'medium' }: { photo: string | null; size?: 'small' | 'medium' | 'large' }) {
  return (
    <span className={styles.photo} data-size={size} aria-hidden>
      {photo ? <img src={photo} alt="" /> : <UsersIcon />}
    </span>
  );
}
