import type { Leaderboard } from '@fairshare/contracts';
import { definitionOf, type GameKind, HOLE_GAMES, HOLES } from '@fairshare/golf-rules';
import { cardOf, type PointsOnCard, type Scorecard } from '../../shared/scorecard/card';

type ByHole = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The scorecard of a leaderboard. A leaderboard of the previous release has no course, and every player plays every hole. */
export function cardOfBoard(board: Leaderboard): Scorecard {
  const { points, pars, round } = board;
  const players = board.players.map(({ id }) => id);
  const holes = round?.holes ?? HOLES;
  return cardOf({
    players,
    roster: { players, holes, holesOf: round?.holesOf ?? Object.fromEntries(players.map((id) => [id, holes])), ...(round?.given && { given: round.given }) },
    strokes: points && gross(points.strokes, round?.given),
    pickedUp: round?.pickedUp ?? {},
    course: round?.course ?? null,
    parOf: (hole, playerId) => pars?.[hole]?.[playerId],
    games: [...gamesOf(board), ...sideGamesOf(board)],
  });
}

/** Gross strokes: the net strokes plus the strokes given. */
const gross = (net: ByHole, given: ByHole = {}): ByHole =>
  Object.fromEntries(Object.entries(net).map(([hole, strokes]) => [hole, Object.fromEntries(Object.entries(strokes).map(([id, one]) => [id, one + (given[hole]?.[id] ?? 0)]))]));

function gamesOf(board: Leaderboard): PointsOnCard[] {
  const standings: Readonly<Partial<Record<GameKind, { readonly points: ByHole } | null>>> = board;
  return HOLE_GAMES.flatMap((kind) => {
    const won = standings[kind]?.points ?? {};
    return Object.keys(won).length === 0 ? [] : [{ id: kind, name: definitionOf(kind).name, players: board.players.map(({ id }) => id), holes: won }];
  });
}

const sideGamesOf = ({ sideGames = [] }: Leaderboard): PointsOnCard[] =>
  sideGames.flatMap(({ id, name, standing: { players, holes = {} } }) => (Object.keys(holes).length === 0 ? [] : [{ id, name, players: Object.keys(players), holes }]));
