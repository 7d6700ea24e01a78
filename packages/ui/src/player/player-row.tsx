import type { ReactNode } from 'react';
import type { PlayerLook } from '../shared/player-look';
import { PlayerName, type PlayerNameProps } from './player-name';
import styles from './player.module.css';

export interface PlayerRowProps extends PlayerNameProps {
  player: PlayerLook;
  /** Beside the name, at the far end: a stepper, an amount, the points of a hole. */
  children?: ReactNode;
}

/** One line of a list of players: the player, and what is entered or shown for them. */
export function PlayerRow({ children, ...name }: PlayerRowProps) {
  return (
    <div className={styles.row} data-player={name.player.id}>
      <PlayerName {...name} />
      {children && <div className={styles.aside}>{children}</div>}
    </div>
  );
}
