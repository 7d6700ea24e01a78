import type { Leaderboard, SpectatorLink } from '@fairshare/contracts';
import type { SpectatorAccess } from '../domain/session';
import type { WatchedGame } from '../queries/watch-game';
import { presentBbbGame, presentStrokesGame } from './present-points-game';

/** The page that opens a link. */
const PAGE = '/watch/';

export const presentLink = ({ token, by, at, expiresAt }: SpectatorAccess): SpectatorLink => ({
  token,
  path: `${PAGE}${token}`,
  madeBy: by,
  madeAt: at,
  expiresAt,
});

/** What a spectator sees: field by field, so that nothing about money slips in. */
export function presentLeaderboard({ session, group, link }: WatchedGame): Leaderboard {
  const points = session.points && presentStrokesGame(session, session.points, group.players);
  const bbb = presentBbbGame(session, group.players);
  return {
    name: session.name,
    groupName: group.name,
    players: group.players.map(({ id, name, initials, color }) => ({ id, name, initials, color })),
    points: points && { strokes: points.holes, points: points.points, totals: points.totals },
    bbb: { points: bbb.points, totals: bbb.totals },
    lastPlayed: session.lastPlayedAt,
    expiresAt: link.expiresAt,
  };
}
