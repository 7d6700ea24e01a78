import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FoundCourse, LibraryCourse } from '@fairshare/contracts';
import { CourseIndex, type Hit } from './course-index';
import type { Place } from './distance';
import { LibraryFile, type CourseLine } from './library-file';

/** A search by words and place; without words it finds the nearest courses. */
export interface CourseSearch {
  readonly q?: string | undefined;
  readonly near?: Place | undefined;
  readonly limit: number;
}

/** The course cards supplied with the product or by its operator. */
export interface CourseLibrary {
  /** Returns the best matches first. */
  find(search: CourseSearch): Promise<FoundCourse[]>;
  /** Null: the library has no such course. */
  byId(id: string): LibraryCourse | null;
}

/** The empty library, for `COURSE_LIBRARY=off`. */
export const NO_LIBRARY: CourseLibrary = { find: async () => [], byId: () => null };

const BUILT_IN = 'us-courses.ndjson.gz';

/**
 * The library in `COURSE_LIBRARY`: a file, `off`, or, if unset, the product's own in one of these folders.
 * @throws BadEnvironment, with a one-line message, if that is not a course library
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

/** Reads a library's file now, and indexes it at the first search. @throws BadEnvironment, with a one-line message, if it is not a library */
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
