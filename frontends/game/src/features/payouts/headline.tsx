import type { ByPlayer, Cents } from '@fairshare/golf-rules';
import type { ShownPlayer } from '../../shared/player-of';
import styles from './headline.module.css';
import { yourNet } from './texts';

interface InRoomOfProps {
  words: string;
  /** The most words it may come to have by itself: it keeps their room. */
  longest: string;
}

/** Words that may change by themselves, in the room of the longest. */
export function InRoomOf({ words, longest }: InRoomOfProps) {
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

/** How the reader comes out, for one who said who they are, and is told of it when it changes; it keeps its room until something is played for. */
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
