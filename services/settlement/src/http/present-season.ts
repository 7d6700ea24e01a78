import type { GroupState, PlayerPage, PlayerRound, PlayerSeason as PlayerSeasonResource, SeasonTable as SeasonTableResource } from '@fairshare/contracts';
import { centsToDollars, type Cents, HOLE_GAMES, type HoleGame } from '@fairshare/golf-rules';
import { SIDE_KINDS } from '@fairshare/golf-rules/side-games';
import type { Average, PlayedRound, PlayerTally } from '../domain/season';
import type { SideTally } from '../domain/season-story';
import type { PlayerSeason } from '../queries/player-season';
import type { SeasonTable } from '../queries/season-table';

/** `showMoney` is absent in groups published by a release without seasons. */
const showsMoney = ({ showMoney = true }: GroupState): boolean => showMoney;

export function presentSeasonTable({ group, season, rounds, players, meetings, rivalries, roundByRound, sides }: SeasonTable): SeasonTableResource {
  return {
    groupId: group.id,
    season: { ...season },
    rounds,
    showMoney: showsMoney(group),
    players: players.map((tally) => presentTally(group, tally, sides[tally.playerId])),
    headToHead: meetings.map(({ players: [one, other], ...record }) => ({ players: [one, other], ...record })),
    rivalries: rivalries.map(({ players: [one, other], ...between }) => ({ players: [one, other], ...between })),
    roundByRound: roundByRound.map(({ aboveEven, netCents, ...round }) => ({
      ...round,
      aboveEven: mapped(aboveEven, twoDecimals),
      net: showsMoney(group) ? mapped(netCents, centsToDollars) : null,
    })),
  };
}

const mapped = (figures: Readonly<Record<string, number>>, present: (figure: number) => number): Record<string, number> =>
  Object.fromEntries(Object.entries(figures).map(([playerId, figure]) => [playerId, present(figure)]));

export function presentPlayerSeason({ group, season, tally, sides, played, meetings, best, worst }: PlayerSeason): PlayerPage {
  return {
    groupId: group.id,
    season: { ...season },
    showMoney: showsMoney(group),
    ...presentTally(group, tally, sides),
    played: played.map((one) => presentRound(group, one)).reverse(),
    best,
    worst,
    against: meetings.map(({ players: [, playerId], ...record }) => ({ playerId, ...record })),
  };
}

function presentTally(group: GroupState, { playerId, averages, netCents, ...tally }: PlayerTally, sides: readonly SideTally[] = []): PlayerSeasonResource {
  return {
    player: presentPlayer(group, playerId),
    ...tally,
    ...ofHoleGames((kind) => presentAverage(averages[kind])),
    net: presentNet(group, netCents),
    ...(sides.length > 0 && { sideGames: presentSides(group, sides) }),
  };
}

/** In the order of the kinds. A kind of a future release is omitted. */
const presentSides = (group: GroupState, sides: readonly SideTally[]): NonNullable<PlayerSeasonResource['sideGames']> =>
  SIDE_KINDS.flatMap(({ kind, name }) =>
    sides.filter((side) => side.kind === kind).map(({ netCents, count, ...side }) => ({ ...side, name, count: twoDecimals(count), net: presentNet(group, netCents) })),
  );

const ofHoleGames = <Figure>(figureOf: (kind: HoleGame) => Figure) => Object.fromEntries(HOLE_GAMES.map((kind) => [kind, figureOf(kind)])) as Record<HoleGame, Figure>;

function presentRound(group: GroupState, { round: { id, name, createdAt }, summary, aboveEven }: PlayedRound): PlayerRound {
  const { taken, netCents, ...tally } = summary;
  return {
    id,
    name,
    createdAt,
    ...ofHoleGames((kind) => taken[kind]?.points ?? null),
    aboveEven: aboveEven === null ? null : twoDecimals(aboveEven),
    ...tally,
    net: presentNet(group, netCents),
  };
}

function presentPlayer({ players }: GroupState, playerId: string): PlayerSeasonResource['player'] {
  const { name = playerId, initials = '', color = '#6b7280', archivedAt } = players.find(({ id }) => id === playerId) ?? {};
  return { id: playerId, name, initials, color, isArchived: archivedAt !== undefined };
}

const presentAverage = (average: Average | undefined) => (average ? { ...average, perRound: twoDecimals(average.points / average.rounds) } : null);

const presentNet = (group: GroupState, cents: Cents): number | null => (showsMoney(group) ? centsToDollars(cents) : null);

const twoDecimals = (number: number): number => Math.round(number * 100) / 100;
