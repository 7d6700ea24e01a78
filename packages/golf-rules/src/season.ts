import { dateIn } from './time-zone';

/** A year of a group's rounds: the calendar year, or a year that begins on a day the group chose. */
export interface Season {
  /** The year in which the season begins: "2026". */
  readonly id: string;
  /** The display name: "2026", or "2026/27" when the season spans two years. */
  readonly name: string;
  /** The first and the last day, "2026-01-01". Days are in the group's time zone, so that a season is the same for every reader. */
  readonly from: string;
  readonly to: string;
}

/** The default day on which a season begins, "MM-DD". */
export const CALENDAR_YEAR = '01-01';

/**
 * The season an instant falls in.
 * @param at ISO 8601, UTC
 * @param start the day seasons begin on, "MM-DD"
 * @param timeZone the time zone that defines the days, an IANA name; missing: UTC
 */
export function seasonOf(at: string, start: string = CALENDAR_YEAR, timeZone?: string): Season {
  const day = dateIn(at, timeZone);
  const year = Number(day.slice(0, 4));
  return seasonOfYear(day.slice(5) < start ? year - 1 : year, start);
}

/** The season that begins in a year. @param start the day seasons begin on, "MM-DD" */
export function seasonOfYear(year: number, start: string = CALENDAR_YEAR): Season {
  const [month = 1, date = 1] = start.split('-').map(Number);
  const id = String(year).padStart(4, '0');
  const name = start === CALENDAR_YEAR ? id : `${id}/${String((year + 1) % 100).padStart(2, '0')}`;
  return { id, name, from: `${id}-${start}`, to: new Date(Date.UTC(year + 1, month - 1, date - 1)).toISOString().slice(0, 10) };
}
