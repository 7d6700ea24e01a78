import { roomOfGroup, type LiveSocket } from '../domain/rooms';

export const leaveRoom =
  () =>
  async (socket: LiveSocket, groupId: string): Promise<void> =>
    void (await socket.leave(roomOfGroup(groupId)));
