import type { Change } from '@fairshare/store';

/** A session in its group's calendar. */
export interface Booking {
  readonly sessionId: string;
  readonly createdAt: string;
}

/**
 * The sessions of one group, newest first: which is active, and how the list goes, without reading them all. A session is booked
 * before it is created and struck out after it is deleted, so the calendar never misses one; whoever reads it skips what is not there.
 */
export interface Calendar {
  /** The group's. */
  readonly id: string;
  readonly bookings: readonly Booking[];
}

export const emptyCalendar = (groupId: string): Calendar => ({ id: groupId, bookings: [] });

/** Books a session. No two of a group share an instant, so everyone agrees which is the newest. Booking one again changes nothing. */
export function book(calendar: Calendar, sessionId: string, now: string): Change<Calendar> {
  if (bookingOf(calendar, sessionId)) return 'unchanged';
  const createdAt = afterAll(calendar, now);
  return { state: { ...calendar, bookings: [{ sessionId, createdAt }, ...calendar.bookings] }, changes: [] };
}

export function strikeOut(calendar: Calendar, sessionId: string): Change<Calendar> {
  if (!bookingOf(calendar, sessionId)) return 'unchanged';
  return { state: { ...calendar, bookings: calendar.bookings.filter((booking) => booking.sessionId !== sessionId) }, changes: [] };
}

export const bookingOf = (calendar: Calendar, sessionId: string): Booking | undefined =>
  calendar.bookings.find((booking) => booking.sessionId === sessionId);

function afterAll(calendar: Calendar, now: string): string {
  const newest = calendar.bookings[0]?.createdAt;
  return newest !== undefined && newest >= now ? new Date(new Date(newest).getTime() + 1).toISOString() : now;
}
