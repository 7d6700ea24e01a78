/** The zone of a group that has said none. */
export const UTC = 'UTC';

/** Longer than any name of the IANA time zone database, and the shape of its names: offsets such as "+05:30" are none. */
const NAME = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

/** Formats that are kept: making one takes a phone some 50 ms. */
const KEPT = 32;

interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly words: Intl.DateTimeFormat;
}

const known = new Map<string, Formats>();

/** Whether a name is an IANA time zone that this program knows: "America/Los_Angeles". */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * The day of an instant in a time zone: "2026-12-31".
 * @param at ISO 8601, or milliseconds
 * @param timeZone an IANA name; UTC without one, or where this program does not know it
 */
export function dateIn(at: string | number, timeZone: string = UTC): string {
  const parts = Object.fromEntries(formatsOf(timeZone).day.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `${parts.year?.padStart(4, '0')}-${parts.month}-${parts.day}`;
}

/** The same in words: "Dec 31, 2026". */
export const dateInWords = (at: string | number, timeZone: string = UTC): string => formatsOf(timeZone).words.format(new Date(at));

function formatsOf(timeZone: string): Formats {
  const formats = known.get(timeZone) ?? makeFormats(isTimeZone(timeZone) ? timeZone : UTC);
  // The least recently used is forgotten first.
  known.delete(timeZone);
  known.set(timeZone, formats);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return formats;
}

function makeFormats(timeZone: string): Formats {
  return {
    day: new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
    words: new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'short', day: 'numeric' }),
  };
}
