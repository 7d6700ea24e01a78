import type { Group } from '@fairshare/contracts';
import { dateInWords, timeIn } from '@fairshare/golf-rules';
import { dateFormat } from '@fairshare/ui';

/** The group whose time zone determines its days, on every phone; without one, UTC. */
export type DaysOf = Pick<Group, 'timeZone'> | null | undefined;

/** The day of an instant in the group's time zone: "Nov 21, 2026". */
export const formatDay = (instant: string | number, group: DaysOf): string => dateInWords(instant, group?.timeZone);
/** "Nov 21, 2026, 2:05 PM", in the group's time zone. */
export const formatMoment = (instant: string | number, group: DaysOf): string => `${formatDay(instant, group)}, ${timeIn(instant, group?.timeZone)}`;
/** "Nov 21" in the golfer's own time zone, for accounts, which have no time zone. */
export const formatAccountDay = dateFormat({ month: 'short', day: 'numeric' });
/** "2:05 PM" in the phone's own time zone and format, to compare with the phone's clock. */
export const timeOfDay = (instant: string | number | Date): string => new Date(instant).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
