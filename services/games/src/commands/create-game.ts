import type { Caller, RequestWrite } from '@fairshare/service-kit';
import { AlreadyExists, NotFound } from '@fairshare/store';
import type { GamesDeps } from '../games-deps';
import { book, type Booking, bookingOf, emptyCalendar } from '../domain/calendar';
import { NoSuchGame } from '../domain/errors';
import { newSession } from '../domain/session';
import { isActive } from '../queries/calendar';
import type { CardGame } from '../queries/get-game-state';

/** Creates a session and its BBB game in one write, with the group's card values copied. @throws the 404 refusal for a non-member. */
export const createGame =
  (deps: GamesDeps) =>
  async (caller: Caller, { groupId, name }: { groupId: string; name?: string }, write: RequestWrite): Promise<CardGame> => {
    const group = await deps.groups.forMember(caller, groupId);
    const id = write.newId();
    const { createdAt } = await bookSession(deps, groupId, id);
    const session = newSession({ id, groupId, name, createdAt, createdBy: caller.userId, cardValues: group.cardValues });
    const stored = await deps.sessions.create(id, session, [{ name: 'session-created' }], write.options);
    return { stored, group, isActive: await isActive(deps, stored.state) };
  };

/** Books the session in its group's calendar, which begins with its first. @throws NoSuchGame when the group was deleted. */
async function bookSession(deps: GamesDeps, groupId: string, sessionId: string): Promise<Booking> {
  if (!(await deps.calendars.get(groupId))) await beginCalendar(deps, groupId);
  const now = deps.clock().toISOString();
  try {
    const { state } = await deps.calendars.update(groupId, (calendar) => book(calendar, sessionId, now));
    return bookingOf(state, sessionId) ?? { sessionId, createdAt: now };
  } catch (error) {
    if (error instanceof NotFound) throw new NoSuchGame();
    throw error;
  }
}

async function beginCalendar(deps: GamesDeps, groupId: string): Promise<void> {
  try {
    await deps.calendars.create(groupId, emptyCalendar(groupId), []);
  } catch (error) {
    // Someone else began it just now, or the group is gone; booking will tell.
    if (!(error instanceof AlreadyExists)) throw error;
  }
}
