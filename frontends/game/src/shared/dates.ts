import { dateFormat } from '@fairshare/ui';

/** The day of an instant where the golfer is: "Nov 21, 2026". */
export const formatDay = dateFormat({ year: 'numeric', month: 'short', day: 'numeric' });
/** "Nov 21". */
export const formatShortDay = dateFormat({ month: 'short', day: 'numeric' });
/** "2:05 PM", as the phone writes it. */
export const timeOfDay = (instant: string | number | Date): string => new Date(instant).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
