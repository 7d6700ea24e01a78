/** The maximum number of messages of one socket. */
interface Pace {
  readonly messages: number;
  /** Milliseconds. */
  readonly within: number;
}

/** Counts messages by time windows. Returns true once there are too many in one. Epoch milliseconds. */
export function createMessageLimit({ messages, within }: Pace): (now: number) => boolean {
  let began = -Infinity;
  let count = 0;
  return (now) => {
    if (now - began >= within) {
      began = now;
      count = 0;
    }
    count += 1;
    return count > messages;
  };
}
