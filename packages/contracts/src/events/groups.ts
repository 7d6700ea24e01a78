import { z } from 'zod';
import { id, instant, playerId } from '../ids';
import { isTimeZone } from '../time-zone';
import { course, groupHouseRules } from './house-rules';
import { published, type StateOf } from './envelope';

/** A player of a group; the order of the list is the player order of every rule. */
export const player = z.object({ id: playerId, name: z.string(), initials: z.string(), color: z.string() });
export type Player = z.infer<typeof player>;

/** A player as their group stores them: archived ones stay in every round. */
export const groupPlayer = player.extend({
  /** Absent: the player is in the group since its creation. */
  addedAt: instant.optional(),
  /** Since then, the player is no longer offered for selection, but stays in every round. */
  archivedAt: instant.optional(),
  /** −10.0 (written +10.0) to 54.0, one decimal; absent: none is known. Only members see it. */
  handicapIndex: z.number().optional(),
});
export type GroupPlayer = z.infer<typeof groupPlayer>;

const NO_TIME_ZONE = 'must be the name of a time zone';

/** A day that every year has, "MM-DD": when a group's seasons begin. */
export const seasonStart = z.string().refine((day) => z.iso.date().safeParse(`2025-${day}`).success, 'must be a day that every year has, MM-DD');

/** The name of an IANA time zone that the runtime supports, "America/Los_Angeles". Offsets such as "+05:30" are refused. */
export const timeZone = z.string().max(64, { error: NO_TIME_ZONE, abort: true }).refine(isTimeZone, NO_TIME_ZONE);

/** A penalty card of a group's own; value in whole dollars. */
export const customCard = z.object({ id, name: z.string(), emoji: z.string(), value: z.number() });
export type CustomCard = z.infer<typeof customCard>;

/** The groups service publishes groups: players, members and the cards in play. The photo is published as a digest only, the share code not at all. */
export const groups = published({
  kind: 'groups',
  topic: 'groups',
  schema: 1,
  state: z.object({
    id,
    name: z.string(),
    createdAt: instant,
    /** All players, including archived ones, in order of seats. */
    players: z.array(groupPlayer),
    /** The players who are proposed for a new round; empty or absent: everyone who is not archived. */
    regulars: z.array(playerId).optional(),
    /** Player id → user id of the member who has claimed that player. Absent: published by an earlier release. */
    claims: z.record(z.string(), id).optional(),
    /** User ids of everyone who may use the group. */
    members: z.array(id),
    /** Card key (built-in type or custom card id) to whole dollars. */
    cardValues: z.record(z.string(), z.number()),
    customCards: z.array(customCard),
    /** The rules with which its rounds are created; absent: the default rules. */
    rules: groupHouseRules.optional(),
    /** The courses it plays; absent: none. */
    courses: z.array(course).optional(),
    photoDigest: z.string().nullable(),
    /** When its seasons begin. Absent: with the year. */
    seasonStart: seasonStart.optional(),
    /** Whether its seasons show money. Absent: they do. */
    showMoney: z.boolean().optional(),
    /** The time zone in which the group's days are counted, an IANA name. Absent: UTC, because no member has set one. */
    timeZone: z.string().optional(),
  }),
  changes: {
    'group-created': 'A user created a group.',
    'group-renamed': 'A member renamed the group.',
    'photo-changed': 'A member changed the photo of the group.',
    'regulars-changed': 'A member chose the players who are proposed for new rounds.',
    'rules-changed': 'A member changed the house rules of new rounds.',
    'payment-noted': 'A member recorded, undid or disputed a payment on the tab of the group.',
    'round-rules-changed': 'A member changed the rules of a round that has entries.',
    'course-added': 'A member added a course card.',
    'course-changed': 'A member changed a course card.',
    'course-removed': 'A member removed a course card.',
    'joining-changed': 'A member changed who can join with the share code: everyone, users whom a member approves, or no one.',
    'season-start-changed': 'A member changed the day on which seasons begin.',
    'season-money-changed': 'A member changed whether seasons show money.',
    'time-zone-changed': "A member set the group's time zone, or a member's browser supplied it to a group without one.",
    'share-code-renewed': 'A member replaced the share code.',
    'player-added': 'A player was added, and can play in future rounds.',
    'player-renamed': 'The name of a player changed, in every round.',
    'player-changed': 'The initials or the colour of a player changed.',
    'player-handicap-changed': 'The handicap index of a player changed.',
    'player-archived': 'A player was archived, and is no longer offered for new rounds.',
    'player-restored': 'An archived player was restored.',
    'player-claimed': 'A member claimed a player.',
    'player-released': 'A member withdrew the claim to a player.',
    'member-joined': 'A user joined with the share code, or a member approved the join request.',
    'join-requested': 'A user requested to join, and waits for approval.',
    'join-declined': 'A member declined a join request.',
    'member-left': 'A member left, or their account was deleted.',
    'member-removed': 'A member removed another member. The share code was replaced.',
    'group-handed-over': 'The creator made another member the creator.',
    'deletion-proposed': 'A member proposed to delete the group, whose creator is no longer a member.',
    'deletion-refused': 'A member objected to the deletion, or withdrew the proposal.',
    'custom-card-added': 'A custom card was added to the group.',
    'custom-card-removed': 'A custom card was removed from the group.',
    'round-finished': 'A member finished a session of the group.',
    'round-reopened': 'A member reopened a session of the group.',
    'scores-changed': 'Scores of a session were corrected later.',
    'round-deleted': 'A member deleted a session of the group.',
    'group-closed': 'The group was deleted. It has no members, and former members can restore it for 30 days.',
    'group-restored': 'A former member restored the deleted group.',
    'group-deleted': 'The group was deleted permanently, because the 30 days are over or no user is left who could restore it.',
  },
});
export type GroupState = StateOf<typeof groups>;
