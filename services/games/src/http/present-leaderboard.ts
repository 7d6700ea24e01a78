import type { Leaderboard, SpectatorLink, StrokesGame } from '@fairshare/contracts';
import type { Shared } from '@fairshare/service-kit';
import type { SpectatorAccess } from '../domain/round';
import type { WatchedGame } from '../queries/watch-game';
import { presentPlayers } from './present-players';
import { presentBbbGame, presentStrokesGame } from './present-game-state';

/** The page that opens a link. */
const PAGE = '/watch/';

export const presentLink = ({ token, by, at, expiresAt }: SpectatorAccess): SpectatorLink => ({
  token,
  path: `${PAGE}${token}`,
  madeBy: by,
  madeAt: at,
  expiresAt,
});

/** Raised when the leaderboard is presented in another way. */
const FORM = 1;

/** How caches share a leaderboard: a link that is revoked is seen no more ten seconds later. */
export const sharedLeaderboard = ({ versions }: WatchedGame): Shared => ({ etag: [FORM, ...versions].join('.'), freshFor: 2, staleFor: 8 });

/** What a spectator sees: field by field, so that nothing about money slips in. */
export function presentLeaderboard({ round, group, link }: WatchedGame): Leaderboard {
  const points = presentStrokesGame(round, group.players);
  const bbb = presentBbbGame(round, group.players);
  return {
    name: round.name,
    groupName: group.name,
    players: presentPlayers(round, group.players),
    points: points && { strokes: netStrokes(points), points: points.points, totals: points.totals },
    bbb: { points: bbb.points, totals: bbb.totals },
    lastPlayed: round.lastPlayedAt,
    expiresAt: link.expiresAt,
  };
}

/** Hole → player → strokes less those given. */
const netStrokes = ({ holes, given = {} }: StrokesGame): StrokesGame['holes'] =>
  Object.fromEntries(
    Object.entries(holes).map(([hole, strokes]) => [
      hole,
      Object.fromEntries(Object.entries(strokes).map(([playerId, entered]) => [playerId, entered - (given[hole]?.[playerId] ?? 0)])),
    ]),
  );
