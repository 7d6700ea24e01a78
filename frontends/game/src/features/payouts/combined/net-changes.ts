import type { Player } from '@fairshare/contracts';
import type { ByPlayer, Cents } from '@fairshare/golf-rules';

/** A player whose net is another than when the result was saved. */
export interface NetChange {
  readonly player: Player;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** What recalculating would change, in player order; empty: nothing. Who is in one of the two alone has no net in the other. */
export function netChanges(players: readonly Player[], saved: ByPlayer<Cents>, today: ByPlayer<Cents>): NetChange[] {
  return players
    .map((player) => ({ player, beforeCents: saved[player.id] ?? 0, afterCents: today[player.id] ?? 0 }))
    .filter(({ beforeCents, afterCents }) => beforeCents !== afterCents);
}
