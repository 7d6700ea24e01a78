import type { ByPlayer, Cents } from '@fairshare/golf-rules';
import { DivergingBars } from '@fairshare/ui';
import { AccountName } from '../../../shared/account-name';
import type { ShownPlayer } from '../../../shared/player-of';

interface NetBarsProps {
  label: string;
  players: readonly ShownPlayer[];
  nets: ByPlayer<Cents>;
}

/** Net per player. */
export function NetBars({ label, players, nets }: NetBarsProps) {
  const entries = players.map((player) => ({ id: player.id, player, cents: nets[player.id] ?? 0, note: <AccountName player={player} /> }));
  return <DivergingBars label={label} entries={entries} />;
}
