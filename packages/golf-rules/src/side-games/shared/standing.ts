import { type ByPlayer, byPlayer, entryOf, type PlayerId } from '../../players';
import type { Figures, GameMessage, Standing } from '../../side-game';

/** A message: a code with its figures. */
export const message = (code: string, figures: Figures = {}): GameMessage => ({ code, figures });

/** The standings as the sum of the contributions of all holes. */
export const summedUp = (players: readonly PlayerId[], unit: string, holes: Readonly<Record<number, ByPlayer<number>>>, line: GameMessage | null): Standing => ({
  unit,
  players: byPlayer(players, (playerId) => Object.values(holes).reduce((sum, ofHole) => sum + (entryOf(ofHole, playerId) ?? 0), 0)),
  holes,
  line,
});

/** The players with the highest total, in player order. Empty while no total is above zero. */
export function leaders(players: readonly PlayerId[], totals: ByPlayer<number>): readonly PlayerId[] {
  const most = Math.max(0, ...players.map((playerId) => entryOf(totals, playerId) ?? 0));
  return most === 0 ? [] : players.filter((playerId) => entryOf(totals, playerId) === most);
}
