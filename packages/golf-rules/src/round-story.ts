import { aheadBy, holesInCommon, leadOn } from './duels';
import type { Cents } from './money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from './players';
import type { HolePoints } from './points';
import type { RoundInput } from './round-input';
import { toRoster } from './roster';
import type { PlayedGame } from './stakes';

/** A player's result in the side games of one kind, in the kind's own unit and in money. */
export interface SideTaken {
  readonly unit: string;
  readonly count: number;
  readonly netCents: Cents;
}

/** Two players, and for each hole the one with more points in the game that decides between them. Null: they halved the hole. */
export interface HolesBetween {
  readonly players: readonly [PlayerId, PlayerId];
  readonly holes: Readonly<Record<number, PlayerId | null>>;
}

/** What a round adds to the statistics of a season in addition to its sums. Plain data. */
export interface RoundStory {
  /** Player → kind of side game → the player's result. Games in which no hole counts are omitted. */
  readonly sides: ByPlayer<Readonly<Record<string, SideTaken>>>;
  readonly between: readonly HolesBetween[];
}

/** What a round adds to its season, from its games as `playGamesOn` played them. */
export function storyOfRound(round: RoundInput, games: readonly PlayedGame[]): RoundStory {
  const { players } = toRoster(round.roster ?? round.players);
  const payouts = games.flatMap(({ kind, played }) => (kind === null ? Object.values(played.payouts) : [])).flatMap((payout) => (payout.kind === 'side' ? [payout] : []));
  const begun = payouts.filter(({ outcomes }) => Object.keys(outcomes).length > 0);
  const sides = byPlayer(players, (playerId) => {
    const taken: Record<string, SideTaken> = {};
    for (const { gameKind, standing, nets } of begun) {
      const count = entryOf(standing.players, playerId);
      if (count === undefined) continue;
      const before = taken[gameKind] ?? { count: 0, netCents: 0 };
      taken[gameKind] = { unit: standing.unit, count: before.count + count, netCents: before.netCents + forPlayer(nets, playerId) };
    }
    return taken;
  });
  const byHoles = games.flatMap(({ kind, played: { points } }) => (kind !== null && points ? [points.holes] : []));
  const between = players.flatMap((one, seat) => players.slice(seat + 1).flatMap((other) => betweenTwo(one, other, byHoles)));
  return { sides, between };
}

function betweenTwo(one: PlayerId, other: PlayerId, games: readonly (readonly HolePoints[])[]): HolesBetween[] {
  const shared = holesInCommon(one, other, games);
  if (shared.length === 0) return [];
  return [{ players: [one, other], holes: Object.fromEntries(shared.map((hole) => [hole.hole, aheadBy(leadOn(hole, one, other), one, other)])) }];
}
