import { z } from 'zod';
import { id, instant } from '../ids';
import { route, routeTable } from '../route';
import { noContent } from './common';

/** How long a spectator link shows a game: a round, the evening after it, and a trip's second day. Milliseconds. */
export const SPECTATOR_LINK_LASTS_MS = 48 * 60 * 60 * 1000;

/** What whoever has it can watch a game with: unguessable, and good for nothing else. */
export const spectatorToken = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'is no spectator link');

/** A game's link for spectators. `path` is the page it opens. */
export const spectatorLink = z.object({ token: spectatorToken, path: z.string(), madeBy: id, madeAt: instant, expiresAt: instant });
export type SpectatorLink = z.infer<typeof spectatorLink>;

const byHole = z.record(z.string(), z.record(z.string(), z.number()));

/** A game's standing as spectators see it: hole → player → points, and points over all holes. */
const standing = z.object({ points: byHole, totals: z.record(z.string(), z.number()) });

/** The leaderboard of a game: scores and points, and nothing about money. */
export const leaderboard = z.object({
  name: z.string(),
  groupName: z.string(),
  players: z.array(z.object({ id, name: z.string(), initials: z.string(), color: z.string() })),
  /** 2/9/16, with net strokes: hole → player → strokes. */
  points: standing.extend({ strokes: byHole }).nullable(),
  bbb: standing,
  /** The time of the latest score. */
  lastPlayed: instant.nullable(),
  expiresAt: instant,
});
export type Leaderboard = z.infer<typeof leaderboard>;

const ofSession = { service: 'games', access: 'subscriber', params: z.object({ id }) } as const;

/** The calls of the games service about watching a game without an account. */
export const gamesWatchApi = routeTable({
  getSpectatorLink: route({
    ...ofSession,
    method: 'GET',
    path: '/api/game-state/:id/spectator-link',
    summary: "The session's link for spectators; null while there is none, or it has expired.",
    answer: z.object({ link: spectatorLink.nullable() }),
    refusals: [404],
  }),
  makeSpectatorLink: route({
    ...ofSession,
    method: 'POST',
    path: '/api/game-state/:id/spectator-link',
    summary: 'Make a link that shows scores and points, without money, to whoever has it, for 48 hours. It replaces the one before.',
    answer: spectatorLink,
    status: 201,
    refusals: [404, 409, 422],
  }),
  revokeSpectatorLink: route({
    ...ofSession,
    method: 'DELETE',
    path: '/api/game-state/:id/spectator-link',
    summary: 'Revoke the link: it shows nothing any more. Idempotent.',
    answer: noContent,
    status: 204,
    refusals: [404],
  }),
  watchGame: route({
    service: 'games',
    access: 'public',
    shared: true,
    method: 'GET',
    path: '/api/watch/:token',
    summary: 'The leaderboard behind a spectator link. A link that is unknown, revoked or expired is a 404.',
    params: z.object({ token: z.string().max(64) }),
    answer: leaderboard,
    refusals: [404],
  }),
});
