import type { IncomingMessage } from 'node:http';
import type { Socket } from 'socket.io';
import { roomMessage, scoringMessage, type RoomAnswer } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { type Bound, HttpError, TokenTimeMismatch, unauthorized, type Caller, type Logger, type VerifyUserToken } from '@fairshare/service-kit';
import type * as useCases from '../use-cases';
import { roomOfLoginSession, roomOfUser, type RealtimeServer, type SocketData } from '../domain/rooms';
import { retryAfterSeconds, type Admission } from './admission';
import { createMessageLimit } from './message-limit';

/** Maximum number of tabs of one browser that are connected at once. */
const SOCKETS_PER_LOGIN_SESSION_MAX = 50;
/** Maximum number of messages of one socket within so many milliseconds: a browser sends two for each group it opens. */
const PACE = { messages: 100, within: 10_000 };
const REFUSED: RoomAnswer = { ok: false, message: 'Group not found' };
const AWAY = 'Live updates are temporarily unavailable';

const isAbout = (status: number, error: unknown): error is HttpError => error instanceof HttpError && error.status === status;

/** Accepts sockets with a valid token (the gateway made it from the session cookie) and handles their requests for rooms, by the rules of HTTP calls. */
export function acceptConnections(io: RealtimeServer, app: Bound<typeof useCases>, verify: VerifyUserToken, admission: Admission, logger: Logger): void {
  io.use((socket, next) => {
    authenticate(socket, verify)
      .then(
        (caller) => {
          socket.data = { caller } satisfies SocketData;
          next();
        },
        (error: unknown) => next(isAbout(401, error) && !(error instanceof TokenTimeMismatch) ? new Error('Unauthorized') : away()),
      )
      .finally(() => {
        if (socket.request.socket) admission.done(socket.request.socket);
        forgetRequest(socket);
      });
  });

  io.sockets.adapter.on('leave-room', (room: string, socketId: string) => app.leavePresence(room, socketId));

  io.on('connection', (socket) => {
    const { caller } = socket.data;
    socket.on('scoring', (message: unknown) => {
      const parsed = scoringMessage.safeParse(message);
      if (parsed.success) app.noteScoring(socket, parsed.data);
    });
    const personal = Promise.resolve(socket.join([roomOfLoginSession(caller.sid), roomOfUser(caller.userId)]));
    if ((io.sockets.adapter.rooms.get(roomOfLoginSession(caller.sid))?.size ?? 0) > SOCKETS_PER_LOGIN_SESSION_MAX) return void socket.disconnect(true);
    const isTooFast = createMessageLimit(PACE);
    socket.use((_message, next) => (isTooFast(Date.now()) ? void socket.disconnect(true) : next()));
    const answering = (handle: (message: unknown) => Promise<RoomAnswer>) => (message: unknown, answer: unknown) => {
      handle(message)
        .catch((error: unknown): RoomAnswer => {
          if (isAbout(402, error)) return { ok: false, message: error.message };
          if (!(error instanceof Unavailable)) logger.error({ err: error }, 'socket request failed');
          return { ok: false, message: AWAY };
        })
        .then((result) => (typeof answer === 'function' ? answer(result) : undefined));
    };

    socket.on('check', (answer: unknown) => (typeof answer === 'function' ? answer() : undefined));

    socket.on(
      'joinRoom',
      answering(async (message) => {
        const parsed = roomMessage.safeParse(message);
        await personal;
        return (parsed.success && (await app.joinRoom(socket, parsed.data))) || REFUSED;
      }),
    );

    socket.on(
      'leaveRoom',
      answering(async (message) => {
        const parsed = roomMessage.safeParse(message);
        if (!parsed.success) return REFUSED;
        await app.leaveRoom(socket, parsed.data.groupId);
        return { ok: true };
      }),
    );
  });
}

/** `data` reaches the client, which waits at least so many seconds. */
const away = () => Object.assign(new Error(AWAY), { data: { retryAfterSeconds: retryAfterSeconds() } });

/** Replaces a request that was read: a client that connects a second time on the same connection finds no token in it. */
const READ = { headers: {}, connection: {}, _query: {}, url: '' } as unknown as IncomingMessage;

/** Removes the request of a handshake, which the library would store with its headers and its token for as long as the socket is open. */
function forgetRequest({ conn, handshake }: Socket): void {
  Object.assign(conn, { request: READ });
  handshake.headers = {};
}

async function authenticate(socket: Socket, verify: VerifyUserToken): Promise<Caller> {
  const header = socket.handshake.headers.authorization;
  if (!header?.startsWith('Bearer ')) throw unauthorized();
  return verify(header.slice('Bearer '.length));
}
