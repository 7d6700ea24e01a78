import type { Leaderboard, SpectatorLink, StrokesGame } from '@fairshare/contracts';
import { parsOn, pickedUpOn, roundPlace, whoPlays } from '@fairshare/golf-rules';
import type { Shared } from '@fairshare/service-kit';
import type { SpectatorAccess } from '../domain/round';
import { inputOf } from '../domain/round-input';
import type { WatchedRound } from '../queries/watch-round';
import { presentPlayers } from './present-players';
import { presentBbbGame, presentStrokesGame } from './present-game-state';
import { presentWatchedSideGames } from './present-side-games';

/** The page that opens a link. */
const PAGE = '/watch/';

export const presentLink = ({ token, by, at, expiresAt }: SpectatorAccess): SpectatorLink => ({
  token,
  path: `${PAGE}${token}`,
  madeBy: by,
  madeAt: at,
  expiresAt,
});

/** Raised when the presentation of the leaderboard changes. */
const FORM = 3;

/** How caches share a leaderboard. After a link is revoked, its leaderboard disappears within ten seconds. */
export const sharedLeaderboard = ({ versions }: WatchedRound): Shared => ({ etag: [FORM, ...versions].join('.'), freshFor: 2, staleFor: 8 });

/** The data for spectators: field by field, so that it never includes money. */
export function presentLeaderboard({ round, group, link }: WatchedRound): Leaderboard {
  const points = presentStrokesGame(round, group.players);
  const bbb = presentBbbGame(round, group.players);
  return {
    name: round.name,
    groupName: group.name,
    players: presentPlayers(round, group.players),
    points: points && { strokes: netStrokes(points), points: points.points, totals: points.totals },
    bbb: { points: bbb.points, totals: bbb.totals },
    ...presentPars(round, group.players),
    ...presentWatchedSideGames(round, group.players),
    round: presentRound(round, group.players),
    lastPlayed: round.lastPlayedAt,
    expiresAt: link.expiresAt,
  };
}

/** The pars of the round's holes; empty without a course. */
function presentPars(round: WatchedRound['round'], everyone: WatchedRound['group']['players']): Pick<Leaderboard, 'pars'> {
  const { course } = round;
  if (!course) return {};
  const { holes, players, tees } = whoPlays(round, everyone);
  return { pars: Object.fromEntries(holes.map((hole) => [hole, parsOn(course, players, tees, hole)])) };
}

/** The data for the scorecard of the round. */
function presentRound(round: WatchedRound['round'], everyone: WatchedRound['group']['players']): NonNullable<Leaderboard['round']> {
  const input = inputOf(round, everyone);
  const { holes, holesOf, given } = whoPlays(round, everyone);
  const { through, next } = roundPlace(input);
  return {
    holes: [...holes],
    holesOf: copied(holesOf),
    ...(given && { given: { ...given } }),
    ...(round.course && { course: round.course.holes.map(({ par, strokeIndex }) => ({ par, strokeIndex })) }),
    pickedUp: copied(pickedUpOn(input)),
    through,
    current: round.finished ? null : next,
  };
}

/** Hole → player → strokes minus strokes given. */
const netStrokes = ({ holes, given = {} }: StrokesGame): StrokesGame['holes'] =>
  Object.fromEntries(
    Object.entries(holes).map(([hole, strokes]) => [
      hole,
      Object.fromEntries(Object.entries(strokes).map(([playerId, entered]) => [playerId, entered - (given[hole]?.[playerId] ?? 0)])),
    ]),
  );

const copied = <Value>(lists: Readonly<Record<string, readonly Value[]>>): Record<string, Value[]> =>
  Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, [...list]]));
