import { z } from 'zod';
import { courseHole } from '../events/house-rules';
import { id, text } from '../ids';
import { route, routeTable } from '../route';

/** A place on earth in degrees: "latitude,longitude". */
const place = z
  .string()
  .max(40, 'must be latitude,longitude in degrees')
  .regex(/^-?\d{1,2}(\.\d{1,15})?,-?\d{1,3}(\.\d{1,15})?$/, 'must be latitude,longitude in degrees')
  .transform((written) => {
    const [latitude = 0, longitude = 0] = written.split(',').map(Number);
    return { latitude, longitude };
  })
  .refine(({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180, 'must be at most 90 and 180 degrees');

/** A course of the library, as a search lists it. */
export const foundCourse = z.object({
  id,
  name: z.string(),
  /** Null: unknown to the library. The same holds for `state`. */
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** 9 or 18. */
  holes: z.number().int(),
  /** Of all its holes. */
  par: z.number().int(),
  /** The distance from `near`, with one decimal. Absent without `near`. */
  distanceKm: z.number().optional(),
});
export type FoundCourse = z.infer<typeof foundCourse>;

/** A course of the library with its card. */
export const libraryCourse = foundCourse.omit({ holes: true, distanceKm: true }).extend({ holes: z.array(courseHole) });
export type LibraryCourse = z.infer<typeof libraryCourse>;

/** The calls about the course library, which is the same for everyone. */
export const coursesApi = routeTable({
  findCourses: route({
    service: 'groups',
    access: 'session',
    method: 'GET',
    path: '/api/courses',
    summary: 'Search the course library by words of name, city and state, best match first; with `near` ("latitude,longitude"), nearest first. Requires `q` or `near`.',
    query: z
      .object({
        q: text(100).optional(),
        near: place.optional(),
        limit: z.coerce.number('must be a number from 1 to 50').int('must be a whole number').min(1, 'must be 1 to 50').max(50, 'must be 1 to 50').default(20),
      })
      .refine(({ q, near }) => q || near, { path: ['q'], message: 'is missing: what to look for, or near' }),
    answer: z.array(foundCourse),
  }),
  getCourse: route({
    service: 'groups',
    access: 'session',
    method: 'GET',
    path: '/api/courses/:id',
    summary: 'Get a course card of the library. Contains data from OpenGolfAPI (opengolfapi.org), ODbL 1.0: check it against the printed card.',
    params: z.object({ id }),
    answer: libraryCourse,
    refusals: [404],
  }),
});
