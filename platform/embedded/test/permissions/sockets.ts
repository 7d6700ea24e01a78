import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH, type ClientMessages, type Presence, type RoomAnswer } from '@fairshare/contracts';
import { subscriptionRequired } from '@fairshare/service-kit';
import { BAD_TOKENS, isGuest, isMember, isNobody, type Caller } from './callers';
import { baseOf, credentialsOf } from './send';
import type { World } from './world';

/** The rows for sockets: the handshake, and every message a client may send. */
export const SOCKET_MESSAGES = ['handshake', 'check', 'joinRoom', 'leaveRoom', 'scoring'] as const satisfies readonly ('handshake' | keyof ClientMessages)[];
export type SocketMessage = (typeof SOCKET_MESSAGES)[number];

/** Fails to compile when a message is missing above. */
const _everyMessageIsListed: keyof ClientMessages extends SocketMessage ? true : never = true;

export type SocketOutcome = 'refused' | 'connected' | 'ok' | 'no access' | 'not theirs';

/**
 * The expected outcome of a socket row. Guests get no live updates. Rooms require access, as do the calls to which their messages refer. Anyone may
 * leave, and check the connection.
 */
export function expectedOutcome(message: SocketMessage, caller: Caller): SocketOutcome {
  if (caller === 'foreign site' || isGuest(caller) || isNobody(caller) || BAD_TOKENS.includes(caller)) return 'refused';
  if (message === 'handshake') return 'connected';
  if (message === 'leaveRoom' || message === 'check') return 'ok';
  if (caller === 'lapsed') return message === 'joinRoom' ? 'no access' : 'not theirs';
  return isMember(caller) ? 'ok' : 'not theirs';
}

/** Sends the message, on a socket of its own. */
export async function outcomeOf(message: SocketMessage, caller: Caller, world: World): Promise<SocketOutcome> {
  const extraHeaders = { ...(await credentialsOf(caller, world, world.people.member)) };
  const socket = io(baseOf(caller, world, 'realtime'), { path: SOCKET_PATH, transports: ['websocket'], extraHeaders, forceNew: true, reconnection: false });
  try {
    if (!(await isConnected(socket))) return 'refused';
    if (message === 'handshake') return 'connected';
    if (message === 'scoring') return (await isHeard(socket, world)) ? 'ok' : 'not theirs';
    if (message === 'check') return await socket.emitWithAck('check').then(() => 'ok');
    const answer = (await socket.emitWithAck(message, world.group.id)) as RoomAnswer;
    if (answer.ok) return 'ok';
    return answer.message === subscriptionRequired().message ? 'no access' : 'not theirs';
  } finally {
    socket.close();
  }
}

/** Whether the group is notified that this socket scores: every client that joins the room gets the list of scorers. */
async function isHeard(socket: Socket, { group, session, url, people }: World): Promise<boolean> {
  const name = `scorer ${socket.id}`;
  await socket.emitWithAck('joinRoom', group.id);
  socket.emit('scoring', { groupId: group.id, sessionId: session.id, gameId: null, hole: 1, name, waiting: 0 });
  // Messages of a socket are handled in order: once this one is acknowledged, the one before it has been handled.
  await socket.emitWithAck('leaveRoom', 'another-group');
  const listener = io(url, { path: SOCKET_PATH, transports: ['websocket'], extraHeaders: { cookie: people.member.cookie() }, forceNew: true });
  try {
    const presence = new Promise<Presence>((resolve) => listener.once('presence', resolve));
    await listener.emitWithAck('joinRoom', group.id);
    return (await presence).people.some((scorer) => scorer.name === name);
  } finally {
    listener.close();
  }
}

const isConnected = (socket: Socket): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('connect_error', () => resolve(false));
  });
