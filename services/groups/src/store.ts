import { createHash } from 'node:crypto';
import { groups, type GroupState } from '@fairshare/contracts';
import { CALENDAR_YEAR } from '@fairshare/golf-rules';
import type { AggregateType } from '@fairshare/store';
import { claimsOf } from './domain/claims';
import { formerMembers } from './domain/deletion';
import type { Group } from './domain/group';
import { DEFAULT_RULES } from './domain/house-rules';
import { peopleOf } from './domain/membership';

/** How groups are stored, indexed and published. */
export const groupType = {
  kind: groups.kind,
  schema: 3,
  additions: { 2: ['createdBy', 'regulars', 'joining', 'waiting', 'claims', 'activity', 'deletion'], 3: ['seasonStart', 'showMoney', 'rules', 'courses'] },
  upcast: (state, fromSchema) => fromSchema2(fromSchema === 1 ? fromSchema1(state as Schema1) : (state as Schema2)),
  indexes: {
    member: (group) => group.members.map((member) => member.userId),
    /** All users whose ids the group contains. */
    person: peopleOf,
    formerMember: formerMembers,
    isProposed: (group) => (group.deletionProposal ? 'yes' : null),
    isDeleted: (group) => (group.deletion ? 'yes' : null),
  },
  /** The share code of a deleted group is invalid. */
  unique: { shareCode: (group) => (group.deletion ? null : group.shareCode) },
  publish: { topic: groups.topic, schema: groups.schema, view: publishedGroup },
} satisfies AggregateType<Group>;

type Schema2 = Omit<Group, 'seasonStart' | 'showMoney' | 'rules' | 'courses'>;

type Schema1 = Omit<Schema2, 'createdBy' | 'regulars' | 'joining' | 'waiting' | 'claims' | 'activity' | 'deletion'>;

/** Schema 1 had no activity. The user who became a member when the group was created is its creator. */
function fromSchema1(group: Schema1): Schema2 {
  const [first] = group.members;
  const createdBy = first?.joinedAt === group.createdAt ? first.userId : null;
  return { ...group, createdBy, regulars: [], joining: 'open', waiting: [], claims: [], activity: [], deletion: null };
}

/** Schema 2 had no house rules, courses or seasons. */
const fromSchema2 = (group: Schema2): Group => ({ ...group, seasonStart: CALENDAR_YEAR, showMoney: true, rules: DEFAULT_RULES, courses: [] });

/** The published part of a group: without the share code, and with a digest instead of the photo. */
function publishedGroup(group: Group): GroupState {
  return {
    id: group.id,
    name: group.name,
    createdAt: group.createdAt,
    players: [...group.players],
    regulars: [...group.regulars],
    claims: Object.fromEntries(claimsOf(group).map(({ playerId, userId }) => [playerId, userId])),
    members: group.members.map((member) => member.userId),
    cardValues: { ...group.cardValues },
    customCards: [...group.customCards],
    seasonStart: group.seasonStart,
    showMoney: group.showMoney,
    ...(group.timeZone !== undefined && { timeZone: group.timeZone }),
    rules: group.rules,
    courses: [...group.courses],
    photoDigest: group.groupPhoto === null ? null : createHash('sha256').update(group.groupPhoto).digest('base64url'),
  };
}
