import { dateFormat } from '@fairshare/ui';

/** The day of an instant where the golfer is: "Nov 21, 2026". */
export const formatDay = dateFormat({ year: 'numeric', month: 'short', day: 'numeric' });
/** "Nov 21". */
export const formatShortDay = dateFormat({ month: 'short', day: 'numeric' });
