import type { Group as GroupResource, PersonalGroups } from '@fairshare/contracts';
import type { GroupWithPlay } from '../queries/groups-of';

/** A group as members see it. */
export function presentGroup({ group, lastPlayed }: GroupWithPlay): GroupResource {
  const { state, version } = group;
  return {
    id: group.id,
    version,
    name: state.name,
    players: state.players.map(({ id, name, initials, color }) => ({ id, name, initials, color })),
    cardValues: { ...state.cardValues },
    customCards: [...state.customCards],
    groupPhoto: state.groupPhoto,
    lastPlayed,
    shareCode: state.shareCode,
    createdAt: state.createdAt,
  };
}

/** The groups of a person, with the day they joined each. */
export const presentPersonal = (groups: readonly GroupWithPlay[], userId: string): PersonalGroups =>
  groups.flatMap((found) => {
    const membership = found.group.state.members.find((member) => member.userId === userId);
    return membership ? [{ joinedAt: membership.joinedAt, group: presentGroup(found) }] : [];
  });
