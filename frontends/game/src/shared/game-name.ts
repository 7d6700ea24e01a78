import { type DaysOf, formatDay } from './dates';

/** "Game {date}", the day in the group's time zone; the next ones of a day are numbered, so that a list tells them apart. */
export function defaultGameName(taken: readonly string[], group: DaysOf, now: number = Date.now()): string {
  const name = `Game ${formatDay(now, group)}`;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} (${number})`;
    if (!taken.includes(candidate)) return candidate;
  }
}
