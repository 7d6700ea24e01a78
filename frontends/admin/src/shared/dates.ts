const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026", never broken over two lines of a table. */
export const formatDay = (instant: string): string => DAY.format(new Date(instant)).replaceAll(' ', '\u00a0');

/** "Nov 21, 2026, 11:41 AM". */
export const formatMoment = (instant: string): string => MOMENT.format(new Date(instant));
