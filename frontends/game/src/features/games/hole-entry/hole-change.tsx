import type { EnteredGame } from '@fairshare/contracts';
import { definitionOf, type GamePoints } from '@fairshare/golf-rules';
import { useEffect, useState } from 'react';
import type { ShownPlayer } from '../../../shared/player-of';
import { shortNames } from '../../../shared/short-names';
import styles from './also-scoring.module.css';
import { leadWords } from './lead-words';

export interface HoleChangeProps {
  /** The hole that was saved on this phone just now. */
  hole: number;
  games: ReadonlyArray<{ readonly game: EnteredGame; readonly points: GamePoints | undefined }>;
  players: readonly ShownPlayer[];
}

/** What the hole that was just saved changed; gone with the next tap. */
export default function HoleChange({ hole, games, players }: HoleChangeProps) {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const go = () => setGone(true);
    window.addEventListener('pointerdown', go, { once: true });
    return () => window.removeEventListener('pointerdown', go);
  }, []);
  const names = shortNames(players);
  const words = leadWords(
    games.map(({ game, points }) => ({ name: definitionOf(game.kind).name, points })),
    hole,
    (playerId) => names.get(playerId) ?? playerId,
  );
  if (isGone || words === '') return null;
  return (
    <p role="status" className={styles.others} data-change>
      {words}
    </p>
  );
}
