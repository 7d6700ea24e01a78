import { createHash } from 'node:crypto';
import { groups, type GroupState } from '@fairshare/contracts';
import type { AggregateType } from '@fairshare/store';
import { claimsOf } from './domain/claims';
import type { Group } from './domain/group';
import { peopleOf } from './domain/membership';

/** How groups are kept, found and published. */
export const groupType = {
  kind: groups.kind,
  schema: 2,
  additions: { 2: ['createdBy', 'regulars', 'joining', 'waiting', 'claims', 'activity', 'deletion'] },
  upcast: (state) => fromSchema1(state as Schema1),
  indexes: {
    member: (group) => group.members.map((member) => member.userId),
    /** Whoever it speaks of. */
    person: peopleOf,
    deletedBy: (group) => group.deletion?.by ?? null,
    isDeleted: (group) => (group.deletion ? 'yes' : null),
  },
  /** The code of a deleted group lets nobody in. */
  unique: { shareCode: (group) => (group.deletion ? null : group.shareCode) },
  publish: { topic: groups.topic, schema: groups.schema, view: publishedGroup },
} satisfies AggregateType<Group>;

type Schema1 = Omit<Group, 'createdBy' | 'regulars' | 'joining' | 'waiting' | 'claims' | 'activity' | 'deletion'>;

/** Schema 1 knew nothing of changes. Whoever became a member with the group made it. */
function fromSchema1(group: Schema1): Group {
  const [first] = group.members;
  const createdBy = first?.joinedAt === group.createdAt ? first.userId : null;
  return { ...group, createdBy, regulars: [], joining: 'open', waiting: [], claims: [], activity: [], deletion: null };
}

/** What other services learn of a group: no share code, the photo as a digest. */
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
    photoDigest: group.groupPhoto === null ? null : createHash('sha256').update(group.groupPhoto).digest('base64url'),
  };
}
