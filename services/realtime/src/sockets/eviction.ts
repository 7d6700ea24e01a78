import { sessions } from '@fairshare/contracts';
import { Unavailable } from '@fairshare/event-bus';
import type { Logger, Peers } from '@fairshare/service-kit';
import { pullFrom } from '@fairshare/service-kit';
import type { Membership } from '../membership';
import { groupsAmong, roomOfGroup, roomOfSession, roomOfUser, type RealtimeServer } from './rooms';

/** Milliseconds between two looks at whether everyone still belongs where they are. */
const RECHECK_EVERY = 60_000;

/**
 * Closes every socket of a login session. Ours at once; those of other instances are told, which nobody waits for: what gets lost on the way
 * the regular recheck makes up for.
 */
export function endSession(io: RealtimeServer, sid: string): void {
  io.local.in(roomOfSession(sid)).disconnectSockets(true);
  io.in(roomOfSession(sid)).disconnectSockets(true);
}

/** Takes those out of a group's room who are no longer members, here and on other instances in the same way. */
export function evictStrangers(io: RealtimeServer, groupId: string, members: readonly string[]): void {
  const room = roomOfGroup(groupId);
  const allowed = members.map(roomOfUser);
  io.local.in(room).except(allowed).socketsLeave(room);
  io.in(room).except(allowed).socketsLeave(room);
}

export interface Rechecking {
  now(): void;
  stop(): void;
}

/** Events can be lost; once a minute each socket of this instance is checked against auth and groups. */
export function recheckRegularly(io: RealtimeServer, membership: Membership, peers: Peers, logger: Logger): Rechecking {
  const now = () => {
    recheck(io, membership, peers).catch((error: unknown) => {
      if (!(error instanceof Unavailable)) logger.error({ err: error }, 'recheck of sockets failed');
    });
  };
  const timer = setInterval(now, RECHECK_EVERY);
  timer.unref();
  return { now, stop: () => clearInterval(timer) };
}

/** One such look. @throws Unavailable while an owner is away: nobody is turned out for that */
export async function recheck(io: RealtimeServer, membership: Membership, peers: Peers): Promise<void> {
  const pullSession = pullFrom(peers, 'auth', sessions.kind);
  const living = new Map<string, boolean>();
  for (const socket of await io.local.fetchSockets()) {
    const { sid, userId } = socket.data.caller;
    if (!living.has(sid)) living.set(sid, sessions.state.safeParse((await pullSession(sid))?.state).success);
    if (!living.get(sid)) {
      socket.disconnect(true);
      continue;
    }
    for (const groupId of groupsAmong(socket.rooms)) {
      if (!(await membership.holds(userId, groupId))) socket.leave(roomOfGroup(groupId));
    }
  }
}
