import { isolated } from '@fairshare/ui';
import { formatDollars } from '@fairshare/golf-rules';

/** The reader's balance on a tab: "You’re $14.00 up", "You owe $6.50", "All square". */
export function standingWords(cents: number): string {
  if (cents === 0) return ALL_SQUARE;
  return cents > 0 ? `You’re ${formatDollars(cents)} up` : `You owe ${formatDollars(-cents)}`;
}

export const ALL_SQUARE = 'All square';

/** The state of a tab for a reader who is not one of its players. */
export function neutralWords(payments: number): string {
  if (payments === 0) return ALL_SQUARE;
  return payments === 1 ? '1 payment makes it even' : `${payments} payments make it even`;
}

/** "Ben → Ann $12.32", as text to copy and send. */
export const paymentWords = (from: string, to: string, cents: number): string => `${isolated(from)} → ${isolated(to)} ${formatDollars(cents)}`;
