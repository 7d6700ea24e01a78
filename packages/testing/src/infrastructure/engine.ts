/** A real server that tests may kill, pause and restart. */
export interface Engine {
  /** The address on which it listens, the same after a restart. */
  readonly url: string;
  /** Kills it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Freezes it: it holds its connections, but does not respond. */
  pause(): Promise<void>;
  /** Ends a pause. */
  resume(): Promise<void>;
  /** Makes its writes fail as on a full disk; not available everywhere. */
  fillDisk?(): Promise<void>;
  clearDisk?(): Promise<void>;
  /** Starts it again on the same address and data. */
  restart(): Promise<void>;
  /** Stops it permanently and removes its data. */
  close(): Promise<void>;
}
