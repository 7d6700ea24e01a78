import type { HeadToHead, SeasonRound, SeasonTable } from '@fairshare/contracts';

/** The best single round of any player. */
interface BestDay {
  readonly round: SeasonRound;
  readonly playerId: string;
  readonly aboveEven: number;
}

/** The most points above an even share in one round; the first of equal ones. Null: no player had more than an even share. */
export function seasonBestDay({ roundByRound = [] }: Pick<SeasonTable, 'roundByRound'>): BestDay | null {
  const days = roundByRound.flatMap((round) => Object.entries(round.aboveEven).map(([playerId, aboveEven]) => ({ round, playerId, aboveEven })));
  const [best] = [...days].sort((a, b) => b.aboveEven - a.aboveEven);
  return best && best.aboveEven > 0 ? best : null;
}

/**
 * The user's closest rival, from the user's side. A tie is broken by the number of common rounds. Without a user who played: the two closest of all players.
 */
export function rivalsOf({ headToHead }: Pick<SeasonTable, 'headToHead'>, me: string | null): HeadToHead | null {
  const mine = headToHead.filter(({ players }) => me !== null && players.includes(me));
  const met = ({ won, lost, halved }: HeadToHead) => won + lost + halved;
  const apart = ({ won, lost }: HeadToHead) => Math.abs(won - lost);
  const [closest] = [...(mine.length > 0 ? mine : headToHead)].sort((a, b) => apart(a) - apart(b) || met(b) - met(a));
  if (!closest) return null;
  const [one, other] = closest.players;
  return other === me ? { players: [other, one], won: closest.lost, lost: closest.won, halved: closest.halved } : closest;
}
