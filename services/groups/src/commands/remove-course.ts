import { removeCourse as removeFrom } from '../domain/courses';
import { byMember } from './by-member';

export const removeCourse = byMember((group, doing, courseId: string) => removeFrom(group, courseId, doing));
