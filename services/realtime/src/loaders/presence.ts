import type { GroupState, Scorer } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { StoreAway } from '@fairshare/store';
import type { RoomDeps } from '../deps';
import { named } from '../domain/presence-name';
import { roomOfGroup, type SocketData } from '../domain/rooms';

/** Those of this instance by its own sockets, one entry a person, in an order that does not change with the instance; by the names their phones say. */
export async function scorersIn({ io, presence }: Pick<RoomDeps, 'io' | 'presence'>, groupId: string): Promise<Scorer[]> {
  const people = new Map((await presence.elsewhere(groupId)).map((scorer) => [scorer.userId, scorer]));
  const { sockets, adapter } = io.sockets;
  for (const socketId of adapter.rooms.get(roomOfGroup(groupId)) ?? []) {
    const data = sockets.get(socketId)?.data;
    const scorer = data && scorerIn(data, groupId);
    if (scorer) people.set(scorer.userId, scorer);
  }
  return [...people.values()].sort((one, other) => (one.userId < other.userId ? -1 : 1));
}

/** The same people under the names the group knows them by. */
export async function withNames({ groups }: Pick<RoomDeps, 'groups'>, groupId: string, scorers: readonly Scorer[]): Promise<Scorer[]> {
  if (scorers.length === 0) return [];
  const group = await groupOf(groups, groupId);
  return scorers.map((scorer) => named(scorer, group));
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
