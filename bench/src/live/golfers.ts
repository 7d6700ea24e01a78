import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { ChangeNotice } from '@fairshare/contracts';
import { io, type Socket } from 'socket.io-client';
import type { LivePath, Timing } from './live-path';

export const FOUR = ['ann', 'bob', 'cy', 'di'];
/** Milliseconds after which a message counts as lost. */
const LOST_AFTER = 10_000;

/** The response to a creation, as far as the benches use it; shareCode: a group's, token: a link's. */
interface Created {
  readonly id: string;
  readonly shareCode: string;
  readonly token: string;
}

/** A user with a session. Cookies other than the session's are ignored. */
export interface Golfer {
  readonly cookie: string;
  post(path: string, body?: object): Promise<Created>;
}

/** A new user, with a trial. */
export async function newcomer(url: string, name: string): Promise<Golfer> {
  let cookie = '';
  const post: Golfer['post'] = async (path, body = {}) => {
    const answer = await fetch(new URL(path, url), { method: 'POST', headers: { cookie, 'content-type': 'application/json' }, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text}`);
    cookie ||=
      answer.headers
        .getSetCookie()
        .find((one) => one.includes('session='))
        ?.split(';')[0] ?? '';
    return (text === '' ? {} : JSON.parse(text)) as Created;
  };
  const email = `${name}-${randomUUID()}@example.com`;
  await post('/api/auth/register', { email, password: 'correct horse', firstName: name, lastName: 'Bench', termsAccepted: true, marketingConsent: false });
  await post('/api/trial/start');
  return { cookie, post };
}

/** A group of four with a round of 2/9/16. */
export async function roundOfFour(owner: Golfer): Promise<{ readonly group: Created; readonly session: Created; readonly game: Created }> {
  const group = await owner.post('/api/groups', { name: 'Four', players: FOUR.map((id) => ({ id, name: id })) });
  const session = await owner.post('/api/game-state', { groupId: group.id, name: 'Saturday' });
  return { group, session, game: await owner.post('/api/points-games', { groupId: group.id, gameStateId: session.id }) };
}

/** The call that enters the next hole: each of a round's 18 in turn, with different strokes each time. */
export function nthScore(gameId: string, scores: number) {
  const hole = (scores % 18) + 1;
  return {
    path: `/api/games/${gameId}/holes/${hole}/scores`,
    body: { scores: Object.fromEntries(FOUR.map((id, seat) => [id, 1 + ((Math.floor(scores / 18) + hole + seat) % 9)])) },
  };
}

/**
 * Two members of a new group: one scores through the first gateway, the other's socket is open at the last. Each score is a POST with
 * the session's cookie on a connection that stays open, as a browser's.
 */
export async function openGroup(urls: readonly string[]): Promise<LivePath> {
  const [scoresAt = '', listensAt = scoresAt] = [urls[0], urls.at(-1)];
  const scorer = await newcomer(scoresAt, 'ann');
  const { group, game } = await roundOfFour(scorer);
  const listener = await newcomer(listensAt, 'bob');
  await listener.post('/api/groups/join', { shareCode: group.shareCode });

  const socket = io(listensAt, { path: '/ws', transports: ['websocket'], extraHeaders: { cookie: listener.cookie }, forceNew: true });
  await joined(socket, group.id ?? '');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let scores = 0;
  let seen = 0;
  return {
    async score() {
      scores += 1;
      const { path, body } = nthScore(game.id, scores);
      const received = nextNotice(socket, () => seen);
      const sentAt = performance.now();
      const [acceptedAt, notice] = await Promise.all([post(agent, new URL(path, scoresAt), scorer.cookie, JSON.stringify(body)), received]);
      seen = notice.version;
      return { sentAt, acceptedAt, receivedAt: notice.at } satisfies Timing;
    },
    async close() {
      socket.disconnect();
      agent.destroy();
    },
  };
}

export function connected(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

async function joined(socket: Socket, groupId: string): Promise<void> {
  await connected(socket);
  const answer = (await socket.timeout(LOST_AFTER).emitWithAck('joinRoom', groupId)) as { ok: boolean };
  if (!answer.ok) throw new Error('the room refuses a member');
}

/** The next message about a score. Records may arrive twice; those seen already do not count. */
function nextNotice(socket: Socket, seen: () => number): Promise<{ version: number; at: number }> {
  return new Promise((resolve, reject) => {
    const lost = setTimeout(() => reject(new Error('a message was lost')), LOST_AFTER);
    const listen = ({ version, change }: ChangeNotice) => {
      const at = performance.now();
      if (change !== 'hole-scores-recorded' || version <= seen()) return;
      clearTimeout(lost);
      socket.off('pointsGameUpdate', listen);
      resolve({ version, at });
    };
    socket.on('pointsGameUpdate', listen);
  });
}

/** Resolves when the head of the response has arrived. */
function post(agent: Agent, url: URL, cookie: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sending = request(url, { agent, method: 'POST', headers }, (answer) => {
      const at = performance.now();
      answer.resume().once('end', () => (answer.statusCode === 200 ? resolve(at) : reject(new Error(`a score was answered ${answer.statusCode}`))));
    });
    sending.once('error', reject).end(body);
  });
}
