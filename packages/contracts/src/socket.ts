import { z } from 'zod';
import { id } from './ids';

/** Path of the Socket.IO endpoint, through the gateway. Websocket transport only. */
export const SOCKET_PATH = '/ws';

/** joinRoom and leaveRoom take the group's id, bare, or in an object with the versions the client has seen (form of X-At-Least). */
export const roomMessage = z.union([
  id.transform((groupId) => ({ groupId, atLeast: undefined })),
  z.object({ groupId: id, atLeast: z.string().max(4096).optional() }),
]);
export type RoomAnswer = { ok: true } | { ok: false; message: string };

/** What a room is told: a hint to refetch, never the data itself. */
export const hint = z.object({ groupId: id, id, version: z.number().int(), change: z.string() });
export type Hint = z.infer<typeof hint>;

export interface ServerMessages {
  gameStateUpdate(hint: Hint): void;
  pointsGameUpdate(hint: Hint): void;
  groupUpdate(hint: Hint): void;
  conflict(hint: Hint): void;
  payoutsUpdate(hint: Hint): void;
  resync(): void;
}

export interface ClientMessages {
  joinRoom(message: unknown, answer: (answer: RoomAnswer) => void): void;
  leaveRoom(message: unknown, answer: (answer: RoomAnswer) => void): void;
}
