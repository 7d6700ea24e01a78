import { dateFormat } from '@fairshare/ui';

const day = dateFormat({ dateStyle: 'medium' });

/** "Nov 21, 2026", without line breaks in a table. */
export const formatDay = (instant: string): string => day(instant).replaceAll(' ', '\u00a0');

/** "Nov 21, 2026, 11:41 AM". */
export const formatMoment = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });
