import type { ReactNode } from 'react';
import { Note } from '../note/note';
import type { PlayerLook } from '../shared/player-look';
import { PlayerBadge, type PlayerBadgeProps } from './player-badge';
import styles from './player.module.css';

export interface PlayerNameProps {
  player: PlayerLook;
  size?: PlayerBadgeProps['size'];
  /** A smaller line under the name. */
  note?: ReactNode;
  /** The note appears and disappears while the screen is shown, so it takes no space in the layout. */
  noteComes?: boolean;
}

/** Badge and name. A long name wraps; after three lines it is cut off, but screen readers read all of it. */
export function PlayerName({ player, size = 'medium', note, noteComes = false }: PlayerNameProps) {
  return (
    <span className={styles.player} data-size={size}>
      <PlayerBadge player={player} size={size} decorative />
      <span className={styles.words} data-note-comes={noteComes || undefined}>
        <bdi className={styles.name} translate="no">
          {player.name}
        </bdi>
        {note && <Note as="span">{note}</Note>}
      </span>
    </span>
  );
}
