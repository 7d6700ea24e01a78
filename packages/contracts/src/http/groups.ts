import { z } from 'zod';
import { customCard, player } from '../events/groups';
import { customCardId, id, instant, playerId, text, wholeDollars } from '../ids';
import { name } from '../readable';
import { route } from '../route';
import { noBody, noQuery, page } from './common';

const PHOTO_MAX_BYTES = 256 * 1024;

/** A photo as a data URL; the service looks at its bytes as well. */
export const groupPhoto = z
  .string()
  .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/, 'must be a png, jpeg or webp data URL')
  .refine((url) => (url.length - url.indexOf(',') - 1) * 0.75 <= PHOTO_MAX_BYTES, 'must be at most 256 kB');

/** Card key → whole dollars. */
export const cardValues = z.record(id, wholeDollars);

const customCardInput = z.object({
  id: customCardId.optional(),
  name: name(40, { min: 1, message: 'Name is required' }),
  emoji: name(16, { min: 1, message: 'Emoji is required' }).refine((value) => graphemes(value) <= 2, 'must be at most 2 characters'),
  value: wholeDollars,
});

const playerInput = z.object({
  id: playerId.optional(),
  name: name(60),
  initials: name(3).optional(),
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'must be a hex colour')
    .optional(),
});

/** A group as the API shows it. */
export const group = z.object({
  id,
  version: z.number().int(),
  name: z.string(),
  players: z.array(player),
  cardValues: z.record(z.string(), z.number()),
  customCards: z.array(customCard),
  groupPhoto: z.string().nullable(),
  /** The time of the latest score or card of any of its games. */
  lastPlayed: instant.nullable(),
  shareCode: z.string(),
  createdAt: instant,
});
export type Group = z.infer<typeof group>;

/** A golfer who may use a group. */
export const member = z.object({ userId: id, name: z.string() });
export type Member = z.infer<typeof member>;

const oneGroup = { service: 'groups', params: z.object({ id }), query: noQuery, answer: group } as const;

/** The calls of the groups service. */
export const groupsApi = {
  createGroup: route({
    service: 'groups',
    name: 'createGroup',
    method: 'POST',
    path: '/api/groups',
    summary: 'Create a group of 2 to 8 players; the caller becomes its first member.',
    access: 'subscriber',
    params: z.object({}),
    query: noQuery,
    body: z.object({
      name: name(60, { min: 1, message: 'Group name is required' }),
      /** Blank names are dropped before they are counted. */
      players: z
        .array(playerInput)
        .transform((players) => players.filter((one) => one.name !== ''))
        .refine((players) => players.length >= 2, 'At least 2 players are required')
        .refine((players) => players.length <= 8, 'At most 8 players are allowed'),
      cardValues: cardValues.optional(),
      customCards: z.array(customCardInput).max(20).optional(),
      groupPhoto: groupPhoto.nullish(),
    }),
    answer: group,
    status: 201,
    refusals: [409, 422],
  }),
  listGroups: route({
    service: 'groups',
    name: 'listGroups',
    method: 'GET',
    path: '/api/groups',
    summary: "The caller's groups, the last played first.",
    access: 'subscriber',
    params: z.object({}),
    query: page,
    body: noBody,
    answer: z.array(group),
    status: 200,
    refusals: [],
  }),
  getGroup: route({
    ...oneGroup,
    name: 'getGroup',
    method: 'GET',
    path: '/api/groups/:id',
    summary: 'One group of the caller.',
    access: 'subscriber',
    body: noBody,
    status: 200,
    refusals: [404],
  }),
  joinGroup: route({
    service: 'groups',
    name: 'joinGroup',
    method: 'POST',
    path: '/api/groups/join',
    summary: 'Join a group by its share code; again is harmless.',
    access: 'subscriber',
    params: z.object({}),
    query: noQuery,
    body: z.object({ shareCode: text(8, { min: 1, message: 'Share code is required' }).transform((code) => code.toUpperCase()) }),
    answer: group,
    status: 200,
    refusals: [404, 422],
  }),
  listMembers: route({
    service: 'groups',
    name: 'listMembers',
    method: 'GET',
    path: '/api/groups/:id/members',
    summary: 'Who may use a group, in the order they came, and what to call them.',
    access: 'subscriber',
    params: z.object({ id }),
    query: page,
    body: noBody,
    answer: z.array(member),
    status: 200,
    refusals: [404],
  }),
  addCustomCard: route({
    ...oneGroup,
    name: 'addCustomCard',
    method: 'POST',
    path: '/api/groups/:id/custom-cards',
    summary: 'Add a custom card to a group.',
    access: 'subscriber',
    body: customCardInput,
    status: 201,
    refusals: [404, 409, 412, 422],
  }),
  removeCustomCard: route({
    ...oneGroup,
    name: 'removeCustomCard',
    method: 'DELETE',
    path: '/api/groups/:id/custom-cards/:cardId',
    summary: 'Remove a custom card from a group.',
    access: 'subscriber',
    params: z.object({ id, cardId: id }),
    body: noBody,
    status: 200,
    refusals: [404, 412],
  }),
} as const;

function graphemes(value: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(value)].length;
}
