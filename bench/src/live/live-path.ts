/** When one change was sent, accepted, and received; `performance.now()` of this process. */
export interface Timing {
  readonly sentAt: number;
  readonly acceptedAt: number;
  readonly receivedAt: number;
}

/** A path from a client that writes to a client that receives the notice. */
export interface LivePath {
  /** Sends one change, and waits for its notice. @throws Error when it is refused, or its notice is lost */
  score(): Promise<Timing>;
  close(): Promise<void>;
}

/** Several paths of one kind, used in turns: the process that gets the request, and the partition that is written, differ from one to the next. */
export function inTurns(paths: readonly LivePath[]): LivePath {
  let turn = 0;
  return {
    score: () => {
      turn += 1;
      const path = paths[turn % paths.length];
      if (!path) throw new Error('there is no path');
      return path.score();
    },
    close: async () => void (await Promise.all(paths.map((path) => path.close()))),
  };
}
