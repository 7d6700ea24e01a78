import { parseVersions } from '@fairshare/contracts';
import { groupOfMember } from '@fairshare/service-kit';
import type { RealtimeDeps } from '../deps';
import { roomOfGroup, type LiveSocket } from '../domain/rooms';
import { leavePresence, tellPresence } from './presence';

const MAX_ROOMS = 50;

/**
 * Lets a socket hear what is said in a group's room. `atLeast`: versions the client has seen. False: it is in too many, or its user is no
 * member. @throws the 402 refusal, Unavailable
 */
export const joinRoom =
  (deps: RealtimeDeps) =>
  async (socket: LiveSocket, { groupId, atLeast }: { readonly groupId: string; readonly atLeast?: string | undefined }): Promise<boolean> => {
    if (socket.rooms.size > MAX_ROOMS) return false;
    const { caller } = socket.data;
    await deps.requireAccess(caller);
    const named = parseVersions(atLeast).find((ref) => ref.kind === deps.groups.kind && ref.id === groupId);
    if (named) await deps.groups.atLeast(groupId, named.version);
    if (!(await groupOfMember(deps.groups, groupId, caller.userId))) return false;
    await socket.join(roomOfGroup(groupId));
    void tellPresence(deps, groupId, socket);
    return true;
  };

export const leaveRoom =
  (deps: RealtimeDeps) =>
  async (socket: LiveSocket, groupId: string): Promise<void> => {
    await socket.leave(roomOfGroup(groupId));
    leavePresence(deps)(socket, groupId);
  };
