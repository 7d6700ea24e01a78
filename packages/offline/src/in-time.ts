/** After this timeout, the database counts as unavailable. Milliseconds. */
const GIVE_UP_AFTER_MS = 3_000;
/** The timeout after an earlier one, so that the golfer does not wait as long again. Milliseconds. */
const GIVE_UP_AGAIN_AFTER_MS = 300;
/** The wait is counted in steps of this length, so that a page that was frozen does not count the time it slept. Milliseconds. */
const STEP_MS = 100;

/** Whether the last completed call timed out. */
let isSilent = false;

/** The result of a database call; null if it fails or times out. */
export async function orNull<Result>(work: () => PromiseLike<Result>): Promise<Result | null> {
  try {
    return await inTime(work());
  } catch {
    return null;
  }
}

/** @throws when the work times out */
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
