import { formatDay } from './dates';

/** "Game {date}", in the golfer's own time; the next ones of a day are numbered, so that a list tells them apart. */
export function defaultGameName(taken: readonly string[], day: Date = new Date()): string {
  const name = `Game ${formatDay(day)}`;
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name} (${number})`;
    if (!taken.includes(candidate)) return candidate;
  }
}
