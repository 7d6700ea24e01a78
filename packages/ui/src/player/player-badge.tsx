import { memo, useState } from 'react';
import { graphemes } from '../shared/letters';
import type { PlayerLook } from '../shared/player-look';
import styles from './player.module.css';
import { textOnColor } from './text-on-color';

export interface PlayerBadgeProps {
  player: PlayerLook;
  size?: 'small' | 'medium' | 'large';
  /** Screen readers skip the badge, because the name is beside it. */
  decorative?: boolean;
}

/** A player's photo in a ring of the player's colour; their initials on that colour, until the photo is loaded or if there is none. */
export const PlayerBadge = memo(function PlayerBadge({ player, size = 'medium', decorative = false }: PlayerBadgeProps) {
  const [failed, setFailed] = useState<string>();
  const { photo } = player;
  const meaning = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': player.name };
  return (
    <span
      className={styles.badge}
      translate="no"
      data-size={size}
      data-letters={graphemes(player.initials).length}
      style={{ backgroundColor: player.color, color: textOnColor(player.color) }}
      {...meaning}
    >
      {player.initials}
      {photo !== undefined && photo !== failed && <img className={styles.face} src={photo} alt="" onError={() => setFailed(photo)} />}
    </span>
  );
});
