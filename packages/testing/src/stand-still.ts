/** Stops this process for so many milliseconds, as a SIGSTOP would: from an immediate the loop goes on to its timers, and only then reads what has come. */
export async function standStill(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
