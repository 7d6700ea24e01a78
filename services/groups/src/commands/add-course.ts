import type { NewCourse } from '@fairshare/contracts';
import type { Caller, RequestWrite } from '@fairshare/service-kit';
import type { Written } from '@fairshare/store';
import type { GroupsDeps } from '../deps';
import { addCourse as add, addCopy } from '../domain/courses';
import type { Group } from '../domain/group';
import { courseOf } from '../queries/course-of';
import { byMember } from './by-member';

const addWritten = byMember(add);
const addFromLibrary = byMember(addCopy);

/** Adds a card as typed, or a copy from the library. @throws NotInLibrary, TooManyCourses, CourseNameTaken */
export const addCourse =
  (deps: GroupsDeps) =>
  async (caller: Caller, groupId: string, write: RequestWrite, { libraryId, name = '', holes = [], tees }: NewCourse): Promise<Written<Group>> =>
    libraryId === undefined
      ? addWritten(deps)(caller, groupId, write, { name, holes, ...(tees && { tees }) })
      : addFromLibrary(deps)(caller, groupId, write, courseOf(deps)(libraryId));
