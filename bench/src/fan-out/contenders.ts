import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SOCKET_PATH, type ChangeNotice } from '@fairshare/contracts';
import { Server } from 'socket.io';
import { tellParent } from '../role';
import { hostRealtime } from './realtime-host';
import { roomName, serve, usersOf, type Ready, type Size } from './room-server';

/** The contenders, each in a process of its own. */
export const CONTENDERS: Readonly<Record<string, (size: Size) => Promise<void>>> = {
  /** The realtime service: tokens, membership, presence. Its events come from the parent instead of a broker, as text, one record a change. */
  realtime: async (size) => void (await hostRealtime(size)),

  /** socket.io as in its manual: every client is admitted, and the same message goes to the same rooms. */
  async 'bare socket.io'(size) {
    const server = createServer();
    const io = new Server(server, { path: SOCKET_PATH, transports: ['websocket'], serveClient: false });
    io.on('connection', (socket) => {
      socket.on('joinRoom', async (room: string, answer: (answer: object) => void) => {
        await socket.join(room);
        answer({ ok: true });
      });
    });
    let version = 0;
    serve((room) => {
      version += 1;
      const notice: ChangeNotice = { groupId: roomName(room), id: `session-${room}`, version, change: 'hole-scores-recorded' };
      io.to(roomName(room)).emit('pointsGameUpdate', notice);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const tokens = Object.fromEntries(usersOf(size).map((userId) => [userId, 'x'.repeat(600)]));
    tellParent({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tokens } satisfies Ready);
  },
};
