/**
 * Goes on with a value at once if it is there, else when it comes. Most of what a request asks of this process is in memory: waiting
 * for it all the same would cost a turn of the event loop at each step.
 */
export function whenKnown<T extends Answer, Result>(value: T | Promise<T>, use: (value: T) => Result | Promise<Result>): Result | Promise<Result> {
  return isPromise(value) ? value.then(use) : use(value);
}

type Answer = object | number | null;

const isPromise = <T extends Answer>(value: T | Promise<T>): value is Promise<T> => typeof value === 'object' && value !== null && 'then' in value;
