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
    summary: 'Add a player to a group of up to 24, for rounds to come.',
    body: playerLook.extend({ name: playerName, handicapIndex: handicapIndex.optional() }),
    answer: group,
    status: 201,
    refusals: [404, 409, 412, 422],
  }),
  changePlayer: route({
    ...ofPlayer,
    method: 'PATCH',
    path: '/api/groups/:id/players/:playerId',
    summary: "Change a player's name, initials or colour, in all rounds, or their handicap index, for rounds to come. What is left out stays.",
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
    summary: 'Archive a player: offered nowhere any more, and still in every round. At least two stay. Idempotent.',
    refusals: [404, 409, 412],
  }),
  restorePlayer: route({
    ...ofPlayer,
    method: 'POST',
    path: '/api/groups/:id/players/:playerId/restore',
    summary: 'Bring back an archived player. Idempotent.',
    refusals: [404, 409, 412, 422],
  }),
  claimPlayer: route({
    ...ofPlayer,
    method: 'PUT',
    path: '/api/groups/:id/players/:playerId/me',
    summary: 'The caller is this player, and no other of the group. Idempotent.',
    refusals: [404, 409, 412, 422],
  }),
  getPlayerPhoto: route({
    ...ofPlayer,
    method: 'GET',
    path: '/api/groups/:id/players/:playerId/photo',
    summary: 'The photo of the member who says to be this player, as an image. `v` is its digest, as the group names it: another photo has another address.',
    query: z.object({ v: z.string().max(64).optional() }),
    answer: noContent,
    refusals: [404],
    alsoAnswers: ['image/png', 'image/jpeg', 'image/webp'],
  }),
  releasePlayer: route({
    ...ofPlayer,
    method: 'DELETE',
    path: '/api/groups/:id/players/:playerId/me',
    summary: 'The caller is not this player after all. Idempotent.',
    refusals: [404, 412],
  }),
  removeMember: route({
    ...ofUser,
    method: 'DELETE',
    path: '/api/groups/:id/members/:userId',
    summary:
      'Leave a group, or remove another member, but for its creator; then the share code is a new one, and they enter only with approval. The last one to leave deletes the group, and says so with `confirm=true`. Idempotent.',
    query: z.object({ confirm: z.enum(['true', 'false']).optional() }),
    answer: noContent,
    status: 204,
    refusals: [403, 404, 409, 412],
  }),
  listJoinRequests: route({
    ...ofGroup,
    method: 'GET',
    path: '/api/groups/:id/join-requests',
    summary: 'Who waits to be let in, the first first.',
    query: page,
    answer: z.array(joinRequest),
    refusals: [404],
  }),
  approveJoinRequest: route({
    ...ofUser,
    method: 'POST',
    path: '/api/groups/:id/join-requests/:userId',
    summary: 'Let somebody in who waits. Idempotent.',
    answer: group,
    refusals: [404, 409, 412, 422],
  }),
  declineJoinRequest: route({
    ...ofUser,
    method: 'DELETE',
    path: '/api/groups/:id/join-requests/:userId',
    summary: 'Do not let somebody in who waits. Idempotent.',
    answer: group,
    refusals: [404, 412],
  }),
  listActivity: route({
    ...ofGroup,
    method: 'GET',
    path: '/api/groups/:id/activity',
    summary: 'What happened to a group, the newest first: its last 500 changes.',
    query: page,
    answer: z.array(activityEntry),
    refusals: [404],
  }),
});
