/** A database that does not answer by then is as good as none. Milliseconds. */
const GIVE_UP_AFTER_MS = 3_000;
/** The same once it has not answered: a golfer who waits is not made to wait once more. Milliseconds. */
const GIVE_UP_AGAIN_AFTER_MS = 300;
/** The wait is counted in steps of this length, so that a page that was frozen does not count the time it slept. Milliseconds. */
const STEP_MS = 100;

/** The last call that ended was given up. */
let isSilent = false;

/** What the database does, or null where it will not. */
export async function orNull<Result>(work: () => PromiseLike<Result>): Promise<Result | null> {
  try {
    return await inTime(work());
  } catch {
    return null;
  }
}

/** @throws when it takes too long */
export function inTime<Result>(work: PromiseLike<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let stepsLeft = (isSilent ? GIVE_UP_AGAIN_AFTER_MS : GIVE_UP_AFTER_MS) / STEP_MS;
    const timer = setInterval(() => {
      stepsLeft -= 1;
      if (stepsLeft > 0) return;
      clearInterval(timer);
      isSilent = true;
      reject(new Error('The local database does not answer'));
    }, STEP_MS);
    work.then(resolve, reject).then(() => {
      clearInterval(timer);
      isSilent = false;
    });
  });
}
