import { z } from 'zod';
import { id } from '../ids';
import { route, routeTable } from '../route';
import { group } from './groups';
import { courseInput, newCourse } from './house-rules';

const ofCourses = { service: 'groups', access: 'subscriber', params: z.object({ id }), answer: group } as const;
const ofCourse = { ...ofCourses, params: z.object({ id, courseId: id }) } as const;

/** The calls about a group's course cards. A round has its own copy, which does not change. */
export const groupCoursesApi = routeTable({
  addCourse: route({
    ...ofCourses,
    method: 'POST',
    path: '/api/groups/:id/courses',
    summary:
      'Add a course card to a group: the card in the body, or a copy of the library course `libraryId`. A group has at most 20 cards. Adding a library course that the group already has changes nothing.',
    body: newCourse,
    status: 201,
    refusals: [404, 409, 412, 422],
  }),
  changeCourse: route({
    ...ofCourse,
    method: 'PUT',
    path: '/api/groups/:id/courses/:courseId',
    summary: 'Replace a course card. Affects future rounds only.',
    body: courseInput,
    refusals: [404, 409, 412, 422],
  }),
  removeCourse: route({
    ...ofCourse,
    method: 'DELETE',
    path: '/api/groups/:id/courses/:courseId',
    summary: 'Remove a course card from a group. Existing rounds keep their copy. Idempotent.',
    refusals: [404, 412],
  }),
});
