import { type Cents, splitCents, withoutNegativeZero } from '../../money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from '../../players';

/** Each of the others pays the winner so much. Cents. */
export const eachPays = (players: readonly PlayerId[], winner: PlayerId, cents: Cents): ByPlayer<Cents> =>
  byPlayer(players, (playerId) => withoutNegativeZero(playerId === winner ? cents * (players.length - 1) : -cents));

/**
 * Each player of the losing side pays the value, and each of the winning side gets it; a side of one against two pays or gets for both. So every
 * player settles as often as the other side has players for each of their own.
 */
export function sidesPay(winners: readonly PlayerId[], losers: readonly PlayerId[], cents: Cents): ByPlayer<Cents> {
  const units = Math.max(winners.length, losers.length);
  return byPlayer([...winners, ...losers], (playerId) => {
    const isWinner = winners.includes(playerId);
    const amount = (units / (isWinner ? winners : losers).length) * cents;
    return withoutNegativeZero(isWinner ? amount : -amount);
  });
}

/** Each two players settle the difference of their points, times the value of a point. Cents. */
export function perPoint(players: readonly PlayerId[], points: ByPlayer<number>, cents: Cents): ByPlayer<Cents> {
  const all = players.reduce((sum, playerId) => sum + forPlayer(points, playerId), 0);
  return byPlayer(players, (playerId) => withoutNegativeZero(cents * (players.length * forPlayer(points, playerId) - all)));
}

/** An amount that was shared, and who got an odd cent of it. */
export interface Shared {
  readonly shares: ByPlayer<Cents>;
  readonly odd: ByPlayer<number>;
}

/**
 * Shares an amount by whole parts each. Odd cents go one each to those whose share is no whole number of cents: to whoever had the fewest so far
 * first, equal ones in player order.
 * @param among in player order
 * @param parts how many parts each has, above zero for one of them at least
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
