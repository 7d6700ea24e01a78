/** Polls every `every` until a condition holds; fails with the last value. The default timeout suits a machine that is ten times busier. Milliseconds. */
export async function eventually<T>(look: () => Promise<T> | T, holds: (seen: T) => boolean, { within = 20_000, every = 10 } = {}): Promise<T> {
  const until = Date.now() + within;
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (Date.now() > until) throw new Error(`waited ${within} ms in vain; last seen: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
