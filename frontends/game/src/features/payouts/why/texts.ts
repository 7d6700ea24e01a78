import { formatDollars } from '@fairshare/golf-rules';
import { isolated, type PlayerLook } from '@fairshare/ui';

export const CLOSE = 'Close';

/** "Why Ann pays Ben $12.50"; to a reader who is one of the two: "Why you owe Ben $12.50", "Why you get $12.50 from Ann". */
export function whyTitle(from: PlayerLook, to: PlayerLook, cents: number): string {
  const amount = formatDollars(cents);
  if (from.isMe) return `Why you owe ${isolated(to.name)} ${amount}`;
  return to.isMe ? `Why you get ${amount} from ${isolated(from.name)}` : `Why ${isolated(from.name)} pays ${isolated(to.name)} ${amount}`;
}
