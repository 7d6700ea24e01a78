import { sessions } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import { pullFrom, type Logger, type Peers } from '@fairshare/service-kit';
import type { Access } from '../access';
import type { Membership } from '../membership';
import { groupsAmong, roomOfGroup, type RealtimeServer } from './rooms';

/** Login sessions that are looked at side by side. */
const AT_ONCE = 16;

/** What a recheck asks. */
export interface Checks {
  readonly membership: Membership;
  readonly access: Access;
  readonly peers: Peers;
}

export interface Rechecking {
  /** Looks once more; after the look that is under way, if there is one. */
  now(): void;
  stop(): void;
}

/** Events can be lost, and access runs out by itself: regularly each socket of this instance is checked against auth, billing and groups. */
export function recheckRegularly(io: RealtimeServer, checks: Checks, logger: Logger, every: number): Rechecking {
  let isLooking = false;
  let isWanted = false;

  async function look(): Promise<void> {
    isWanted = true;
    if (isLooking) return;
    isLooking = true;
    while (isWanted) {
      isWanted = false;
      await recheck(io, checks).catch((error: unknown) => {
        if (!(error instanceof Unavailable)) logger.error({ err: error }, 'recheck of sockets failed');
      });
    }
    isLooking = false;
  }
  // One that takes longer than the time between two leaves the next one out.
  const timer = setInterval(() => (isLooking ? undefined : void look()), every);
  timer.unref();
  return {
    now: () => void look(),
    stop: () => clearInterval(timer),
  };
}

type LocalSocket = Awaited<ReturnType<RealtimeServer['local']['fetchSockets']>>[number];

/** One such look. @throws Unavailable when an owner was away: nobody is turned out for that */
async function recheck(io: RealtimeServer, { membership, access, peers }: Checks): Promise<void> {
  const pullSession = pullFrom(peers, 'auth', sessions.kind);
  const bySession = new Map<string, LocalSocket[]>();
  for (const socket of await io.local.fetchSockets()) bySession.set(socket.data.caller.sid, [...(bySession.get(socket.data.caller.sid) ?? []), socket]);
  const asked = new Map<string, Promise<number>>();
  const accessOf = (userId: string) => {
    const answer = asked.get(userId) ?? access.until(userId);
    asked.set(userId, answer);
    return answer;
  };

  async function check(sid: string, sockets: readonly LocalSocket[]): Promise<void> {
    if (!sessions.state.safeParse((await pullSession(sid))?.state).success) return sockets.forEach((socket) => socket.disconnect(true));
    for (const socket of sockets) await checkRooms(socket);
  }

  async function checkRooms(socket: LocalSocket): Promise<void> {
    const groupIds = groupsAmong(socket.rooms);
    if (groupIds.length === 0) return;
    const { caller } = socket.data;
    const accessUntil = await accessOf(caller.userId);
    if (accessUntil === 0) return void socket.disconnect(true);
    socket.data.caller = { ...caller, accessUntil };
    for (const groupId of groupIds) if (!(await membership.holds(caller.userId, groupId))) socket.leave(roomOfGroup(groupId));
  }

  await inParallel([...bySession], ([sid, sockets]) => check(sid, sockets));
}

/** So many at a time; one that fails keeps none of the others. @throws the first failure, once all are done */
async function inParallel<T>(all: T[], handle: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  const takeTurns = async () => {
    for (let next = all.pop(); next !== undefined; next = all.pop()) await handle(next).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns));
  if (failures.length > 0) throw failures[0];
}
