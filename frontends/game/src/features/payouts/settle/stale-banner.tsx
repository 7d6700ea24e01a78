import { ArrowRightIcon, Banner, Money, PlayerName, VisuallyHidden } from '@fairshare/ui';
import { STALE_MOVES_ON_TAB } from './finish-texts';
import { STALE, STALE_GAME_GONE, STALE_MOVES } from '../texts';
import styles from './combined.module.css';
import type { NetChange } from './net-changes';

interface StaleBannerProps {
  /** The net changes that recalculating would cause; empty: none, null: a chosen game was deleted. */
  changes: readonly NetChange[] | null;
  /** Whether the round is finished: recalculating then changes the tab as well. */
  isFinished: boolean;
}

/** Shown if the saved result is stale: the net changes that recalculating would cause. */
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
