import type { BbbChild, BbbGame, GameSettings, GameValues, PointsChild, PointsGame, StrokesGame } from '@fairshare/contracts';
import { centsToDollars, dollarsToCents, scoreBbbGame, scoreStrokeGame, shownPoints, type StrokesGiven, whoPlays } from '@fairshare/golf-rules';
import type { Players } from '../domain/roster';
import type { Round } from '../domain/round';

/** The games of a round that score points: 2/9/16 if it has one, then BBB. */
export function presentPointsGames(round: Round, players: Players): PointsGame[] {
  return [...(round.points ? [presentStrokesGame(round, round.points, players)] : []), presentBbbGame(round, players)];
}

/** A 2/9/16 game: strokes as entered, those given, points of the holes on which everyone who plays them has strokes. */
export function presentStrokesGame(round: Round, game: PointsChild, players: Players): StrokesGame {
  const holes = perHole(game.holes, (cells) => mapValues(cells, (cell) => cell.value));
  const roster = whoPlays(round, players);
  return { ...shared(round, game), gameType: 'points', holes, ...(roster.given && { given: presentGiven(roster.given) }), ...shownPoints(scoreStrokeGame(roster, holes)) };
}

/** A BBB game: awards as entered, a point for each. */
export function presentBbbGame(round: Round, players: Players): BbbGame {
  const holes = perHole(round.bbb.holes, (cells) => mapValues(cells, (cell) => cell.value));
  return { ...shared(round, round.bbb), gameType: 'bbb', holes, ...shownPoints(scoreBbbGame(whoPlays(round, players), holes)) };
}

/** Cents to dollars. */
export const presentSettings = ({ pointValueCents, fbtValueCents }: GameSettings): GameValues => ({
  pointValue: centsToDollars(pointValueCents),
  fbtValue: centsToDollars(fbtValueCents),
});

/** Dollars to cents; the contract has refused anything but whole cents. */
export const readSettings = ({ pointValue, fbtValue }: GameValues): GameSettings => ({
  pointValueCents: dollarsToCents(pointValue),
  fbtValueCents: dollarsToCents(fbtValue),
});

const presentGiven = (given: StrokesGiven) => perHole(given, (players) => ({ ...players }));

function shared(round: Round, game: PointsChild | BbbChild) {
  const { id, version, name, createdAt, settings } = game;
  return {
    id,
    version,
    name,
    groupId: round.groupId,
    gameStateId: round.id,
    createdAt,
    settings: presentSettings(settings),
    cellVersions: perHole<Readonly<Record<string, { readonly version: number }>>, Record<string, number>>(game.holes, (cells) => mapValues(cells, (cell) => cell.version)),
  };
}

const perHole = <Hole, Shown>(holes: Readonly<Record<string, Hole>>, show: (hole: Hole) => Shown): Record<string, Shown> =>
  Object.fromEntries(Object.entries(holes).map(([hole, cells]) => [hole, show(cells)]));

const mapValues = <Value, Shown>(record: Readonly<Record<string, Value>>, show: (value: Value) => Shown): Record<string, Shown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, show(value)]));
