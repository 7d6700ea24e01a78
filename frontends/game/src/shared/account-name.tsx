import { useState } from 'react';
import styles from './account-name.module.css';
import type { ShownPlayer } from './player-of';

/** The account name of the member who claims the player, if it differs from the player's name; else nothing. */
export function AccountName({ player: { account } }: { player: Pick<ShownPlayer, 'account'> }) {
  // Fixed at the first render: a name that appears later would move the content below the row. It is shown the next time.
  const [name] = useState(account);
  return name === undefined ? null : <span className={styles.name}>{name}</span>;
}
