import type { Player } from '@fairshare/contracts';
import { type ByPlayer, type Cents, forPlayer } from '@fairshare/golf-rules';

/** A player whose net is another than when the result was saved. */
export interface MovedNet {
  readonly player: Player;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

/** What recalculating would change, in player order; empty: nothing. */
export function movedNets(players: readonly Player[], saved: ByPlayer<Cents>, today: ByPlayer<Cents>): MovedNet[] {
  return players
    .map((player) => ({ player, beforeCents: forPlayer(saved, player.id), afterCents: forPlayer(today, player.id) }))
    .filter(({ beforeCents, afterCents }) => beforeCents !== afterCents);
}
