import { type ChangeNotice, type Heard, type Presence, type RoomAnswer, type ScoringMessage, SOCKET_PATH, SOCKET_ROOM_PARAMETER } from '@fairshare/contracts';
import { io, type Socket } from 'socket.io-client';
import { connected, newcomer, nthScore, roundOfFour } from '../live/golfers';

/** Milliseconds after which a response counts as lost. */
const LOST_AFTER = 20_000;

type Joined = Extract<RoomAnswer, { ok: true }>;

/** A phone with a login session of its own. It leaves, and returns with its versions as the app does. */
export interface Phone {
  /** Opens the socket and joins the room; returns how many change notices it missed, null: that is unknown. */
  join(): Promise<number | null>;
  /** Sends that it has the round open, as the app does after each join. Resolves once the room is notified. */
  sayScoring(): Promise<void>;
  leave(): void;
}

/** A group of four with a round, and the phones that show it. */
export interface Group {
  readonly phones: readonly Phone[];
  /** Enters the next hole through the first gateway. */
  score(): Promise<void>;
}

/** Opens a group with its phones, each at the next gateway. */
export async function openGroup(urls: readonly string[], phonesAGroup: number): Promise<Group> {
  const [url = ''] = urls;
  const owner = await newcomer(url, 'ann');
  const { group, session, game } = await roundOfFour(owner);
  let scores = 0;
  const phones = [];
  for (let seat = 0; seat < phonesAGroup; seat += 1) {
    const golfer = await newcomer(url, 'bob');
    await golfer.post('/api/groups/join', { shareCode: group.shareCode });
    const scoring = { groupId: group.id, sessionId: session.id, gameId: game.id, hole: 1, name: `bob ${seat}`, waiting: 0 };
    phones.push(openPhone({ url: urls[seat % urls.length] ?? url, cookie: golfer.cookie, atLeast: `groups/${group.id}=1`, scoring }));
  }
  return {
    phones,
    async score() {
      scores += 1;
      const { path, body } = nthScore(game.id, scores);
      await owner.post(path, body);
    },
  };
}

interface PhoneOptions {
  readonly url: string;
  readonly cookie: string;
  readonly atLeast: string;
  /** The room, and the phone's presence message there. */
  readonly scoring: ScoringMessage;
}

export function openPhone({ url, cookie, atLeast, scoring }: PhoneOptions): Phone {
  const { groupId } = scoring;
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
    sayScoring: () =>
      new Promise((resolve, reject) => {
        const lost = setTimeout(() => reject(new Error('the room received no message about who scores')), LOST_AFTER);
        const listen = ({ people }: Presence) => {
          if (!people.some(({ name }) => name === scoring.name)) return;
          clearTimeout(lost);
          socket?.off('presence', listen);
          resolve();
        };
        socket?.on('presence', listen).emit('scoring', scoring);
      }),
    leave: () => void socket?.disconnect(),
  };
}
