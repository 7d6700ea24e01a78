import type { ByPlayer, Cents } from '@fairshare/golf-rules';
import type { ShownPlayer } from '../../shared/player-of';
import styles from './headline.module.css';
import { yourNet } from './texts';

interface ReservedTextProps {
  words: string;
  /** The longest text that may appear here: its space is reserved. */
  longest: string;
}

/** Text that may change by itself, in the reserved space of the longest one. */
export function ReservedText({ words, longest }: ReservedTextProps) {
  return (
    <span className={styles.headline} data-longest={longest}>
      <span>{words}</span>
    </span>
  );
}

interface OwnNetProps {
  players: readonly ShownPlayer[];
  /** Missing: nothing was played for. */
  nets: ByPlayer<Cents> | undefined;
}

/** The result of a user who has claimed a player. A live region announces its changes. Its space is reserved until something is played for. */
export function OwnNet({ players, nets }: OwnNetProps) {
  const me = players.find(({ isMe }) => isMe);
  return (
    me && (
      <strong className={styles.own} aria-live="polite">
        {nets && yourNet(nets[me.id] ?? 0)}
      </strong>
    )
  );
}
