import type { Course, CourseInput, LibraryCourse, Tee } from '@fairshare/contracts';
import type { Change } from '@fairshare/store';
import { CourseNameTaken, NoSuchCourse, TooManyCourses } from './errors';
import type { Group } from './group';
import { happened, type Action } from './activity-log';

/** `newId`: the id of the created object; the same when the request is retried. */
type Making = Action & { newId(): string };

const MAX_COURSES = 20;

/** Adds a card as a member typed it. @throws TooManyCourses, CourseNameTaken */
export const addCourse = (group: Group, doing: Making, input: CourseInput): Change<Group> => {
  const id = doing.newId();
  return withCourse(group, courseFrom(id, input, { newId: id, before: [] }), doing);
};

/** Adds a copy of a library card. If the group already has a copy, even a renamed one, nothing changes. @throws TooManyCourses, CourseNameTaken */
export function addCopy(group: Group, doing: Making, { id: libraryId, name, city, state, holes }: LibraryCourse): Change<Group> {
  if (group.courses.some((course) => course.libraryId === libraryId)) return 'unchanged';
  const names = [name, ...[city, city && state && `${city}, ${state}`].flatMap((place) => (place ? [`${name} (${place})`] : []))];
  const free = names.find((one) => isFreeName(group, { id: '', name: one })) ?? name;
  return withCourse(group, { id: doing.newId(), name: free, holes, libraryId }, doing);
}

function withCourse(group: Group, course: Course, doing: Action): Change<Group> {
  if (group.courses.length >= MAX_COURSES) throw new TooManyCourses(MAX_COURSES);
  requireFreeName(group, course);
  return happened({ ...group, courses: inOrder([...group.courses, course]) }, doing, 'course-added', { name: course.name }, { courseId: course.id });
}

/** Changes a course. Existing rounds keep their card. @throws NoSuchCourse, CourseNameTaken */
export function changeCourse(group: Group, courseId: string, input: CourseInput, doing: Making): Change<Group> {
  const before = group.courses.find(({ id }) => id === courseId);
  if (!before) throw new NoSuchCourse();
  const course = { ...courseFrom(courseId, input, { newId: doing.newId(), before: before.tees ?? [] }), ...(before.libraryId !== undefined && { libraryId: before.libraryId }) };
  requireFreeName(group, course);
  if (JSON.stringify(course) === JSON.stringify(before)) return 'unchanged';
  const courses = inOrder(group.courses.map((one) => (one === before ? course : one)));
  return happened({ ...group, courses }, doing, 'course-changed', { name: course.name }, { courseId });
}

/** The card from the request. Without tees in the request the old ones stay, but lose their own pars or stroke indexes if the number of holes differs. */
function courseFrom(id: string, { tees: written, ...card }: CourseInput, { newId, before }: { readonly newId: string; readonly before: readonly Tee[] }): Course {
  const tees = written ? written.map((tee, index) => ({ ...tee, id: tee.id ?? `${newId}-${index + 1}` })) : before.map((tee) => fittingTee(tee, card.holes.length));
  return { id, ...card, ...(tees.length > 0 && { tees }) };
}

function fittingTee({ par, strokeIndex, ...tee }: Tee, holes: number): Tee {
  return { ...tee, ...(par?.length === holes && { par }), ...(strokeIndex?.length === holes && { strokeIndex }) };
}

/** Removing a missing course changes nothing. */
export function removeCourse(group: Group, courseId: string, doing: Action): Change<Group> {
  const removed = group.courses.find(({ id }) => id === courseId);
  if (!removed) return 'unchanged';
  return happened({ ...group, courses: group.courses.filter((one) => one !== removed) }, doing, 'course-removed', { name: removed.name }, { courseId });
}

const inOrder = (courses: readonly Course[]): Course[] => [...courses].sort((a, b) => a.name.localeCompare(b.name, 'en'));

type Named = Pick<Course, 'id' | 'name'>;

const isFreeName = (group: Group, { id, name }: Named): boolean => group.courses.every((other) => other.id === id || folded(other.name) !== folded(name));

function requireFreeName(group: Group, course: Named): void {
  if (!isFreeName(group, course)) throw new CourseNameTaken();
}

/** Names of earlier releases may be stored in another form (NFC, NFD). */
const folded = (name: string): string => name.normalize('NFC').toLowerCase();
