import { z } from 'zod';
import { id, instant } from '../ids';
import { route, routeTable } from '../route';
import { noContent } from './common';
import { sideStanding } from './side-games';

/** How long a spectator link shows a game: a round, the evening after it, and a trip's second day. Milliseconds. */
export const SPECTATOR_LINK_LASTS_MS = 48 * 60 * 60 * 1000;

/** The secret of a link with which spectators watch a game: unguessable, and valid for nothing else. */
export const spectatorToken = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'is no spectator link');

/** A game's link for spectators. `path` is the page it opens. */
export const spectatorLink = z.object({ token: spectatorToken, path: z.string(), madeBy: id, madeAt: instant, expiresAt: instant });
export type SpectatorLink = z.infer<typeof spectatorLink>;

const byHole = z.record(z.string(), z.record(z.string(), z.number()));

/** A game's standing as spectators see it: hole → player → points, and points over all holes. */
const standing = z.object({ points: byHole, totals: z.record(z.string(), z.number()) });

/** The data of a scorecard besides strokes and points. */
const watchedRound = z.object({
  /** The holes of the round, ascending. */
  holes: z.array(z.number().int()),
  /** Player → the holes that they play. */
  holesOf: z.record(z.string(), z.array(z.number().int())),
  /** Hole → player → strokes given there; absent: the round gives none. `points.strokes` are net of them. */
  given: byHole.optional(),
  /** The card of the course, 9 or 18 holes; absent: the game has no course. */
  course: z.array(z.object({ par: z.number().int(), strokeIndex: z.number().int() })).optional(),
  /** Hole → the players who picked up there. */
  pickedUp: z.record(z.string(), z.array(z.string())),
  /** The number of complete holes. */
  through: z.number().int(),
  /** The hole being played; null: none. */
  current: z.number().int().nullable(),
});

/** The leaderboard of a game: scores and points, and nothing about money. */
export const leaderboard = z.object({
  name: z.string(),
  groupName: z.string(),
  players: z.array(z.object({ id, name: z.string(), initials: z.string(), color: z.string() })),
  /** 2/9/16, with net strokes: hole → player → strokes. */
  points: standing.extend({ strokes: byHole }).nullable(),
  bbb: standing,
  /** Hole → player → the par of the course from their tee. Absent: the game has no course. */
  pars: byHole.optional(),
  /** Side games that are on, in the order they were added; absent: none. */
  sideGames: z
    .array(z.object({ id, kind: z.string(), name: z.string(), standing: sideStanding.extend({ /** Hole → player → the hole's result. */ holes: byHole.optional() }) }))
    .optional(),
  /** Absent in responses of an earlier release. */
  round: watchedRound.optional(),
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
    summary: "Get the session's spectator link; null if there is none or it has expired.",
    answer: z.object({ link: spectatorLink.nullable() }),
    refusals: [404],
  }),
  makeSpectatorLink: route({
    ...ofSession,
    method: 'POST',
    path: '/api/game-state/:id/spectator-link',
    summary: 'Create a spectator link, which shows scores and points without money to anyone who has it, for 48 hours. It replaces an earlier link.',
    answer: spectatorLink,
    status: 201,
    refusals: [404, 409, 422],
  }),
  revokeSpectatorLink: route({
    ...ofSession,
    method: 'DELETE',
    path: '/api/game-state/:id/spectator-link',
    summary: 'Revoke the spectator link, which then shows nothing. Idempotent.',
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
    summary: 'Get the leaderboard of a spectator link. An unknown, revoked or expired link is a 404.',
    params: z.object({ token: z.string().max(64) }),
    answer: leaderboard,
    refusals: [404],
  }),
});
