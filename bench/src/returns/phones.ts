import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { type ChangeNotice, type Heard, type RoomAnswer, SOCKET_PATH, SOCKET_ROOM_PARAMETER } from '@fairshare/contracts';
import { io, type Socket } from 'socket.io-client';
import { FOUR, newcomer } from '../live/golfers';

/** Milliseconds after which an answer counts as lost. */
const LOST_AFTER = 20_000;

type Joined = Extract<RoomAnswer, { ok: true }>;

/** A phone with a login session of its own: it leaves, and it returns by version as the app does. */
export interface Phone {
  /** Opens the socket and joins the room; how many change notices it missed, null: it was not told. */
  join(): Promise<number | null>;
  leave(): void;
}

/** A group of four with a round, and the phones that look at it. */
export interface Group {
  readonly phones: readonly Phone[];
  /** Enters the next hole through the first gateway. */
  score(): Promise<void>;
  close(): void;
}

/** Each phone is at the next gateway. */
export async function openGroup(urls: readonly string[], phonesAGroup: number): Promise<Group> {
  const [url = ''] = urls;
  const owner = await newcomer(url, 'ann');
  const group = await owner.post('/api/groups', { name: 'Four', players: FOUR.map((id) => ({ id, name: id })) });
  const round = await owner.post('/api/game-state', { groupId: group.id, name: 'Saturday' });
  const game = await owner.post('/api/points-games', { groupId: group.id, gameStateId: round.id });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let scores = 0;
  const phones = [];
  for (let seat = 0; seat < phonesAGroup; seat += 1) {
    const golfer = await newcomer(url, 'bob');
    await golfer.post('/api/groups/join', { shareCode: group.shareCode });
    phones.push(openPhone(urls[seat % urls.length] ?? url, golfer.cookie, group.id, `groups/${group.id}=1`));
  }
  return {
    phones,
    async score() {
      scores += 1;
      const hole = (scores % 18) + 1;
      await send(agent, new URL(`/api/games/${game.id}/holes/${hole}/scores`, url), owner.cookie, {
        scores: Object.fromEntries(FOUR.map((id, seat) => [id, 1 + ((Math.floor(scores / 18) + hole + seat) % 9)])),
      });
    },
    close: () => agent.destroy(),
  };
}

export function openPhone(url: string, cookie: string, groupId: string, atLeast: string): Phone {
  let socket: Socket | null = null;
  let heard: Heard | null = null;

  return {
    async join() {
      socket = io(url, {
        path: SOCKET_PATH,
        query: { [SOCKET_ROOM_PARAMETER]: groupId },
        transports: ['websocket'],
        extraHeaders: { cookie },
        forceNew: true,
        reconnection: false,
      });
      for (const message of ['gameStateUpdate', 'pointsGameUpdate', 'payoutsUpdate', 'tabUpdate', 'groupUpdate'])
        socket.on(message, ({ id, version }: ChangeNotice) => {
          if (heard) heard.versions[`${message}/${id}`] = Math.max(version, heard.versions[`${message}/${id}`] ?? 0);
        });
      await connected(socket);
      const answer = (await socket.timeout(LOST_AFTER).emitWithAck('joinRoom', { groupId, atLeast, heard })) as RoomAnswer;
      if (!answer.ok) throw new Error('the room refuses a member');
      const { journal, place, missed } = answer as Joined;
      heard = journal === undefined || place === undefined ? null : { journal, place, versions: {} };
      return missed ? missed.length : null;
    },
    leave: () => void socket?.disconnect(),
  };
}

function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

function send(agent: Agent, url: URL, cookie: string, body: object): Promise<void> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), 'idempotency-key': randomUUID() };
    request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume().once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`a score was answered ${answer.statusCode}`))));
    })
      .once('error', reject)
      .end(text);
  });
}
