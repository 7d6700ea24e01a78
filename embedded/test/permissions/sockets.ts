import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH, type ClientMessages, type RoomAnswer } from '@fairshare/contracts';
import { BAD_TOKENS, isMember, isNobody, type Caller } from './callers';
import { baseOf, credentialsOf } from './send';
import type { World } from './world';

/** What can be said over a socket: that one is there at all, and every message a client may send. */
export const SOCKET_MESSAGES = ['handshake', 'joinRoom', 'leaveRoom'] as const satisfies readonly ('handshake' | keyof ClientMessages)[];
export type SocketMessage = (typeof SOCKET_MESSAGES)[number];

/** Fails to compile when a message is missing above. */
export const everyMessageIsListed: keyof ClientMessages extends SocketMessage ? true : never = true;

export type SocketOutcome = 'refused' | 'connected' | 'ok' | 'not theirs';

/** The socket rows. Whose access has lapsed may still listen: hints carry ids, and reading what they point to needs access. Anyone may leave. */
export function expectedOutcome(message: SocketMessage, caller: Caller): SocketOutcome {
  if (caller === 'foreign site' || isNobody(caller) || BAD_TOKENS.includes(caller)) return 'refused';
  if (message === 'handshake') return 'connected';
  return message === 'leaveRoom' || isMember(caller) ? 'ok' : 'not theirs';
}

/** Says it, on a socket of its own. */
export async function outcomeOf(message: SocketMessage, caller: Caller, world: World): Promise<SocketOutcome> {
  const extraHeaders = { ...(await credentialsOf(caller, world, world.people.member)) };
  const socket = io(baseOf(caller, world, 'realtime'), { path: SOCKET_PATH, transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false });
  try {
    if (!(await isConnected(socket))) return 'refused';
    if (message === 'handshake') return 'connected';
    const answer = (await socket.emitWithAck(message, world.group.id)) as RoomAnswer;
    return answer.ok ? 'ok' : 'not theirs';
  } finally {
    socket.close();
  }
}

const isConnected = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
