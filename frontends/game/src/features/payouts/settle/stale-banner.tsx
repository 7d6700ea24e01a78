import { ArrowRightIcon, Banner, Money, PlayerName, VisuallyHidden } from '@fairshare/ui';
import { STALE_MOVES_ON_TAB } from './finish-texts';
import { STALE, STALE_GAME_GONE, STALE_MOVES } from '../texts';
import styles from './combined.module.css';
import type { NetChange } from './net-changes';

interface StaleBannerProps {
  /** What recalculating would change; empty: nothing, null: a chosen game is gone. */
  changes: readonly NetChange[] | null;
  /** The round is finished: the tab moves as well. */
  isFinished: boolean;
}

/** A saved result that today's scores no longer give: what recalculating moves. */
export function StaleBanner({ changes, isFinished }: StaleBannerProps) {
  if (changes?.length === 0) return null;
  return (
    <Banner tone="warning" title={STALE}>
      {changes ? (isFinished ? STALE_MOVES_ON_TAB : STALE_MOVES) : STALE_GAME_GONE}
      {changes && (
        <ul role="list" className={styles.moves}>
          {changes.map(({ player, beforeCents, afterCents }) => (
            <li key={player.id} className={styles.move}>
              <PlayerName player={player} size="small" />
              <span className={styles.amounts}>
                <Money cents={beforeCents} />
                <ArrowRightIcon className={styles.arrow} aria-hidden />
                <VisuallyHidden>, now </VisuallyHidden>
                <Money cents={afterCents} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
