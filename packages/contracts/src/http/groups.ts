import { z } from 'zod';
import { customCard, groupPlayer, player, seasonStart, timeZone } from '../events/groups';
import { course } from '../events/house-rules';
import { customCardId, id, instant, playerId, text, wholeDollars } from '../ids';
import { photoUrl } from '../photo';
import { graphemes } from '../letters';
import { name } from '../readable';
import { route, routeTable } from '../route';
import { page } from './common';
import { groupRules, groupRulesInput } from './house-rules';

export const groupPhoto = photoUrl(256);

/** Card key → whole dollars. */
export const cardValues = z.record(id, wholeDollars);

const customCardInput = z.object({
  id: customCardId.optional(),
  name: name(40, { min: 1, message: 'Name is required' }),
  emoji: name(16, { min: 1, message: 'Emoji is required' }).refine((value) => graphemes(value).length <= 2, 'must be at most 2 characters'),
  value: wholeDollars,
});

/** A player's initials and colour, if a member chose them. */
export const playerLook = z.object({
  initials: name(3).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a hex colour')
    .optional(),
});

const playerInput = playerLook.extend({
  id: playerId.optional(),
  name: name(60),
  /** The caller is this player. */
  me: z.boolean().optional(),
});

/** Who can join by the share code: everyone, users whom a member approves, or no user. */
export const joining = z.enum(['open', 'approve', 'closed']);
export type Joining = z.infer<typeof joining>;

/** A player as members of the group see them. */
export const playerOfGroup = player.extend({ handicapIndex: groupPlayer.shape.handicapIndex });
export type PlayerOfGroup = z.infer<typeof playerOfGroup>;

/** A group as the API shows it. */
export const group = z.object({
  id,
  version: z.number().int(),
  name: z.string(),
  /** The players who are not archived, in player order. */
  players: z.array(playerOfGroup),
  /** Archived players: they are no longer offered for selection, and stay in their rounds. */
  archived: z.array(playerOfGroup),
  /** The players who are proposed for a new round; empty: none in particular. */
  regulars: z.array(playerId),
  joining,
  /** The player whom the caller has claimed. */
  me: playerId.nullable(),
  /** Player id → the name of the member who has claimed that player. */
  claims: z.record(z.string(), z.string()),
  /** Player id → digest of the photo of the member who has claimed that player, for the address of `getPlayerPhoto`. Absent: none has one. */
  photos: z.record(z.string(), z.string()).optional(),
  cardValues: z.record(z.string(), z.number()),
  customCards: z.array(customCard),
  /** The rules with which its games are created. */
  rules: groupRules,
  /** Its course cards, in order of their names. */
  courses: z.array(course),
  groupPhoto: z.string().nullable(),
  /** The day its seasons begin, "MM-DD". */
  seasonStart,
  /** Whether its seasons show money. */
  showMoney: z.boolean(),
  /** The time zone in which the group's days are counted, an IANA name. Absent: UTC, because no member has set one. */
  timeZone: z.string().optional(),
  /** The time of the latest score or card of any of its games. */
  lastPlayed: instant.nullable(),
  shareCode: z.string(),
  createdAt: instant,
  /** Of a deleted group: until when a former member can restore it. */
  restorableUntil: instant.optional(),
  /** When it is deleted unless a member objects. Absent: no member has proposed its deletion. */
  deletionDueAt: instant.optional(),
});
export type Group = z.infer<typeof group>;

/** A golfer who may use a group. */
export const member = z.object({
  userId: id,
  name: z.string(),
  /** The player whom this member has claimed. */
  playerId: playerId.nullable(),
  joinedAt: instant,
  isCreator: z.boolean(),
});
export type Member = z.infer<typeof member>;

const groups = { service: 'groups', access: 'subscriber' } as const;
const oneGroup = { ...groups, params: z.object({ id }), answer: group } as const;

/** The request to join waits for a member's approval. */
export const joinWaiting = z.object({ status: z.literal('waiting') });
export type JoinWaiting = z.infer<typeof joinWaiting>;

/** The calls about groups themselves; those about the people in them are in `group-people.ts`. */
export const groupsApi = routeTable({
  createGroup: route({
    ...groups,
    method: 'POST',
    path: '/api/groups',
    summary: 'Create a group of 2 to 8 players; the caller becomes its first member.',
    body: z.object({
      name: name(60, { min: 1, message: 'Group name is required' }),
      /** Players with blank names are dropped before they are counted. */
      players: z
        .array(playerInput)
        .transform((players) => players.filter((one) => one.name !== ''))
        .refine((players) => players.length >= 2, 'At least 2 players are required')
        .refine((players) => players.length <= 8, 'At most 8 players are allowed')
        .refine((players) => players.filter(({ me }) => me).length <= 1, 'Only one player can be you'),
      cardValues: cardValues.optional(),
      customCards: z.array(customCardInput).max(20).optional(),
      groupPhoto: groupPhoto.nullish(),
      /** The time zone of the creator's browser. Absent: UTC, until a member's browser sends one. */
      timeZone: timeZone.optional(),
    }),
    answer: group,
    status: 201,
    refusals: [404, 409, 422],
  }),
  listGroups: route({
    ...groups,
    method: 'GET',
    path: '/api/groups',
    summary: "List the caller's groups, last played first; with `deleted=true`, the deleted groups that the caller was a member of and can restore.",
    query: page.extend({ deleted: z.enum(['true', 'false']).optional() }),
    answer: z.array(group),
  }),
  getGroup: route({
    ...oneGroup,
    method: 'GET',
    path: '/api/groups/:id',
    summary: "Get one of the caller's groups.",
    refusals: [404],
  }),
  joinGroup: route({
    ...groups,
    method: 'POST',
    path: '/api/groups/join',
    summary: 'Join a group with its share code. If joining requires approval, the response is 202 and the request waits for a member to approve it. Idempotent.',
    body: z.object({ shareCode: text(8, { min: 1, message: 'Share code is required' }).transform((code) => code.toUpperCase()) }),
    answer: group,
    accepted: joinWaiting,
    refusals: [404, 409, 422],
  }),
  changeGroup: route({
    ...oneGroup,
    method: 'PATCH',
    path: '/api/groups/:id',
    summary: "Change a group's name, photo, regular players, joining policy, house rules, season settings or time zone. Fields that are omitted keep their values.",
    body: z.object({
      name: name(60, { min: 1, message: 'Group name is required' }).optional(),
      groupPhoto: groupPhoto.nullish(),
      /** None, or 2 to 8 players who are not archived. */
      regulars: z.array(playerId).max(8, 'must be at most 8').optional(),
      joining: joining.optional(),
      seasonStart: seasonStart.optional(),
      showMoney: z.boolean().optional(),
      timeZone: timeZone.optional(),
      /** The time zone of the caller's browser. It becomes the group's only if the group has none. */
      browserTimeZone: timeZone.optional(),
      rules: groupRulesInput.optional(),
    }),
    refusals: [404, 412, 422],
  }),
  deleteGroup: route({
    ...oneGroup,
    method: 'DELETE',
    path: '/api/groups/:id',
    summary:
      'Delete a group. Only its creator may. If the creator is no longer a member, any member can propose the deletion, and the group is deleted after 7 days unless another member objects. Former members can restore it for 30 days.',
    refusals: [403, 404, 412],
  }),
  keepGroup: route({
    ...oneGroup,
    method: 'DELETE',
    path: '/api/groups/:id/deletion',
    summary: 'Object to the proposed deletion of a group, or withdraw the proposal. Idempotent.',
    refusals: [404, 412],
  }),
  handOver: route({
    ...oneGroup,
    method: 'PUT',
    path: '/api/groups/:id/creator',
    summary: 'Make another member the creator of the group. Only the creator may. Idempotent.',
    body: z.object({ userId: id }),
    refusals: [403, 404, 412, 422],
  }),
  restoreGroup: route({
    ...oneGroup,
    method: 'POST',
    path: '/api/groups/:id/restore',
    summary: 'Restore a deleted group that the caller was a member of, with its members and games.',
    refusals: [404, 412, 422],
  }),
  renewShareCode: route({
    ...oneGroup,
    method: 'POST',
    path: '/api/groups/:id/share-code',
    summary: 'Replace the share code of a group. The previous code no longer works.',
    refusals: [404, 412, 422],
  }),
  listMembers: route({
    ...groups,
    method: 'GET',
    path: '/api/groups/:id/members',
    summary: 'List the members of a group with their display names, in the order in which they joined.',
    params: z.object({ id }),
    query: page,
    answer: z.array(member),
    refusals: [404],
  }),
  addCustomCard: route({
    ...oneGroup,
    method: 'POST',
    path: '/api/groups/:id/custom-cards',
    summary: 'Add a custom card to a group.',
    body: customCardInput,
    status: 201,
    refusals: [404, 409, 412, 422],
  }),
  removeCustomCard: route({
    ...oneGroup,
    method: 'DELETE',
    path: '/api/groups/:id/custom-cards/:cardId',
    summary: 'Remove a custom card from a group.',
    params: z.object({ id, cardId: id }),
    refusals: [404, 412],
  }),
});
