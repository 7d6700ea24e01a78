import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, groups, type GroupState } from '@fairshare/contracts';
import { readEnvelope, toEnvelope, type Consumer } from '@fairshare/event-bus';
import { createRealtimeService, type RealtimeOptions } from '@fairshare/realtime-service';
import { createLogger, createPeers, startService, type RunningService, type VerifyUserToken } from '@fairshare/service-kit';
import { openSqlite, type PublishedRecord } from '@fairshare/store';
import { createTestTokens } from '@fairshare/testing/stand-ins';
import { handedOver } from '../handed-over';
import { tellParent } from '../role';
import { roomName, serve, userName, usersOf, type Ready, type Size } from './room-server';

const SECRET = 'a secret of the bench, long enough';
const AT = '2026-06-20T15:00:00.000Z';

interface Hosting {
  readonly options?: RealtimeOptions;
  readonly port?: number;
  /** Default: tokens are signed by this process, and checked. */
  readonly verifyUserToken?: VerifyUserToken;
}

/** The realtime service in this process, which receives changes from its parent. */
export async function hostRealtime(size: Size, { options = {}, port = 0, verifyUserToken }: Hosting = {}): Promise<RunningService> {
  const consumers: Consumer[] = [];
  const clock = () => new Date(AT);
  const tokens = createTestTokens(clock);
  const service = await startService({
    name: 'realtime',
    create: (deps) => createRealtimeService(deps, options),
    storage: openSqlite({ file: join(mkdtempSync(join(tmpdir(), 'fairshare-bench-')), 'realtime.sqlite'), clock }),
    bus: handedOver(consumers),
    peers: createPeers({ self: 'bench', urls: () => [], secret: SECRET }),
    verifyUserToken: verifyUserToken ?? tokens.verify,
    internalSecret: SECRET,
    logger: createLogger('bench', 'error'),
    port,
  });
  const hand = async (text: string) => {
    const read = readEnvelope(JSON.parse(text));
    if ('invalid' in read) throw new Error(read.invalid);
    for (const { topic, handle } of consumers) if (topic === read.event.data.kind) await handle({ events: [read.event] });
  };
  const versions = new Map<number, number>();
  serve((room, version = (versions.get(room) ?? 0) + 1) => {
    versions.set(room, version);
    void hand(scoreRecord(room, version));
  });
  for (let room = 0; room < size.rooms; room += 1) await hand(groupRecord(room, size.seats));
  const signed = verifyUserToken ? {} : Object.fromEntries(usersOf(size).map((userId) => [userId, tokens.tokenFor({ userId })]));
  tellParent({ url: service.url, tokens: signed } satisfies Ready);
  return service;
}

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

/** The record that games publishes when a hole of a full round is scored again. */
function scoreRecord(room: number, version: number): string {
  const cell = { value: 4, version: 1, by: userName(room, 0), at: AT };
  const hole = Object.fromEntries([...'ABCDEFGH'].map((player) => [player, cell]));
  const holes = Object.fromEntries(Array.from({ length: 18 }, (_, index) => [index + 1, hole]));
  const changes = [{ name: 'hole-scores-recorded', facts: { gameId: `session-${room}.p2`, hole: 7 } }];
  const state = { id: `session-${room}`, groupId: roomName(room), name: 'Saturday', points: { id: `session-${room}.p2`, version, holes } };
  return textOf('games', { topic: games.topic, kind: games.kind, id: state.id, version, changes, state });
}
