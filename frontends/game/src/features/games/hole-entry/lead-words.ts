import type { GamePoints, PlayerId } from '@fairshare/golf-rules';
import { by, LEADS, leadsInWords, SHARE_LEAD, TAKE_SHARE_OF_LEAD, TAKES_LEAD } from './lead-texts';

/** A game that counts points, by its name. */
interface CountedGame {
  readonly name: string;
  readonly points: GamePoints | undefined;
}

/** The effect of a hole on the lead of each game: "Ann takes the lead", "Ben leads by 3 in BBB". Empty if the hole does not count. */
export function leadWords(games: readonly CountedGame[], hole: number, nameOf: (playerId: PlayerId) => string): string {
  const counted = games.flatMap(({ name, points }) => {
    const won = points?.holes.find((one) => one.hole === hole)?.points;
    return points && won ? [{ name, totals: points.totals, won }] : [];
  });
  const leads = counted.map(({ name, totals, won }) => {
    const before = Object.fromEntries(Object.entries(totals).map(([playerId, total]) => [playerId, total - (won[playerId] ?? 0)]));
    const now = leadersOf(totals);
    return { who: now.map(nameOf).join(' and '), ...deedOf(leadersOf(before), now, marginOf(totals)), game: name };
  });
  return leadsInWords(leads, games.length > 1);
}

function deedOf(before: readonly PlayerId[], now: readonly PlayerId[], margin: number): { did: string; by?: string } {
  const isSame = before.join() === now.join();
  if (now.length > 1) return { did: isSame ? SHARE_LEAD : TAKE_SHARE_OF_LEAD };
  return isSame ? { did: LEADS, by: by(margin) } : { did: TAKES_LEAD };
}

function leadersOf(totals: Readonly<Record<PlayerId, number>>): PlayerId[] {
  const most = Math.max(...Object.values(totals));
  return Object.keys(totals).filter((playerId) => totals[playerId] === most);
}

/** The difference in points between the first and the second place. */
function marginOf(totals: Readonly<Record<PlayerId, number>>): number {
  const [first = 0, second = 0] = Object.values(totals).sort((one, other) => other - one);
  return first - second;
}
