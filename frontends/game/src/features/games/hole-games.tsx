import type { EnteredGame } from '@fairshare/contracts';
import type { GameKind } from '@fairshare/golf-rules';
import { useState } from 'react';
import { HoleScreen } from './hole-entry/hole-screen';
import type { HoleScreenProps } from './hole-entry/use-round-cells';
import { useIsOneScreen } from './one-screen/one-screen';

interface HoleGamesProps extends Omit<HoleScreenProps, 'gameIds'> {
  /** The selected game. */
  game: EnteredGame;
  /** The games that the house rules enable. */
  on: readonly GameKind[];
}

/** A hole with the selected game, or with all enabled games of the round. Remount it for another game. */
export function HoleGames({ game, on, ...props }: HoleGamesProps) {
  const isOneScreen = useIsOneScreen();
  // Fixed at mount: a game that another golfer starts meanwhile would shift the layout, so it shows the next time.
  const [others] = useState(() => props.entered.games.filter(({ id, kind }) => id !== game.id && on.includes(kind)).map(({ id }) => id));
  const gameIds = isOneScreen ? [game.id, ...others] : [game.id];
  return <HoleScreen key={gameIds.join()} {...props} gameIds={gameIds} />;
}
