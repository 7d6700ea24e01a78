import { z } from 'zod';
import { id } from '../ids';
import { route } from '../route';
import { noBody, noQuery } from './common';
import { group } from './groups';
import { courseInput } from './house-rules';

const ofCourses = { service: 'groups', access: 'subscriber', params: z.object({ id }), query: noQuery, body: courseInput, answer: group } as const;
const ofCourse = { ...ofCourses, params: z.object({ id, courseId: id }), status: 200 } as const;

/** The calls about a group's course cards. A round keeps its own copy, which stays as it is. */
export const groupCoursesApi = {
  addCourse: route({
    ...ofCourses,
    name: 'addCourse',
    method: 'POST',
    path: '/api/groups/:id/courses',
    summary: 'Add a course card to a group, which has at most 20.',
    status: 201,
    refusals: [404, 409, 412, 422],
  }),
  changeCourse: route({
    ...ofCourse,
    name: 'changeCourse',
    method: 'PUT',
    path: '/api/groups/:id/courses/:courseId',
    summary: 'Replace a course card, for rounds to come.',
    refusals: [404, 409, 412, 422],
  }),
  removeCourse: route({
    ...ofCourse,
    name: 'removeCourse',
    method: 'DELETE',
    path: '/api/groups/:id/courses/:courseId',
    summary: 'Remove a course card from a group. Rounds keep theirs. Idempotent.',
    body: noBody,
    refusals: [404, 412],
  }),
} as const;
