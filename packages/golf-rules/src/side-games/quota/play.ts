import type { Cents } from '../../money';
import { type ByPlayer, byPlayer, entryOf, forPlayer, type PlayerId } from '../../players';
import { MIN_ON_HOLE, playersOfAll } from '../../roster';
import type { Part, SideFacts, SidePlayed, SideTerms } from '../../side-game';
import type { CountedHole, Holes } from '../shared/counted';
import { shareByParts } from '../shared/money';
import { withPickUps } from '../shared/pick-up';
import { mostPoints, pointsPart, takenMessage } from '../shared/points';
import { allStrokesGiven, scoresOf } from '../shared/scoring';
import { message, summedUp } from '../shared/standing';
import { holesToPar, isOpen, toPar } from '../shared/to-par';

export interface QuotaOptions {
  /** Cents. */
  readonly value: Cents;
  readonly payout: 'perPoint' | 'pot';
}

/** The quota of a hole before strokes given: the points for par, 36 over 18 holes. So a player who plays only some holes has the quota of those. */
const QUOTA_OF_HOLE = 2;

interface Scored {
  readonly at: CountedHole;
  readonly points: ByPlayer<number>;
  readonly quota: ByPlayer<number>;
  /** Points over quota; negative: short of it. */
  readonly over: ByPlayer<number>;
}

export function playQuota(facts: SideFacts, { value, payout }: QuotaOptions, terms: SideTerms): SidePlayed {
  const holes = holesToPar(terms, withPickUps(scoresOf(facts, terms, 'gross'), facts, terms));
  const given = allStrokesGiven(terms);
  const scored = holes.counted.map((at): Scored => {
    const points = byPlayer(at.players, (playerId) => pointsFor(toPar(terms, at.hole, playerId, forPlayer(at.gross, playerId))));
    const quota = byPlayer(at.players, (playerId) => QUOTA_OF_HOLE - (entryOf(entryOf(given, at.hole) ?? {}, playerId) ?? 0));
    return { at, points, quota, over: byPlayer(at.players, (playerId) => forPlayer(points, playerId) - forPlayer(quota, playerId)) };
  });
  return {
    parts:
      payout === 'pot'
        ? potOf(scored, holes, value, terms)
        : scored.map((one) => pointsPart(one.at, one.over, value, { why: whyOf(one, value), provisional: isOpen(one.at, terms) })),
    standing: standingOf(scored, terms),
    outcomes: Object.fromEntries(scored.map(({ at, points }) => [at.hole, takenMessage(at.players, points)])),
    incompleteHoles: holes.incompleteHoles,
  };
}

/** Points for gross strokes over par. A player who picked up has none. */
function pointsFor(over: number): number {
  if (over <= -3) return 16;
  if (over === -2) return 8;
  if (over === -1) return 4;
  if (over === 0) return 2;
  return over === 1 ? 1 : 0;
}

function whyOf({ at, points, quota, over }: Scored, valueCents: Cents) {
  const { code, figures } = takenMessage(at.players, points);
  const own = (playerId: PlayerId) => {
    const score = forPlayer(at.gross, playerId);
    const counted = { points: forPlayer(points, playerId), quota: forPlayer(quota, playerId), over: forPlayer(over, playerId) };
    return Number.isFinite(score) ? { score, ...counted } : counted;
  };
  return { code, figures: { ...figures, valueCents }, players: byPlayer(at.players, own) };
}

const sumOf = (scored: readonly Scored[], figure: 'points' | 'quota' | 'over', playerId: PlayerId): number =>
  scored.reduce((sum, one) => sum + (entryOf(one[figure], playerId) ?? 0), 0);

/** One pot of the players who play every hole of the round. The most points over quota take it; ties share it. */
function potOf(scored: readonly Scored[], { isComplete }: Holes, value: Cents, { players, roster, oddCentsBefore }: SideTerms): Part[] {
  const playing = playersOfAll(roster, roster.holes).filter((playerId) => players.includes(playerId));
  if (playing.length < MIN_ON_HOLE || scored.length === 0) return [];
  const { most, leaders } = mostPoints(
    playing,
    byPlayer(playing, (playerId) => sumOf(scored, 'over', playerId)),
  );
  const pot = value * playing.length;
  const { shares, odd } = shareByParts(
    pot,
    leaders,
    byPlayer(leaders, () => 1),
    oddCentsBefore,
  );
  const own = (playerId: PlayerId) => ({ points: sumOf(scored, 'points', playerId), quota: sumOf(scored, 'quota', playerId), over: sumOf(scored, 'over', playerId) });
  return [
    {
      at: { holes: scored.map(({ at }) => at.hole) },
      nets: byPlayer(playing, (playerId) => (entryOf(shares, playerId) ?? 0) - value),
      why: { code: 'pot', figures: { winner: leaders, most: signed(most), valueCents: pot }, players: byPlayer(playing, own) },
      provisional: !isComplete,
      odd,
    },
  ];
}

/** A number with its sign, as golfers write it. */
const signed = (over: number): string => (over > 0 ? `+${over}` : String(over).replace('-', '−'));

function standingOf(scored: readonly Scored[], { players }: SideTerms): SidePlayed['standing'] {
  const standing = summedUp(players, 'over quota', Object.fromEntries(scored.map(({ at, over }) => [at.hole, over])), null);
  if (scored.length === 0) return standing;
  const { most, leaders } = mostPoints(players, standing.players);
  return { ...standing, line: leaders.length === players.length ? message('level', { most: signed(most) }) : message('leads', { leaders, most: signed(most) }) };
}
