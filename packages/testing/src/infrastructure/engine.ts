/** A real server that tests may be hard on. */
export interface Engine {
  /** Where it listens, the same after a restart. */
  readonly url: string;
  /** Gone at once, as in a power cut. */
  kill(): Promise<void>;
  /** Up again on the same address and data. */
  restart(): Promise<void>;
  /** Down for good, and its data removed. */
  close(): Promise<void>;
}
