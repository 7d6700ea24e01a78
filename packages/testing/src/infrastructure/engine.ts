/** A real server that tests may be hard on. */
export interface Engine {
  /** Where it listens, the same after a restart. */
  readonly url: string;
  /** Gone at once, as in a power cut. */
  kill(): Promise<void>;
  /** Stops it in its tracks: it is there, holds its connections, and says nothing. */
  pause(): Promise<void>;
  /** It goes on where it stood. */
  resume(): Promise<void>;
  /** From now on nothing it writes finds room; not everywhere can that be had. */
  fillDisk?(): Promise<void>;
  clearDisk?(): Promise<void>;
  /** Up again on the same address and data. */
  restart(): Promise<void>;
  /** Down permanently, and its data removed. */
  close(): Promise<void>;
}
