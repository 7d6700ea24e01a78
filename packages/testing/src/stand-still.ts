/** Blocks this process for the given milliseconds, as a SIGSTOP would. It blocks in an immediate: the event loop then runs its timers before it reads any input. */
export async function standStill(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
