import { z } from 'zod';
import { id, instant, playerId } from '../ids';
import { published, type StateOf } from './envelope';

/** A player of a group; the order of the list is the player order of every rule. */
export const player = z.object({ id: playerId, name: z.string(), initials: z.string(), color: z.string() });
export type Player = z.infer<typeof player>;

/** The same as its group keeps it: archived players stay in the list. */
export const groupPlayer = player.extend({
  /** Absent: from the group's beginning. */
  addedAt: instant.optional(),
  /** Offered nowhere since; stays in every round. */
  archivedAt: instant.optional(),
});
export type GroupPlayer = z.infer<typeof groupPlayer>;

/** A penalty card of a group's own; value in whole dollars. */
export const customCard = z.object({ id, name: z.string(), emoji: z.string(), value: z.number() });
export type CustomCard = z.infer<typeof customCard>;

/** groups publishes groups: players, members and the cards in play. The photo goes out as a digest only, the share code not at all. */
export const groups = published({
  kind: 'groups',
  topic: 'groups',
  schema: 1,
  state: z.object({
    id,
    name: z.string(),
    createdAt: instant,
    players: z.array(groupPlayer),
    /** Who is proposed for a new round; absent: everyone. */
    regulars: z.array(playerId).optional(),
    /** User ids of everyone who may use the group. */
    members: z.array(id),
    /** Card key (built-in type or custom card id) to whole dollars. */
    cardValues: z.record(z.string(), z.number()),
    customCards: z.array(customCard),
    photoDigest: z.string().nullable(),
  }),
  changes: {
    'group-created': 'A golfer created a group.',
    'member-joined': 'A golfer joined by share code.',
    'member-left': 'A member left, or their account was deleted.',
    'custom-card-added': 'A custom card came into play.',
    'custom-card-removed': 'A custom card left play.',
    'group-deleted': 'The last member is gone, and so is the group.',
  },
});
export type GroupState = StateOf<typeof groups>;
