import type { Group as GroupResource } from '@fairshare/contracts';
import type { GroupWithPlay } from '../queries/groups-of';

/** A group as members see it. */
export function presentGroup({ group, lastPlayed }: GroupWithPlay): GroupResource {
  const { state, id, version } = group;
  return {
    id,
    version,
    name: state.name,
    players: [...state.players],
    cardValues: { ...state.cardValues },
    customCards: [...state.customCards],
    groupPhoto: state.groupPhoto,
    lastPlayed,
    shareCode: state.shareCode,
    createdAt: state.createdAt,
  };
}
