import { useState } from 'react';
import styles from './account-name.module.css';
import type { ShownPlayer } from './player-of';

/** What the member is called who says to be a player, where the player's name does not say so; else nothing. */
export function AccountName({ player: { account } }: { player: Pick<ShownPlayer, 'account'> }) {
  // A name that comes while the row is on the screen would move what stands below it: it waits for the next time.
  const [name] = useState(account);
  return name === undefined ? null : <span className={styles.name}>{name}</span>;
}
