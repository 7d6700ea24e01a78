import type { GroupState, Scorer } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { StoreAway } from '@fairshare/store';
import type { RoomDeps } from '../deps';
import { named } from '../domain/presence-name';
import { roomOfGroup, type SocketData } from '../domain/rooms';

/** Those of this instance by its own sockets, one entry a person, in an order that does not change with the instance. */
export async function peopleIn({ io, presence, groups }: RoomDeps, groupId: string): Promise<Scorer[]> {
  const people = new Map((await presence.elsewhere(groupId)).map((scorer) => [scorer.userId, scorer]));
  for (const { data } of await io.local.in(roomOfGroup(groupId)).fetchSockets()) {
    const scorer = scorerIn(data, groupId);
    if (scorer) people.set(scorer.userId, scorer);
  }
  if (people.size === 0) return [];
  const group = await groupOf(groups, groupId);
  return [...people.values()].map((scorer) => named(scorer, group)).sort((one, other) => (one.userId < other.userId ? -1 : 1));
}

/** Without it, as while this instance closes, people are shown by what their phones call them. */
async function groupOf(groups: RoomDeps['groups'], groupId: string): Promise<GroupState | null> {
  try {
    return await groups.get(groupId);
  } catch (error) {
    if (error instanceof Unavailable || error instanceof StoreAway) return null;
    throw error;
  }
}

export function scorerIn({ scoring }: SocketData, groupId: string): Scorer | null {
  if (scoring?.groupId !== groupId) return null;
  const { groupId: _room, ...scorer } = scoring;
  return scorer;
}
