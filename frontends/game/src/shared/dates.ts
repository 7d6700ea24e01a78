import type { Group } from '@fairshare/contracts';
import { dateInWords, timeIn } from '@fairshare/golf-rules';
import { dateFormat } from '@fairshare/ui';

/** Whose day it is: a group's days are those of its time zone, on every phone; without one, UTC's. */
export type DaysOf = Pick<Group, 'timeZone'> | null | undefined;

/** The day of an instant for a group: "Nov 21, 2026". */
export const formatDay = (instant: string | number, group: DaysOf): string => dateInWords(instant, group?.timeZone);
/** "Nov 21, 2026, 2:05 PM", all of it in the group's time zone. */
export const formatMoment = (instant: string | number, group: DaysOf): string => `${formatDay(instant, group)}, ${timeIn(instant, group?.timeZone)}`;
/** "Nov 21" where the golfer is: of an account, which has no time zone. */
export const formatAccountDay = dateFormat({ month: 'short', day: 'numeric' });
/** "2:05 PM", as the phone writes it: to compare with the clock in one's hand. */
export const timeOfDay = (instant: string | number | Date): string => new Date(instant).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
