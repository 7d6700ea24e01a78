import type { Course, CourseInput } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import { CourseNameTaken, NoSuchCourse, TooManyCourses } from './errors';
import type { Group } from './group';
import { happened, type Doing } from './happenings';

const MAX_COURSES = 20;

/** @throws TooManyCourses, CourseNameTaken */
export function addCourse(group: Group, course: Course, doing: Doing): Change<Group> {
  if (group.courses.length >= MAX_COURSES) throw new TooManyCourses(MAX_COURSES);
  requireFreeName(group, course);
  return happened({ ...group, courses: inOrder([...group.courses, course]) }, doing, 'course-added', { name: course.name }, { courseId: course.id });
}

/** Rounds keep the card they were made with. @throws NoSuchCourse, CourseNameTaken */
export function changeCourse(group: Group, courseId: string, input: CourseInput, doing: Doing): Change<Group> {
  const before = group.courses.find(({ id }) => id === courseId);
  if (!before) throw new NoSuchCourse();
  const course = { id: courseId, ...input };
  requireFreeName(group, course);
  if (JSON.stringify(course) === JSON.stringify(before)) return 'unchanged';
  const courses = inOrder(group.courses.map((one) => (one === before ? course : one)));
  return happened({ ...group, courses }, doing, 'course-changed', { name: course.name }, { courseId });
}

/** Removing a course that is not there changes nothing. */
export function removeCourse(group: Group, courseId: string, doing: Doing): Change<Group> {
  const removed = group.courses.find(({ id }) => id === courseId);
  if (!removed) return 'unchanged';
  return happened({ ...group, courses: group.courses.filter((one) => one !== removed) }, doing, 'course-removed', { name: removed.name }, { courseId });
}

const inOrder = (courses: readonly Course[]): Course[] => [...courses].sort((a, b) => a.name.localeCompare(b.name, 'en'));

function requireFreeName(group: Group, { id, name }: Course): void {
  if (group.courses.some((other) => other.id !== id && folded(other.name) === folded(name))) throw new CourseNameTaken();
}

/** Names of earlier releases may be stored in another form (NFC, NFD). */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();
