import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundCourse, LibraryCourse } from '@fairshare/contracts';
import { CourseIndex, type Hit } from './course-index';
import type { Place } from './distance';
import { LibraryFile, type CourseLine } from './library-file';

/** What is looked for: words, and from where; the nearest alone where there are no words. */
export interface CourseSearch {
  readonly q?: string | undefined;
  readonly near?: Place | undefined;
  readonly limit: number;
}

/** The course cards that come with the product, or with its operator. */
export interface CourseLibrary {
  /** The best first. */
  find(search: CourseSearch): Promise<FoundCourse[]>;
  /** Null: it has no such course. */
  byId(id: string): LibraryCourse | null;
}

/** Where `COURSE_LIBRARY` is `off`. */
export const NO_LIBRARY: CourseLibrary = { find: async () => [], byId: () => null };

const BUILT_IN = 'us-courses.ndjson.gz';

/**
 * The library that `COURSE_LIBRARY` names: a file, `off`, or, where it names none, the product's own, which lies in one of these folders.
 * @throws BadEnvironment of one line where that is no course library
 */
export function openCourseLibrary(setting: string | undefined, folders: readonly string[], warn: (message: string) => void): CourseLibrary {
  if (setting === 'off') return NO_LIBRARY;
  return readCourseLibrary(setting ?? builtInLibrary(folders), warn);
}

/** The product's own library, in the first of these folders that has it. */
export function builtInLibrary(folders: readonly string[]): string {
  const paths = folders.map((folder) => join(folder, BUILT_IN));
  return paths.find((path) => existsSync(path)) ?? paths.join(' or ');
}

/** Reads a library's file now, and indexes it when somebody searches for the first time. @throws BadEnvironment of one line where it is none */
function readCourseLibrary(path: string, warn: (message: string) => void): CourseLibrary {
  const file = LibraryFile.read(path);
  let index: Promise<CourseIndex> | undefined;
  const unreadable = (lines: number) => warn(`${lines} lines of ${path} are no course cards and are left out`);
  return {
    async find({ q, near, limit }) {
      const hits = (await (index ??= CourseIndex.of(file, unreadable))).find(q, near, limit);
      return hits.flatMap((hit) => presentHit(file.at(hit.line), hit));
    },
    byId(id) {
      const course = file.byId(id);
      return course && presentCourse(course);
    },
  };
}

const parOf = ({ holes }: CourseLine): number => holes.reduce((sum, { par }) => sum + par, 0);

function presentHit(course: CourseLine | null, { distanceKm }: Hit): FoundCourse[] {
  if (!course) return [];
  const { id, name, city, state, holes } = course;
  return [{ id, name, city, state, holes: holes.length, par: parOf(course), ...(distanceKm !== undefined && { distanceKm: Math.round(distanceKm * 10) / 10 }) }];
}

const presentCourse = (course: CourseLine): LibraryCourse => {
  const { id, name, city, state, holes } = course;
  return { id, name, city, state, par: parOf(course), holes };
};
