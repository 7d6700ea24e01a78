import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { BadEnvironment } from '@fairshare/service-kit';
import { z } from 'zod';
import { courseInput, id } from '@fairshare/contracts';

const numbers = z.array(z.number().int());
const text = z.string().trim();

/** A line of the file: one course. */
export const COURSE_LINE = z
  .object({
    id,
    name: courseInput.shape.name,
    city: text.nullish().transform((city) => city || null),
    state: text.nullish().transform((state) => state || null),
    latitude: z.number().min(-90).max(90).nullish(),
    longitude: z.number().min(-180).max(180).nullish(),
    par: numbers,
    strokeIndex: numbers,
  })
  .transform(({ par, strokeIndex, ...course }, context) => {
    const holes = courseInput.shape.holes.safeParse(par.map((ofHole, index) => ({ par: ofHole, strokeIndex: strokeIndex[index] })));
    if (holes.success && par.length === strokeIndex.length) return { ...course, holes: holes.data };
    context.addIssue('must have 9 or 18 pars of 3 to 6, and each stroke index once');
    return z.NEVER;
  });

/** A course in the library's file. */
export type CourseLine = z.infer<typeof COURSE_LINE>;

const GZIP = 0x1f8b;
const NEW_LINE = 10;

/** The library's file as raw bytes in memory. Lines are parsed on demand, so that the start and an idle service cost little. */
export class LibraryFile {
  private constructor(
    private readonly bytes: Buffer,
    /** Offsets of the line starts, and of the end of the last line. */
    private readonly starts: Uint32Array,
  ) {}

  /** Reads NDJSON, gzipped or not. @throws BadEnvironment, with a one-line message, if it cannot be read, or its first line is not a course */
  static read(path: string): LibraryFile {
    const file = LibraryFile.of(readBytes(path));
    if (file.size === 0 || file.at(0) === null) throw new BadEnvironment(`COURSE_LIBRARY ${path} is no course library: its first line is no course card`);
    return file;
  }

  static of(bytes: Buffer): LibraryFile {
    const starts = [0];
    for (let end = bytes.indexOf(NEW_LINE); end >= 0; end = bytes.indexOf(NEW_LINE, end + 1)) starts.push(end + 1);
    if (starts.at(-1) !== bytes.length) starts.push(bytes.length);
    return new LibraryFile(bytes, Uint32Array.from(starts));
  }

  /** The number of lines. */
  get size(): number {
    return this.starts.length - 1;
  }

  /** The course of a line, counted from 0; null: the line is not a complete course. */
  at(index: number): CourseLine | null {
    const parsed = COURSE_LINE.safeParse(this.rawAt(index));
    return parsed.success ? parsed.data : null;
  }

  /** The parsed line, not validated; undefined: it is not JSON. */
  rawAt(index: number): unknown {
    try {
      return JSON.parse(this.bytes.toString('utf8', this.starts[index], this.starts[index + 1]));
    } catch {
      return undefined;
    }
  }

  /** Every line that is a course, with its id and its raw text. */
  *lines(): Generator<[id: string, line: string]> {
    for (let index = 0; index < this.size; index += 1) {
      const course = this.at(index);
      if (course) yield [course.id, this.bytes.toString('utf8', this.starts[index], this.starts[index + 1]).trimEnd()];
    }
  }

  /** The course with this id, found by a search through the bytes; null: none. */
  byId(wanted: string): CourseLine | null {
    for (const written of [`"id":"${wanted}"`, `"id": "${wanted}"`]) {
      const at = this.bytes.indexOf(written);
      const course = at < 0 ? null : this.at(this.lineOf(at));
      if (course?.id === wanted) return course;
    }
    return null;
  }

  /** The line that contains a byte, by binary search. */
  private lineOf(byte: number): number {
    let [low, high] = [0, this.size - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= byte) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

export const isGzipped = (bytes: Buffer): boolean => bytes.length > 2 && bytes.readUInt16BE(0) === GZIP;

function readBytes(path: string): Buffer {
  try {
    const bytes = readFileSync(path);
    return isGzipped(bytes) ? gunzipSync(bytes) : bytes;
  } catch (error) {
    throw new BadEnvironment(`COURSE_LIBRARY ${path} cannot be read: ${(error as NodeJS.ErrnoException).code ?? (error as Error).message}`);
  }
}
