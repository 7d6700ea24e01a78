/** Waits for a condition by asking again `every` so often; fails with what it last saw. By default it waits as long as a machine that is ten times busier may take. Milliseconds. */
export async function eventually<T>(look: () => Promise<T> | T, holds: (seen: T) => boolean, { within = 20_000, every = 10 } = {}): Promise<T> {
  const until = Date.now() + within;
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    if (Date.now() > until) throw new Error(`waited ${within} ms in vain; last seen: ${JSON.stringify(seen)}`);
    await new Promise((resolve) => setTimeout(resolve, every));
  }
}
