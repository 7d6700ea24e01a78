import type { CourseInput } from '@fairshare/contracts';
import { changeCourse as replace } from '../domain/courses';
import { byMember } from './by-member';

/** @throws NoSuchCourse, CourseNameTaken */
export const changeCourse = byMember((group, doing, courseId: string, course: CourseInput) => replace(group, courseId, course, doing));
