import { type DaysOf, formatDay } from './dates';

/** "Game {date}" with the day in the group's time zone. Further games of the same day are numbered, so that a list distinguishes them. */
export function defaultGameName(taken: readonly string[], group: DaysOf, now: number = Date.now()): string {
  const name = `Game ${formatDay(now, group)}`;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} (${number})`;
    if (!taken.includes(candidate)) return candidate;
  }
}
