const POLL_MS = 5;
const GIVE_UP_MS = 30_000;

/** Resolves as soon as the condition holds; fails after thirty seconds, which suits a machine that is ten times busier. */
export async function until(condition: () => boolean, what = String(condition)): Promise<void> {
  const deadline = Date.now() + GIVE_UP_MS;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
