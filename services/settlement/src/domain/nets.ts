import { byPlayer, forPlayer, type ByPlayer, type Cents, type PlayerId } from '@fairshare/golf-rules';

/** Sums of signed cents; every player in any of the nets has an entry. */
export function sumOf(nets: readonly ByPlayer<Cents>[]): ByPlayer<Cents> {
  const sums = new Map<PlayerId, Cents>();
  for (const [playerId, cents] of nets.flatMap((one) => Object.entries(one))) sums.set(playerId, (sums.get(playerId) ?? 0) + cents);
  return Object.fromEntries(sums);
}

/** The nets with all signs inverted. */
export const negated = (nets: ByPlayer<Cents>): ByPlayer<Cents> => byPlayer(Object.keys(nets), (playerId) => 0 - forPlayer(nets, playerId));
