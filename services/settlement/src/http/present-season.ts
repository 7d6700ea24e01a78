import type { GroupState, PlayerPage, PlayerRound, PlayerSeason as PlayerSeasonResource, SeasonTable as SeasonTableResource } from '@fairshare/contracts';
import { centsToDollars, type Cents, HOLE_GAMES, type HoleGame } from '@fairshare/golf-rules';
import type { Average, PlayedRound, PlayerTally } from '../domain/season';
import type { PlayerSeason, SeasonTable } from '../queries/season';

/** Absent: published by a release without seasons. */
const showsMoney = ({ showMoney = true }: GroupState): boolean => showMoney;

export function presentSeasonTable({ group, season, rounds, players, meetings }: SeasonTable): SeasonTableResource {
  return {
    groupId: group.id,
    season: { ...season },
    rounds,
    showMoney: showsMoney(group),
    players: players.map((tally) => presentTally(group, tally)),
    headToHead: meetings.map(({ players: [one, other], ...record }) => ({ players: [one, other], ...record })),
  };
}

export function presentPlayerSeason({ group, season, tally, played, meetings, best, worst }: PlayerSeason): PlayerPage {
  return {
    groupId: group.id,
    season: { ...season },
    showMoney: showsMoney(group),
    ...presentTally(group, tally),
    played: played.map((one) => presentRound(group, one)).reverse(),
    best,
    worst,
    against: meetings.map(({ players: [, playerId], ...record }) => ({ playerId, ...record })),
  };
}

function presentTally(group: GroupState, { playerId, averages, netCents, ...tally }: PlayerTally): PlayerSeasonResource {
  return { player: presentPlayer(group, playerId), ...tally, ...ofHoleGames((kind) => presentAverage(averages[kind])), net: presentNet(group, netCents) };
}

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
