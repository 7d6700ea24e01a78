import type { Cents } from './money';
import type { Payment } from './payments';
import { forPlayer, type PlayerId } from './players';
import type { Selection } from './games/registry';
import type { RoundSettlement } from './settle-round';

export interface ReceiptLine {
  readonly playerId: PlayerId;
  readonly selection: Selection;
  readonly cents: Cents;
}

export interface ReceiptTotal {
  readonly playerId: PlayerId;
  readonly cents: Cents;
}

/** A receipt that a group can store or send: players in order, games in order, amounts signed from the player's point of view. */
export interface Receipt {
  /** One line per player and selected game. */
  readonly lines: readonly ReceiptLine[];
  /** One total per player: the sum of the player's lines. */
  readonly totals: readonly ReceiptTotal[];
  readonly payments: readonly Payment[];
}

/** The receipt of a settled round. It is structure only: screens format it. */
export function receiptOf(settlement: RoundSettlement): Receipt {
  const { players, breakdown, nets, payments } = settlement;
  return {
    lines: players.flatMap((playerId) => forPlayer(breakdown.players, playerId).games.map(({ selection, netCents }) => ({ playerId, selection, cents: netCents }))),
    totals: players.map((playerId) => ({ playerId, cents: forPlayer(nets, playerId) })),
    payments,
  };
}
