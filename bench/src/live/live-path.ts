/** When one change was sent, accepted, and heard of; `performance.now()` of this process. */
export interface Timing {
  readonly sentAt: number;
  readonly acceptedAt: number;
  readonly heardAt: number;
}

/** A way from somebody who writes to somebody who listens. */
export interface LivePath {
  /** One change, and its notice. @throws Error when it is refused, or its notice is lost */
  score(): Promise<Timing>;
  close(): Promise<void>;
}

/** Several of one kind, taken in turns: which process is asked, and which partition is written, differs from one to the next. */
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
