import type { Player } from '@fairshare/contracts';
import type { ByPlayer, Cents } from '@fairshare/golf-rules';

/** A player whose net has changed since the result was saved. */
export interface NetChange {
  readonly player: Player;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** The nets that recalculating would change, in player order. A player who is in only one of the two has a net of 0 in the other. */
export function netChanges(players: readonly Player[], saved: ByPlayer<Cents>, today: ByPlayer<Cents>): NetChange[] {
  return players
    .map((player) => ({ player, beforeCents: saved[player.id] ?? 0, afterCents: today[player.id] ?? 0 }))
    .filter(({ beforeCents, afterCents }) => beforeCents !== afterCents);
}
