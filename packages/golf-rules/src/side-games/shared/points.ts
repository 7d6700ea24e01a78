import type { Cents } from '../../money';
import type { Payment } from '../../payments';
import { type ByPlayer, entryOf, forPlayer, type PlayerId } from '../../players';
import type { Figures, Part, GameMessage, Why } from '../../side-game';
import type { PlayableHole } from './counted';
import { perPoint } from './money';
import { message } from './standing';

/** The maximum number of players in a game. */
const MOST_PLAYERS = 8;

/** Templates for the points taken on a hole, the most first: "Ann & Ben: 2, Cid: 1". There is a code for each number of different scores. */
export const TAKEN_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: MOST_PLAYERS }, (_, more) => [
    `taken-${more + 1}`,
    Array.from({ length: more + 1 }, (__, place) => `{@players${place + 1}}: {points${place + 1}}`).join(', '),
  ]),
);

/** @param players at least one, in player order */
export function takenMessage(players: readonly PlayerId[], points: ByPlayer<number>): GameMessage {
  const taken = new Map<number, PlayerId[]>();
  for (const playerId of players) {
    const own = forPlayer(points, playerId);
    const same = taken.get(own);
    if (same) same.push(playerId);
    else taken.set(own, [playerId]);
  }
  const figures: Record<string, Figures[string]> = {};
  [...taken.keys()]
    .sort((a, b) => b - a)
    .forEach((own, place) => {
      figures[`players${place + 1}`] = taken.get(own) as PlayerId[];
      figures[`points${place + 1}`] = own;
    });
  return message(`taken-${taken.size}`, figures);
}

/** The players with the most points, in player order. `most` may be zero or negative. */
export function mostPoints(players: readonly PlayerId[], totals: ByPlayer<number>): { readonly most: number; readonly leaders: readonly PlayerId[] } {
  const most = Math.max(...players.map((playerId) => entryOf(totals, playerId) ?? 0));
  return { most, leaders: players.filter((playerId) => (entryOf(totals, playerId) ?? 0) === most) };
}

/** The templates of the standings by points, in one line. */
export const POINTS_LINE_WORDS = {
  leads: '{@leaders} {leaders|leads|lead} with {most} {most|point|points}',
  level: 'All level with {most} {most|point|points}',
} as const;

export function pointsMessage(players: readonly PlayerId[], totals: ByPlayer<number>): GameMessage {
  const { most, leaders } = mostPoints(players, totals);
  return leaders.length === players.length ? message('level', { most }) : message('leads', { leaders, most });
}

/** The payout for points on a hole: each pair of players on it settles the difference, times the value of a point. */
export const pointsPart = ({ hole, players }: PlayableHole, points: ByPlayer<number>, cents: Cents, { why, provisional }: { why: Why; provisional: boolean }): Part => ({
  at: hole,
  nets: perPoint(players, points, cents),
  debts: debtsPerPoint(players, points, cents),
  why,
  provisional,
});

/** Reads each player's points once, because eight players make 28 pairs a hole. */
function debtsPerPoint(players: readonly PlayerId[], points: ByPlayer<number>, cents: Cents): Payment[] {
  const own = players.map((playerId) => forPlayer(points, playerId));
  const debts: Payment[] = [];
  players.forEach((from, debtor) =>
    players.forEach((to, creditor) => {
      const owed = ((own[creditor] as number) - (own[debtor] as number)) * cents;
      if (owed > 0) debts.push({ from, to, cents: owed });
    }),
  );
  return debts;
}
