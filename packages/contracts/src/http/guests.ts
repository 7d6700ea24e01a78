import { z } from 'zod';
import { player, customCard } from '../events/groups';
import { id, instant, playerId } from '../ids';
import { route, routeTable } from '../route';
import { noContent } from './common';
import { group } from './groups';

/** How long a scoring link is valid after the latest entry of its round, or after its creation. Milliseconds. */
export const SCORING_LINK_LASTS_MS = 24 * 60 * 60 * 1000;

/**
 * With this header a request is a guest's: the guest cookie identifies the guest, and a login session is ignored. Without the header the guest cookie
 * is ignored. So no request is both.
 */
export const GUEST_HEADER = 'X-Guest';

/** How long another browser can take over from the one with which a guest scores. Milliseconds. */
export const HAND_OVER_LASTS_MS = 10 * 60 * 1000;

/** `<round>.<secret>`: unguessable, and valid for one player of one round. */
export const scoringToken = z.string().regex(/^[A-Za-z0-9_-]{1,64}\.[A-Za-z0-9_-]{22,64}$/, 'is no scoring link');

/** A value that a browser generates once and sends each time it opens a link. A browser that lost the response can therefore open the link again. */
export const guestDevice = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/, 'must be 22 to 64 letters and digits');

/** A link that lets one browser score a round as one of its players, without an account. `path` is the page it opens. */
export const scoringLink = z.object({
  playerId,
  token: z.string(),
  path: z.string(),
  madeBy: id,
  madeAt: instant,
  /** When a browser opened it first; null: none has. */
  openedAt: instant.nullable(),
  /** The common name of the browser that has it: "Safari on iPhone". Null: none has it, or the browser is unknown. */
  openedIn: z.string().nullable(),
  /** When another browser last requested access, and which; null: none has, or it is unknown. Absent in responses of an earlier release. */
  askedAt: instant.nullable().optional(),
  askedIn: z.string().nullable().optional(),
  /** Every entry of the round extends it. */
  expiresAt: instant,
});
export type ScoringLink = z.infer<typeof scoringLink>;

/** A link for everyone of the group. A golfer who opens it picks their name, and has that player's scoring link from then on. `path` is the page it opens. */
export const groupLink = scoringLink.pick({ token: true, path: true, madeBy: true, madeAt: true, expiresAt: true });
export type GroupLink = z.infer<typeof groupLink>;

/**
 * What a guest needs of the round besides its game state and its points games: who plays, under which names. It contains nothing about accounts,
 * other rounds or money owed.
 */
export const guestRound = z.object({
  /** The id under which this guest's entries are stored; it is not a player's id. */
  guestId: id,
  /** The player the link was made for. */
  playerId,
  gameStateId: id,
  /** The part of the group that is needed to play its rounds. */
  group: group.pick({ id: true, name: true, cardValues: true, timeZone: true }).extend({ players: z.array(player), customCards: z.array(customCard) }),
  isFinished: z.boolean(),
  expiresAt: instant,
  /** The player whom the creator of the link has claimed; null: none. Absent in responses of an earlier release. */
  madeBy: z.string().nullable().optional(),
});
export type GuestRound = z.infer<typeof guestRound>;

/** What the page of a scoring link shows before the link is opened. */
export const scoringLinkPreview = z.object({
  /** The player as whom the link scores. */
  playerName: z.string(),
  /** The player whom its creator has claimed; null: none. */
  madeBy: z.string().nullable(),
  roundName: z.string(),
  groupName: z.string(),
  /**
   * `free`: the first browser to open it keeps it. `here`: it is open in this browser. `hand-over`: it is open in another browser, which lets this one
   * take over. `taken`: it is open in another browser. `finished`: the round is finished, and no browser has opened the link.
   */
  state: z.enum(['free', 'here', 'hand-over', 'taken', 'finished']),
  /** Of the browser that has it. */
  openedAt: instant.nullable(),
  openedIn: z.string().nullable(),
  /** Of a group link: the players who can be picked, in player order, without those who have an account; `playerName` is empty then. */
  choices: z.array(z.object({ playerId, name: z.string(), isTaken: z.boolean() })).optional(),
});
export type ScoringLinkPreview = z.infer<typeof scoringLinkPreview>;

/** A single-use link by which another browser takes over from a guest's. `path` is the page it opens. */
export const handOver = z.object({ token: scoringToken, path: z.string(), expiresAt: instant });
export type HandOver = z.infer<typeof handOver>;

const ofSession = { service: 'games', access: 'subscriber', params: z.object({ id }) } as const;
const ofLink = { ...ofSession, params: z.object({ id, playerId }) } as const;

/** The calls about guests of a session: members create links, and the first browser that opens one scores with it. */
export const guestsApi = routeTable({
  listScoringLinks: route({
    ...ofSession,
    method: 'GET',
    path: '/api/game-state/:id/scoring-links',
    summary: "List the session's scoring links that are neither expired nor revoked, in player order.",
    /** `groupLink`: null: there is none; absent in responses of a release without group links. */
    answer: z.object({ links: z.array(scoringLink), groupLink: groupLink.nullable().optional() }),
    refusals: [404],
  }),
  makeScoringLink: route({
    ...ofSession,
    method: 'POST',
    path: '/api/game-state/:id/scoring-links',
    summary:
      'Create a link with which one browser scores the session as one of its players, without an account. Returns the existing link if there is one. 409: the session is finished.',
    body: z.object({ playerId }),
    answer: scoringLink,
    status: 201,
    refusals: [404, 409, 422],
  }),
  makeGroupLink: route({
    ...ofSession,
    method: 'POST',
    path: '/api/game-state/:id/group-link',
    summary:
      'Create a link for the whole group: a golfer who opens it picks their name and scores the session as that player, without an account. Returns the existing link if there is one. 409: the session is finished.',
    answer: groupLink,
    status: 201,
    refusals: [404, 409, 422],
  }),
  revokeGroupLink: route({
    ...ofSession,
    method: 'DELETE',
    path: '/api/game-state/:id/group-link',
    summary: 'Revoke the group link. Golfers who have already picked a name with it continue to score with the scoring link of that player. Idempotent.',
    answer: noContent,
    status: 204,
    refusals: [404],
  }),
  revokeScoringLink: route({
    ...ofLink,
    method: 'DELETE',
    path: '/api/game-state/:id/scoring-links/:playerId',
    summary: 'Revoke a scoring link. The browser that opened it loses access. Idempotent.',
    answer: noContent,
    status: 204,
    refusals: [404],
  }),
  releaseScoringLink: route({
    ...ofLink,
    method: 'POST',
    path: '/api/game-state/:id/scoring-links/:playerId/release',
    summary: 'Revoke the access of the browser that opened the link, so that another browser can open it. Idempotent.',
    answer: scoringLink,
    refusals: [404, 409, 422],
  }),
  previewScoringLink: route({
    service: 'games',
    access: 'public',
    method: 'POST',
    path: '/api/guest/preview',
    summary:
      'Preview a scoring link: the session, the player as whom it scores, and who created it. The link is not bound to this browser, so a page can show the preview before the user decides. Unknown, revoked or expired link: 404.',
    body: z.object({ token: scoringToken }),
    answer: scoringLinkPreview,
    refusals: [404],
    ignoresIdempotencyKey: true,
  }),
  askScoringLink: route({
    service: 'games',
    access: 'public',
    method: 'POST',
    path: '/api/guest/ask',
    summary:
      'Request access for this browser to a scoring link that another browser holds; for a group link, as the picked player. After a member of the group approves, this browser can open the link. Unknown, revoked or expired link: 404.',
    body: z.object({ token: scoringToken, device: guestDevice, playerId: playerId.optional() }),
    answer: noContent,
    status: 204,
    refusals: [404, 409],
    ignoresIdempotencyKey: true,
  }),
  handOverGuest: route({
    service: 'games',
    access: 'subscriber',
    guests: 'only',
    method: 'POST',
    path: '/api/guest/hand-over',
    summary:
      'Create a link with which another browser takes over from this guest. It works once, for ten minutes, and replaces an earlier one. When another browser opens it, this browser loses access. 409: the round is finished.',
    answer: handOver,
    status: 201,
    refusals: [409],
    ignoresIdempotencyKey: true,
  }),
  openScoringLink: route({
    service: 'games',
    access: 'public',
    method: 'POST',
    path: '/api/guest/open',
    summary:
      'Open a scoring link, or take over with a link of `/api/guest/hand-over`. Sets the guest cookie. The first browser that opens a link holds it; any other browser gets 409 `LINK_TAKEN`. A group link requires the `playerId` that the user picked, unless this device has already picked one. Unknown, revoked or expired link: 404.',
    body: z.object({ token: scoringToken, device: guestDevice, playerId: playerId.optional() }),
    answer: guestRound,
    refusals: [404, 409],
    ignoresIdempotencyKey: true,
  }),
  getGuestRound: route({
    service: 'games',
    access: 'subscriber',
    guests: 'only',
    method: 'GET',
    path: '/api/guest/round',
    summary: 'Get the round that the guest cookie gives access to. Without a valid guest cookie: 401.',
    answer: guestRound,
  }),
  keepGuestRound: route({
    service: 'groups',
    access: 'session',
    method: 'POST',
    path: '/api/guest/keep',
    summary:
      "Make the signed-in caller a member of the group of the guest cookie's round, and claim the player of the link for them, unless they have already claimed one. Requires no subscription. 404: no valid guest cookie. 409: another user has claimed the player, or the group does not accept new members.",
    answer: group,
    refusals: [404, 409, 422],
  }),
});
