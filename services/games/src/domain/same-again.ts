import type { Course, GroupState, RosterInput, RoundRulesInput } from '@fairshare/contracts';
import { type HoleGame, isBuiltInCardType, isSideGameId, MIN_PLAYERS, type TeeTaken, teeOf, whoPlays, entryOf } from '@fairshare/golf-rules';
import { sameSideGames } from './first-side-games';
import { gameOfKind, LATER_GAMES } from './games';
import { sameHouse } from './house-rules';
import { newSettings, type NewRound, type Round } from './round';
import type { NewRoster } from './roster';

/** What the request for a new round says itself. */
export interface Asked extends NewRoster {
  readonly rules?: RoundRulesInput;
  /** One of the group's course cards; null: none. */
  readonly courseId?: string | null;
}

/** What a new round takes from an earlier one of its group. */
export interface SameAgain {
  readonly playing: NewRoster;
  readonly cardValues: Readonly<Record<string, number>>;
  readonly settings: NonNullable<NewRound['settings']>;
  /** Its rules, and its course as it was then. */
  readonly house: Pick<NewRound, 'rules' | 'course'>;
  /** Side games, for those who play. */
  readonly sideGames: (playing: readonly string[]) => NonNullable<NewRound['sideGames']>;
  /** Games that were deleted there: the group plays without them. */
  readonly without: readonly HoleGame[];
}

/**
 * Players who are archived stay at home; everyone else plays all of the holes, whoever left early the last time. With fewer than two of them
 * left, the group says who plays.
 * @throws NoGameOn, NoSuchCourse for what the request says of rules and course
 */
export function sameAgain(before: Round, group: GroupState, asked: Asked): SameAgain {
  const { players, holes, strokesGiven = {}, tees = {} } = whoPlays(before, group.players);
  const house = sameHouse(before, group, asked);
  const present = players.filter((playerId) => group.players.some(({ id, archivedAt }) => id === playerId && archivedAt === undefined));
  const firstHole = asked.holes && !asked.holes.includes(before.firstHole ?? 0) ? undefined : before.firstHole;
  return {
    playing: {
      holes,
      ...(present.length >= MIN_PLAYERS && {
        roster: present.map((playerId) => againFrom(playerId, entryOf(strokesGiven, playerId), entryOf(tees, playerId), house.course)),
      }),
      ...(firstHole !== undefined && { firstHole }),
      ...asked,
    },
    cardValues: { ...group.cardValues, ...valuesInPlay(before, group) },
    settings: {
      // Of the game that a golfer creates, which may not be there.
      points: before.internal.pointsSettings ?? newSettings(before.rules),
      ...Object.fromEntries(before.games.map(({ kind, settings }) => [kind, settings])),
    },
    house,
    sideGames: (playing) => sameSideGames(before, group.players, playing),
    without: before.internal.deletedGames.some((id) => !isSideGameId(id)) ? LATER_GAMES.filter((kind) => gameOfKind(before, kind) === null) : [],
  };
}

/** From the same tee, where the course has it: strokes as they were if chosen by hand, else as they are proposed now. */
function againFrom(playerId: string, strokesGiven: number | undefined, taken: TeeTaken | undefined, course: Course | undefined): RosterInput[number] {
  if (!taken || !teeOf(course ?? {}, taken.teeId)) return { playerId, strokesGiven };
  const isAsProposed = taken.handicap?.strokes === strokesGiven;
  return { playerId, teeId: taken.teeId, ...(!isAsProposed && { strokesGiven: strokesGiven ?? null }) };
}

/** A custom card may have left the group since. */
function valuesInPlay({ cards }: Round, { customCards }: GroupState): Record<string, number> {
  return Object.fromEntries(Object.entries(cards.values).filter(([key]) => isBuiltInCardType(key) || customCards.some(({ id }) => id === key)));
}
