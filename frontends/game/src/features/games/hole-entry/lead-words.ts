import type { GamePoints, PlayerId } from '@fairshare/golf-rules';
import { leads, sharesLead, takesLead, takesShareOfLead } from './lead-texts';

/** A game whose points are counted, by its name. */
interface CountedGame {
  readonly name: string;
  readonly points: GamePoints | undefined;
}

/** What a hole did to the lead of each game: "Ann takes the lead", "Ben leads by 3 in BBB". Empty where the hole does not count. */
export function leadWords(games: readonly CountedGame[], hole: number, nameOf: (playerId: PlayerId) => string): string {
  const counted = games.flatMap(({ name, points }) => {
    const won = points?.holes.find((one) => one.hole === hole)?.points;
    return points && won ? [{ name, totals: points.totals, won }] : [];
  });
  return counted
    .map(({ name, totals, won }) => {
      const before = Object.fromEntries(Object.entries(totals).map(([playerId, total]) => [playerId, total - (won[playerId] ?? 0)]));
      const words = ofOne(leadersOf(before), leadersOf(totals), marginOf(totals), nameOf);
      return games.length > 1 ? `${words} in ${name}` : words;
    })
    .join(', ');
}

function ofOne(before: readonly PlayerId[], now: readonly PlayerId[], margin: number, nameOf: (playerId: PlayerId) => string): string {
  const names = now.map(nameOf).join(' and ');
  const isSame = before.join() === now.join();
  if (now.length > 1) return (isSame ? sharesLead : takesShareOfLead)(names);
  return isSame ? leads(names, margin) : takesLead(names);
}

function leadersOf(totals: Readonly<Record<PlayerId, number>>): PlayerId[] {
  const most = Math.max(...Object.values(totals));
  return Object.keys(totals).filter((playerId) => totals[playerId] === most);
}

/** Points from the first to the second. */
function marginOf(totals: Readonly<Record<PlayerId, number>>): number {
  const [first = 0, second = 0] = Object.values(totals).sort((one, other) => other - one);
  return first - second;
}
