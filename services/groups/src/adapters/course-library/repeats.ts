import { distanceKm, type Place } from './distance';

/** The fields of a course that a search needs. */
export interface NamedCourse extends Place {
  readonly line: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  /** The pars of its holes as one string. */
  readonly pars: string;
}

/** Removes duplicates. The library lists some courses several times, in wrong states too; the entry whose state has the nearest centre is kept. */
export function withoutRepeats(courses: readonly NamedCourse[]): NamedCourse[] {
  const same = groupedBy(courses, ({ name, city, pars }) => `${name}|${city}|${pars}`);
  const alone = [...same.values()].flatMap((group) => (group.length === 1 ? group : []));
  const middles = new Map([...groupedBy(alone, ({ state }) => state)].map(([state, inState]) => [state, middleOf(inState)]));
  const offMiddle = (course: NamedCourse) => distanceKm(course, middles.get(course.state) ?? { latitude: Number.NaN, longitude: Number.NaN }) || Infinity;
  return [...same.values()].map((group) => group.reduce((best, course) => (offMiddle(course) < offMiddle(best) ? course : best)));
}

function groupedBy(courses: readonly NamedCourse[], keyOf: (course: NamedCourse) => string): Map<string, NamedCourse[]> {
  const groups = new Map<string, NamedCourse[]>();
  for (const course of courses) {
    const group = groups.get(keyOf(course));
    if (group) group.push(course);
    else groups.set(keyOf(course), [course]);
  }
  return groups;
}

function middleOf(courses: readonly NamedCourse[]): Place {
  const known = courses.filter(({ latitude }) => !Number.isNaN(latitude));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { latitude: mean(known.map(({ latitude }) => latitude)), longitude: mean(known.map(({ longitude }) => longitude)) };
}
