import type { LibraryCourse } from '@fairshare/contracts';
import type { GroupsDeps } from '../deps';
import { NotInLibrary } from '../domain/errors';

/** A course card of the library. @throws NotInLibrary */
export const courseOf =
  ({ library }: Pick<GroupsDeps, 'library'>) =>
  (courseId: string): LibraryCourse => {
    const course = library.byId(courseId);
    if (!course) throw new NotInLibrary();
    return course;
  };
