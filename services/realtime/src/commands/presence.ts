import type { GroupState, Scorer, ScoringMessage } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { forEachAtOnce } from '@fairshare/service-kit';
import { StoreAway } from '@fairshare/store';
import type { RoomDeps } from '../deps';
import { named } from '../domain/presence-name';
import { groupsAmong, roomOfGroup, type LiveSocket, type SocketData } from '../domain/rooms';

/** Rooms that are told side by side. */
const AT_ONCE = 16;

/**
 * Who scores what right now. It lives in the sockets, and for the other instances on the board: whoever leaves, or drops off, scores nothing any
 * more. Only members in the group's room say and hear it.
 */
export const noteScoring =
  (deps: RoomDeps) =>
  ({ id, data, rooms }: LiveSocket, message: ScoringMessage): void => {
    if (!rooms.has(roomOfGroup(message.groupId))) return;
    const { groupId: before } = data.scoring ?? {};
    data.scoring = { ...message, userId: data.caller.userId };
    if (before !== undefined && before !== message.groupId) void move(deps, before, id, null);
    void move(deps, message.groupId, id, scorerIn(data, message.groupId));
  };

/** A socket is out of a room: it left, was taken out, or is gone. */
export const leavePresence =
  (deps: RoomDeps) =>
  (room: string, socketId: string): void => {
    const [groupId] = groupsAmong([room]);
    const data = deps.io.sockets.sockets.get(socketId)?.data;
    if (groupId === undefined || data?.scoring?.groupId !== groupId) return;
    data.scoring = undefined;
    void move(deps, groupId, socketId, null);
  };

/** Tells who has come in. */
export async function tellNewcomer(deps: RoomDeps, groupId: string, newcomer: LiveSocket): Promise<void> {
  const people = await peopleIn(deps, groupId);
  if (newcomer.rooms.has(roomOfGroup(groupId))) newcomer.emit('presence', { groupId, people });
}

/** Another instance is gone, and its people with it: tells the sockets of this one. */
export const tellAllPresence = (deps: RoomDeps) => (): Promise<void> =>
  forEachAtOnce(groupsAmong(deps.io.sockets.adapter.rooms.keys()), AT_ONCE, async (groupId) => {
    deps.io.local.to(roomOfGroup(groupId)).emit('presence', { groupId, people: await peopleIn(deps, groupId) });
  });

/** The board may have been lost: puts everyone of this instance on it again, and tells their rooms. */
export const restorePresence = (deps: RoomDeps) => async (): Promise<void> => {
  await forEachAtOnce(await deps.io.local.fetchSockets(), AT_ONCE, async ({ id, data }) => {
    if (data.scoring) await move(deps, data.scoring.groupId, id, scorerIn(data, data.scoring.groupId));
  });
};

/** Two instances may do this at once, and be heard in either order: who has told looks again, so that the last word is the newest. */
async function move(deps: RoomDeps, groupId: string, socketId: string, scorer: Scorer | null): Promise<void> {
  await deps.presence.note(groupId, socketId, scorer);
  for (let told = ''; ;) {
    const people = await peopleIn(deps, groupId);
    const text = JSON.stringify(people);
    if (text === told) return;
    deps.io.to(roomOfGroup(groupId)).emit('presence', { groupId, people });
    told = text;
  }
}

/** Those of this instance by its own sockets, one entry a person, in an order that does not change with the instance. */
async function peopleIn({ io, presence, groups }: RoomDeps, groupId: string): Promise<Scorer[]> {
  const people = new Map((await presence.elsewhere(groupId)).map((scorer) => [scorer.userId, scorer]));
  for (const { data } of await io.local.in(roomOfGroup(groupId)).fetchSockets()) {
    const scorer = scorerIn(data, groupId);
    if (scorer) people.set(scorer.userId, scorer);
  }
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

function scorerIn({ scoring }: SocketData, groupId: string): Scorer | null {
  if (scoring?.groupId !== groupId) return null;
  const { groupId: _room, ...scorer } = scoring;
  return scorer;
}
