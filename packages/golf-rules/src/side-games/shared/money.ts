import { type Cents, splitCents, withoutNegativeZero } from '../../money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from '../../players';

/** Each of the others pays the winner this amount. Cents. */
export const eachPays = (players: readonly PlayerId[], winner: PlayerId, cents: Cents): ByPlayer<Cents> =>
  byPlayer(players, (playerId) => withoutNegativeZero(playerId === winner ? cents * (players.length - 1) : -cents));

/**
 * Each player of the losing side pays the value, and each player of the winning side gets it. A side of one against two pays or gets the value twice,
 * so that the amounts add up to zero.
 */
export function sidesPay(winners: readonly PlayerId[], losers: readonly PlayerId[], cents: Cents): ByPlayer<Cents> {
  const units = Math.max(winners.length, losers.length);
  return byPlayer([...winners, ...losers], (playerId) => {
    const isWinner = winners.includes(playerId);
    const amount = (units / (isWinner ? winners : losers).length) * cents;
    return withoutNegativeZero(isWinner ? amount : -amount);
  });
}

/** Each pair of players settles the difference of its points, times the value of a point. Cents. */
export function perPoint(players: readonly PlayerId[], points: ByPlayer<number>, cents: Cents): ByPlayer<Cents> {
  const all = players.reduce((sum, playerId) => sum + forPlayer(points, playerId), 0);
  return byPlayer(players, (playerId) => withoutNegativeZero(cents * (players.length * forPlayer(points, playerId) - all)));
}

/** The shares of an amount, and the odd cents that each player got. */
export interface Shared {
  readonly shares: ByPlayer<Cents>;
  readonly odd: ByPlayer<number>;
}

/**
 * Splits an amount in proportion to whole parts. Odd cents go, one each, to players whose exact share is not a whole number of cents: first to the
 * players who had the fewest so far. The tie-break is player order.
 * @param among in player order
 * @param parts how many parts each player has; at least one player has more than zero
 */
export function shareByParts(total: Cents, among: readonly PlayerId[], parts: ByPlayer<number>, oddCentsBefore: ByPlayer<number>): Shared {
  const all = among.reduce((sum, playerId) => sum + forPlayer(parts, playerId), 0);
  const whole = byPlayer(among, (playerId) => Math.floor((total * forPlayer(parts, playerId)) / all));
  const left = total - Object.values(whole).reduce((sum, cents) => sum + cents, 0);
  const uneven = among.filter((playerId) => (total * forPlayer(parts, playerId)) % all !== 0);
  const odd = left > 0 ? splitCents(left, uneven, oddCentsBefore) : {};
  return { shares: byPlayer(among, (playerId) => forPlayer(whole, playerId) + (entryOf(odd, playerId) ?? 0)), odd };
}

/** Players in the order of the round, which decides where odd cents go. */
export const inRoundOrder = (players: readonly PlayerId[], round: readonly PlayerId[]): readonly PlayerId[] => round.filter((playerId) => players.includes(playerId));
