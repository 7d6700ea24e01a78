import { isHandicapIndex } from '@fairshare/golf-rules';
import { z } from 'zod';
import { id, instant, playerId } from '../ids';
import { name } from '../readable';
import { route, routeTable } from '../route';
import { noContent, page } from './common';
import { group, playerLook } from './groups';

/** A user who waits for a member to approve their request to join. */
export const joinRequest = z.object({ userId: id, name: z.string(), askedAt: instant });
export type JoinRequest = z.infer<typeof joinRequest>;

/** Something that happened to a group. `who` and `text` make a sentence. */
export const activityEntry = z.object({
  id,
  at: instant,
  /** Null: the account was deleted. */
  by: id.nullable(),
  who: z.string(),
  /** The name of the change, as in events. */
  what: z.string(),
  text: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;

const playerName = name(60, { min: 1, message: 'Name is required' });

/** A plus handicap is below zero: −2.3 is written +2.3. */
const handicapIndex = z.number().refine(isHandicapIndex, 'must be -10 to 54 with at most one decimal');

const ofGroup = { service: 'groups', access: 'subscriber', params: z.object({ id }) } as const;
const ofPlayer = { ...ofGroup, params: z.object({ id, playerId }), answer: group } as const;
const ofUser = { ...ofGroup, params: z.object({ id, userId: id }) } as const;

/** The calls about the people of a group: its players, its members, and the users who want to join. */
export const groupPeopleApi = routeTable({
  addPlayer: route({
    ...ofGroup,
    method: 'POST',
    path: '/api/groups/:id/players',
    summary: 'Add a player to a group, who can play in future rounds. A group has at most 24 players.',
    body: playerLook.extend({ name: playerName, handicapIndex: handicapIndex.optional() }),
    answer: group,
    status: 201,
    refusals: [404, 409, 412, 422],
  }),
  changePlayer: route({
    ...ofPlayer,
    method: 'PATCH',
    path: '/api/groups/:id/players/:playerId',
    summary: "Change a player's name, initials or colour in all rounds, or the handicap index for future rounds. Fields that are omitted keep their values.",
    body: playerLook.extend({
      name: playerName.optional(),
      /** Null: none is known. */
      handicapIndex: handicapIndex.nullish(),
      /** The handicap index is set for every player whom the caller has claimed, in all their groups. Only for the caller's own player. */
      inAllMyGroups: z.boolean().optional(),
    }),
    refusals: [404, 409, 412, 422],
  }),
  archivePlayer: route({
    ...ofPlayer,
    method: 'DELETE',
    path: '/api/groups/:id/players/:playerId',
    summary: 'Archive a player, who stays in existing rounds and is no longer offered for new ones. At least two players must remain. Idempotent.',
    refusals: [404, 409, 412],
  }),
  restorePlayer: route({
    ...ofPlayer,
    method: 'POST',
    path: '/api/groups/:id/players/:playerId/restore',
    summary: 'Restore an archived player. Idempotent.',
    refusals: [404, 409, 412, 422],
  }),
  claimPlayer: route({
    ...ofPlayer,
    method: 'PUT',
    path: '/api/groups/:id/players/:playerId/me',
    summary: "Claim a player as the caller. Replaces the caller's earlier claim in the group. Idempotent.",
    refusals: [404, 409, 412, 422],
  }),
  getPlayerPhoto: route({
    ...ofPlayer,
    method: 'GET',
    path: '/api/groups/:id/players/:playerId/photo',
    summary: "Get the photo of the member who has claimed this player, as an image. `v` is the photo's digest from the group, so that a new photo has a new URL.",
    query: z.object({ v: z.string().max(64).optional() }),
    answer: noContent,
    refusals: [404],
    alsoAnswers: ['image/png', 'image/jpeg', 'image/webp'],
  }),
  releasePlayer: route({
    ...ofPlayer,
    method: 'DELETE',
    path: '/api/groups/:id/players/:playerId/me',
    summary: "Withdraw the caller's claim to a player. Idempotent.",
    refusals: [404, 412],
  }),
  removeMember: route({
    ...ofUser,
    method: 'DELETE',
    path: '/api/groups/:id/members/:userId',
    summary:
      'Leave a group, or remove another member; the creator cannot be removed. A removal replaces the share code, and the removed user can join again only with approval. If the last member leaves, the group is deleted, which requires `confirm=true`. Idempotent.',
    query: z.object({ confirm: z.enum(['true', 'false']).optional() }),
    answer: noContent,
    status: 204,
    refusals: [403, 404, 409, 412],
  }),
  listJoinRequests: route({
    ...ofGroup,
    method: 'GET',
    path: '/api/groups/:id/join-requests',
    summary: 'List the pending requests to join the group, oldest first.',
    query: page,
    answer: z.array(joinRequest),
    refusals: [404],
  }),
  approveJoinRequest: route({
    ...ofUser,
    method: 'POST',
    path: '/api/groups/:id/join-requests/:userId',
    summary: 'Approve a pending request to join the group. Idempotent.',
    answer: group,
    refusals: [404, 409, 412, 422],
  }),
  declineJoinRequest: route({
    ...ofUser,
    method: 'DELETE',
    path: '/api/groups/:id/join-requests/:userId',
    summary: 'Decline a pending request to join the group. Idempotent.',
    answer: group,
    refusals: [404, 412],
  }),
  listActivity: route({
    ...ofGroup,
    method: 'GET',
    path: '/api/groups/:id/activity',
    summary: 'List the last 500 changes of a group, newest first.',
    query: page,
    answer: z.array(activityEntry),
    refusals: [404],
  }),
});
