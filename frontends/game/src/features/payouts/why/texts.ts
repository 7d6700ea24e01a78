import { formatDollars } from '@fairshare/golf-rules';
import { isolated, type PlayerLook } from '@fairshare/ui';
import { pointsWords } from '../../../shared/points-words';

export const CLOSE = 'Close';

/** "Why Ann pays Ben $12.50". If the user is one of the two: "Why you owe Ben $12.50", "Why you get $12.50 from Ann". */
export function whyTitle(from: PlayerLook, to: PlayerLook, cents: number): string {
  const amount = formatDollars(cents);
  if (from.isMe) return `Why you owe ${isolated(to.name)} ${amount}`;
  return to.isMe ? `Why you get ${amount} from ${isolated(from.name)}` : `Why ${isolated(from.name)} pays ${isolated(to.name)} ${amount}`;
}

export const BIGGEST_HOLES = 'The holes that moved most';
/** "Mostly 2/9/16 Points: Ann 64 points, Dee 31, $33.00" */
export const mostlyPoints = (game: string, winner: string, points: number, loser: string, others: number, amount: string): string =>
  `Mostly ${game}: ${winner} ${pointsWords(points)}, ${loser} ${others}, ${amount}`;
/** "Mostly Card Game: Ann +$5.00, Dee −$7.00" */
export const mostlyNets = (game: string, winner: string, net: string, loser: string, other: string): string => `Mostly ${game}: ${winner} ${net}, ${loser} ${other}`;
