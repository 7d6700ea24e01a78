import type { Server, Socket } from 'socket.io';
import type { ClientMessages, ScoringMessage, ServerMessages } from '@fairshare/contracts';
import type { Caller } from '@fairshare/service-kit';

/** The user of a socket, from the handshake and later rechecks, and what they score right now. */
export interface SocketData {
  caller: Caller;
  scoring?: ScoringMessage & { readonly userId: string };
}

export type RealtimeServer = Server<ClientMessages, ServerMessages, Record<string, never>, SocketData>;

export type LiveSocket = Socket<ClientMessages, ServerMessages, Record<string, never>, SocketData>;

const GROUP = 'group:';

export const roomOfGroup = (groupId: string): string => `${GROUP}${groupId}`;
export const roomOfLoginSession = (sid: string): string => `session:${sid}`;
export const roomOfUser = (userId: string): string => `user:${userId}`;

/** The groups among the rooms a socket is in. */
export const groupsAmong = (rooms: Iterable<string>): string[] => [...rooms].filter((room) => room.startsWith(GROUP)).map((room) => room.slice(GROUP.length));
