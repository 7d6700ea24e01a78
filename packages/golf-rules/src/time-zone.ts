/** The time zone of a group that has set none. */
const UTC = 'UTC';

/** The size of the format cache. Creating a format takes a phone some 50 ms. */
const KEPT = 32;

/**
 * The day of an instant in a time zone: "2026-12-31".
 * @param at ISO 8601, or milliseconds
 * @param timeZone an IANA name; UTC if it is missing or unknown to this runtime
 */
export function dateIn(at: string | number, timeZone: string = UTC): string {
  const parts = new Map(
    numbers(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The same in words: "Dec 31, 2026". */
export const dateInWords = (at: string | number, timeZone: string = UTC): string => words(timeZone).format(new Date(at));

/** "5:04 PM" in a time zone. */
export const timeIn = (at: string | number, timeZone: string = UTC): string => times(timeZone).format(new Date(at));

const numbers = kept({ year: 'numeric', month: '2-digit', day: '2-digit' });
const words = kept({ year: 'numeric', month: 'short', day: 'numeric' });
const times = kept({ hour: 'numeric', minute: '2-digit' });

/** Caches one format per time zone, created on first use. */
function kept(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = known.get(timeZone) ?? formatFor(timeZone, options);
    // The cache evicts the least recently used format first.
    known.delete(timeZone);
    known.set(timeZone, format);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return format;
  };
}

function formatFor(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: UTC });
  }
}
