/** A database that does not answer by then is as good as none. Milliseconds. */
const GIVE_UP_AFTER_MS = 3_000;

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
    const timer = setTimeout(() => reject(new Error('The local database does not answer')), GIVE_UP_AFTER_MS);
    work.then(resolve, reject).then(() => clearTimeout(timer));
  });
}
