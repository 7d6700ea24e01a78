import { createServer } from 'node:http';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOCKET_PATH, games, groups, type GroupState, type Hint } from '@fairshare/contracts';
import { readEnvelope, toEnvelope, type Consumer, type EventBus } from '@fairshare/event-bus';
import { createRealtimeService } from '@fairshare/realtime-service';
import { createLogger, createPeers, startService } from '@fairshare/service-kit';
import { openSqlite, type PublishedRecord } from '@fairshare/store';
import { createTestTokens } from '@fairshare/testing/stand-ins';
import { Server } from 'socket.io';
import { tellParent } from '../role';
import { roomName, serve, userName, type Ready, type Size } from './room-server';

const SECRET = 'a secret of the bench, long enough';
const AT = '2026-06-20T15:00:00.000Z';

const seatsOf = ({ rooms, seats }: Size): string[] => Array.from({ length: rooms * seats }, (_, index) => userName(Math.floor(index / seats), index % seats));

/** Each in a process of its own. */
export const CONTENDERS: Readonly<Record<string, (size: Size) => Promise<void>>> = {
  /** The realtime service: tokens, membership, presence. Its events come from the parent instead of a broker, as text, one record a change. */
  async realtime(size) {
    const consumers: Consumer[] = [];
    const clock = () => new Date(AT);
    const tokens = createTestTokens(clock);
    const storage = openSqlite({ file: join(mkdtempSync(join(tmpdir(), 'fairshare-bench-')), 'realtime.sqlite'), clock });
    const service = await startService({
      name: 'realtime',
      create: createRealtimeService,
      storage,
      bus: handedOver(consumers),
      peers: createPeers({ self: 'bench', urls: () => [], secret: SECRET }),
      verifyUserToken: tokens.verify,
      internalSecret: SECRET,
      logger: createLogger('bench', 'error'),
    });
    const hand = async (text: string) => {
      const read = readEnvelope(JSON.parse(text));
      if ('invalid' in read) throw new Error(read.invalid);
      for (const { topic, handle } of consumers) if (topic === read.event.data.kind) await handle({ events: [read.event] });
    };
    const versions = new Map<number, number>();
    serve((room) => {
      const version = (versions.get(room) ?? 0) + 1;
      versions.set(room, version);
      void hand(scoreRecord(room, version));
    });
    for (let room = 0; room < size.rooms; room += 1) await hand(groupRecord(room, size.seats));
    const signed = Object.fromEntries(seatsOf(size).map((userId) => [userId, tokens.tokenFor({ userId })]));
    tellParent({ url: service.url, tokens: signed } satisfies Ready);
  },

  /** socket.io as its manual has it: whoever asks is let in, and the same message goes to the same rooms. */
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
      const hint: Hint = { groupId: roomName(room), id: `session-${room}`, version, change: 'hole-scores-recorded' };
      io.to(roomName(room)).emit('pointsGameUpdate', hint);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const tokens = Object.fromEntries(seatsOf(size).map((userId) => [userId, 'x'.repeat(600)]));
    tellParent({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, tokens } satisfies Ready);
  },
};

/** A bus whose events are handed over by whoever holds the list. */
const handedOver = (consumers: Consumer[]): EventBus => ({
  consume: (consumer) => void consumers.push(consumer),
  start: async () => undefined,
  caughtUp: () => true,
  lag: async () => [],
  rewind: async () => undefined,
  fault: () => null,
  close: async () => undefined,
});

const textOf = (owner: 'groups' | 'games', record: Omit<PublishedRecord, 'time' | 'schema'>) => JSON.stringify(toEnvelope(owner, { ...record, time: AT, schema: 1 }));

function groupRecord(room: number, seats: number): string {
  const members = Array.from({ length: seats }, (_, seat) => userName(room, seat));
  const state: GroupState = {
    id: roomName(room),
    name: `Group ${room}`,
    createdAt: AT,
    members,
    cardValues: {},
    customCards: [],
    photoDigest: null,
    players: [...'ABCDEFGH'].map((id) => ({ id, name: `Player ${id}`, initials: id, color: '#0ea5e9' })),
  };
  return textOf('groups', { topic: groups.topic, kind: groups.kind, id: state.id, version: 1, changes: [{ name: 'group-created' }], state });
}

/** What games publishes when a hole of a full round is scored again. */
function scoreRecord(room: number, version: number): string {
  const cell = { value: 4, version: 1, by: userName(room, 0), at: AT };
  const hole = Object.fromEntries([...'ABCDEFGH'].map((player) => [player, cell]));
  const holes = Object.fromEntries(Array.from({ length: 18 }, (_, index) => [index + 1, hole]));
  const changes = [{ name: 'hole-scores-recorded', facts: { gameId: `session-${room}.p2`, hole: 7 } }];
  const state = { id: `session-${room}`, groupId: roomName(room), name: 'Saturday', points: { id: `session-${room}.p2`, version, holes } };
  return textOf('games', { topic: games.topic, kind: games.kind, id: state.id, version, changes, state });
}
