import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { distanceKm, type Place } from './distance';
import type { LibraryFile } from './library-file';
import { withoutRepeats, type NamedCourse } from './repeats';
import { STATES, wordsOf } from './words';

/** Number of courses read and indexed before yielding to the event loop. */
const IN_ONE_GO = 200;

/** A search hit: a line of the file, and its distance in kilometres from the place of the search. */
export interface Hit {
  readonly line: number;
  readonly distanceKm?: number;
}

interface Indexed {
  readonly id: number;
  readonly name: string;
  readonly place: string;
}

/** Maximum number of words used of a query: each costs a search of its own. */
const WORDS_MAX = 8;

const PREFIX_FROM = 3;
const FUZZY_FROM = 4;
const LONG_FROM = 8;

/** Allows one typo from four letters on, and two from eight. Prefixes start at three letters: one or two would match half of all words. */
const SEARCH: SearchOptions = {
  combineWith: 'AND',
  boost: { name: 2 },
  prefix: (term) => term.length >= PREFIX_FROM,
  fuzzy: (term) => (term.length >= LONG_FROM ? 2 : term.length >= FUZZY_FROM ? 1 : false),
  weights: { prefix: 0.4, fuzzy: 0.2 },
};

/** Fallback when nothing was found. */
const TWO_TYPOS: SearchOptions = { fuzzy: (term) => (term.length > FUZZY_FROM ? 2 : term.length === FUZZY_FROM ? 1 : false) };

/** The search over a library's file. Its lines are read once, at the first search. */
export class CourseIndex {
  /** Lines that a search may return. */
  private readonly lines: number[] = [];
  private readonly words = new MiniSearch<Indexed>({ fields: ['name', 'place'], tokenize: wordsOf, processTerm: (term) => term });

  private constructor(
    /** Latitude and longitude of each line, alternating; NaN: unknown. */
    private readonly places: Float32Array,
  ) {}

  /** Yields to the event loop in between. `onUnreadable` is called with the number of lines without a course, if there are any. */
  static async of(file: LibraryFile, onUnreadable: (lines: number) => void): Promise<CourseIndex> {
    const index = new CourseIndex(new Float32Array(file.size * 2).fill(Number.NaN));
    const courses: NamedCourse[] = [];
    for (let line = 0; line < file.size; line += 1) {
      const course = namedCourse(file.rawAt(line));
      if (course) courses.push({ ...course, line });
      if (line % IN_ONE_GO === 0) await othersTurn();
    }
    if (courses.length < file.size) onUnreadable(file.size - courses.length);
    for (const [count, course] of withoutRepeats(courses).entries()) {
      index.add(course);
      if (count % IN_ONE_GO === 0) await othersTurn();
    }
    return index;
  }

  /** Best matches first. With `near`: the nearest matches that contain every word, then the nearest with typos. */
  find(text: string | undefined, near: Place | undefined, limit: number): Hit[] {
    if (!text) return near ? this.nearest(this.lines, near, limit) : [];
    const found = this.search(text);
    if (!near) return found.slice(0, limit).map(({ id: line }) => ({ line: line as number }));
    const lines = (results: readonly SearchResult[]) => results.map(({ id }) => id as number);
    const exact = this.nearest(lines(found.filter(isExact)), near, limit);
    if (exact.length === limit) return exact;
    return [...exact, ...this.nearest(lines(found.filter((result) => !isExact(result))), near, limit - exact.length)];
  }

  private search(text: string): SearchResult[] {
    const query = wordsOf(text).slice(0, WORDS_MAX).join(' ');
    // Two swapped letters count as two typos. And an extra word, such as a resort's name, should not hide the course.
    for (const looser of [{}, TWO_TYPOS, { ...TWO_TYPOS, combineWith: 'OR' as const }]) {
      const found = this.words.search(query, { ...SEARCH, ...looser });
      if (found.length > 0) return found;
    }
    return [];
  }

  private add({ line, name, city, state, latitude, longitude }: NamedCourse): void {
    this.words.add({ id: line, name, place: [city, state, state && STATES[state]].filter(Boolean).join(' ') });
    this.lines.push(line);
    this.places.set([latitude, longitude], line * 2);
  }

  /** Nearest first; lines with an unknown place last. */
  private nearest(lines: readonly number[], near: Place, limit: number): Hit[] {
    const away = (line: number): number => {
      const km = distanceKm(near, { latitude: this.places[line * 2] ?? Number.NaN, longitude: this.places[line * 2 + 1] ?? Number.NaN });
      return Number.isNaN(km) ? Infinity : km;
    };
    const all = Float64Array.from(lines, away);
    const furthest = all.slice().sort()[Math.min(limit, all.length) - 1] ?? Infinity;
    return lines
      .flatMap((line, index) => ((all[index] ?? Infinity) <= furthest ? [{ line, km: all[index] ?? Infinity }] : []))
      .sort((a, b) => (a.km === b.km ? a.line - b.line : a.km - b.km))
      .slice(0, limit)
      .map(({ line, km }) => (km === Infinity ? { line } : { line, distanceKm: km }));
  }
}

/** Whether every typed word is a word of the course, or the beginning of one. */
const isExact = ({ queryTerms, terms }: SearchResult): boolean => queryTerms.every((typed) => terms.some((word) => word.startsWith(typed)));

const othersTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The fields of a line that a search needs; null: the line is not a course. */
function namedCourse(raw: unknown): Omit<NamedCourse, 'line'> | null {
  const { name, city, state, latitude, longitude, par } = (raw ?? {}) as Record<string, unknown>;
  if (typeof name !== 'string' || !Array.isArray(par)) return null;
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  const numberOf = (value: unknown) => (typeof value === 'number' ? value : Number.NaN);
  return { name, city: textOf(city), state: textOf(state), latitude: numberOf(latitude), longitude: numberOf(longitude), pars: par.join('') };
}
