import type { CourseSearch } from '../adapters/course-library/course-library';
import type { GroupsDeps } from '../deps';

/** Courses of the library that a search finds. */
export const findCourses =
  ({ library }: GroupsDeps) =>
  (search: CourseSearch) =>
    library.find(search);
