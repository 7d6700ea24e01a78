import type { RoundEntries } from '@fairshare/contracts';
import type { Roster, RoundInput, SideGame } from '@fairshare/golf-rules';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import { messageText } from '../../../shared/message-text';
import { playedSoFar } from '../side-games/played';
import styles from './hole-outcomes.module.css';

export interface HoleOutcomesProps {
  hole: number;
  /** Whether everything of the hole is saved. */
  saved: boolean;
  sideGames: readonly SideGame[];
  entered: RoundEntries;
  players: readonly ShownPlayer[];
  roster: Roster;
  firstHole?: number;
  course?: RoundInput['course'];
}

/** The outcome of the hole in each side game, once it is saved. */
export default function HoleOutcomes({ hole, saved, sideGames, entered, players, roster, firstHole, course }: HoleOutcomesProps) {
  if (!saved) return null;
  const names = shortNames(players);
  const played = playedSoFar(entered.holes, sideGames, roster, firstHole, course);
  const lines = sideGames.flatMap((game, place) => {
    const outcome = played[place]?.outcomes[hole];
    return outcome ? [{ id: game.id, name: game.name, words: messageText(game.definition.kind, outcome, (playerId) => names.get(playerId) ?? playerId) }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={styles.outcomes}>
      {lines.map(({ id, name, words }) => (
        <li key={id}>
          <span className={styles.game}>{name}</span> {words}
        </li>
      ))}
    </ul>
  );
}
