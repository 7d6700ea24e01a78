import type { Player } from '@fairshare/contracts';
import type { Cents, Payment } from '@fairshare/golf-rules';
import { playerOf } from '../../../shared/player-of';

/** A player on the paying or the receiving side, with the sum of their payments there. */
export interface PaymentsNode {
  readonly id: string;
  readonly side: 'pays' | 'gets';
  readonly player: Player;
  readonly cents: Cents;
}

export interface PaymentsLink {
  readonly source: string;
  readonly target: string;
  /** The link's width, in cents. */
  readonly value: Cents;
  readonly color: string;
}

/** Payers on the left, receivers on the right, payments between them. */
export function paymentsGraph(players: readonly Player[], payments: readonly Payment[]): { nodes: PaymentsNode[]; links: PaymentsLink[] } {
  const sums = new Map<string, PaymentsNode>();
  const add = (side: PaymentsNode['side'], playerId: string, cents: Cents) => {
    const id = `${side} ${playerId}`;
    sums.set(id, { id, side, player: playerOf(players, playerId), cents: (sums.get(id)?.cents ?? 0) + cents });
  };
  for (const { from, to, cents } of payments) {
    add('pays', from, cents);
    add('gets', to, cents);
  }
  return {
    nodes: [...sums.values()],
    links: payments.map(({ from, to, cents }) => ({
      source: `pays ${from}`,
      target: `gets ${to}`,
      value: cents,
      color: playerOf(players, from).color,
    })),
  };
}

const HEIGHT_PER_PLAYER = 60;

/** The height of the picture, in pixels: it fits all players but one on either side, so that it never changes with a score. */
export const diagramHeight = (players: readonly Player[]): number => (players.length - 1) * HEIGHT_PER_PLAYER;
