import { createHash } from 'node:crypto';
import { groups, type GroupState } from '@fairshare/contracts';
import type { AggregateType } from '@fairshare/store';
import type { Group } from './domain/group';

/** How groups are kept, found and published. */
export const groupType = {
  kind: groups.kind,
  schema: 2,
  additions: { 2: ['regulars'] },
  upcast: (state): Group => ({ ...(state as Omit<Group, 'regulars'>), regulars: [] }),
  indexes: { member: (group) => group.members.map((member) => member.userId) },
  unique: { shareCode: (group) => group.shareCode },
  publish: { topic: groups.topic, schema: groups.schema, view: publishedGroup },
} satisfies AggregateType<Group>;

/** What other services learn of a group: no share code, the photo as a digest. */
function publishedGroup(group: Group): GroupState {
  return {
    id: group.id,
    name: group.name,
    createdAt: group.createdAt,
    players: [...group.players],
    regulars: [...group.regulars],
    members: group.members.map((member) => member.userId),
    cardValues: { ...group.cardValues },
    customCards: [...group.customCards],
    photoDigest: group.groupPhoto === null ? null : createHash('sha256').update(group.groupPhoto).digest('base64url'),
  };
}
