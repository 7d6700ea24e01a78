import type { GroupState, Scorer } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { StoreAway } from '@fairshare/store';
import type { RoomDeps } from '../deps';
import { named } from '../domain/presence-name';
import { roomOfGroup, type SocketData } from '../domain/rooms';

/** A group's scorers with the names their phones send, one entry per user. This instance's come from its sockets. The order is the same at each instance. */
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

/** The same scorers with their names in the group. */
export async function withNames({ groups }: Pick<RoomDeps, 'groups'>, groupId: string, scorers: readonly Scorer[]): Promise<Scorer[]> {
  if (scorers.length === 0) return [];
  const group = await groupOf(groups, groupId);
  return scorers.map((scorer) => named(scorer, group));
}

/** The group; null: it cannot be read, for example while this instance closes. Scorers then have the names their phones send. */
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
