import type { EnteredGame } from '@fairshare/contracts';
import type { GameKind } from '@fairshare/golf-rules';
import { useState } from 'react';
import { HoleScreen } from './hole-entry/hole-screen';
import type { HoleScreenProps } from './hole-entry/use-round-cells';
import { useIsOneScreen } from './one-screen/one-screen';

interface HoleGamesProps extends Omit<HoleScreenProps, 'gameIds'> {
  /** The game that is asked for. */
  game: EnteredGame;
  /** The games that the house rules have on. */
  on: readonly GameKind[];
}

/** A hole with the game that is asked for, or with all games of the round that are on. Remount it for another game. */
export function HoleGames({ game, on, ...props }: HoleGamesProps) {
  const isOneScreen = useIsOneScreen();
  // A game that somebody else begins meanwhile moves nothing here: it is offered the next time.
  const [others] = useState(() => props.entered.games.filter(({ id, kind }) => id !== game.id && on.includes(kind)).map(({ id }) => id));
  const gameIds = isOneScreen ? [game.id, ...others] : [game.id];
  return <HoleScreen key={gameIds.join()} {...props} gameIds={gameIds} />;
}
