import { byPlayer, forPlayer, type ByPlayer, type Cents, type PlayerId } from '@fairshare/golf-rules';

/** Signed cents added up; who is in one of them has an entry. */
export function sumOf(nets: readonly ByPlayer<Cents>[]): ByPlayer<Cents> {
  const sums = new Map<PlayerId, Cents>();
  for (const [playerId, cents] of nets.flatMap((one) => Object.entries(one))) sums.set(playerId, (sums.get(playerId) ?? 0) + cents);
  return Object.fromEntries(sums);
}

/** The same with every sign turned. */
export const negated = (nets: ByPlayer<Cents>): ByPlayer<Cents> => byPlayer(Object.keys(nets), (playerId) => 0 - forPlayer(nets, playerId));
