import type { Course, GroupState, RosterInput, RoundRulesInput } from '@fairshare/contracts';
import { type HoleGame, isBuiltInCardType, isSideGameId, MIN_PLAYERS, type TeeTaken, teeOf, whoPlays, entryOf } from '@fairshare/golf-rules';
import { sameSideGames } from './first-side-games';
import { gameOfKind, LATER_GAMES } from './games';
import { sameHouse } from './house-rules';
import { newSettings, type NewRound, type Round } from './round';
import type { NewRoster } from './roster';

/** The values that the request for a new round gives itself. */
export interface Asked extends NewRoster {
  readonly rules?: RoundRulesInput;
  /** One of the group's course cards; null: none. */
  readonly courseId?: string | null;
}

/** The values that a new round copies from an earlier one of its group. */
export interface SameAgain {
  readonly playing: NewRoster;
  readonly cardValues: Readonly<Record<string, number>>;
  readonly settings: NonNullable<NewRound['settings']>;
  /** Its rules, and its course in the version of that round. */
  readonly house: Pick<NewRound, 'rules' | 'course'>;
  /** Side games, for these players. */
  readonly sideGames: (playing: readonly string[]) => NonNullable<NewRound['sideGames']>;
  /** Games that were deleted in that round: the group plays without them. */
  readonly without: readonly HoleGame[];
}

/**
 * Archived players are left out. All other players play all of the holes, even if they left early in the earlier round. With fewer than
 * `MIN_PLAYERS` players left, the group's usual roster applies.
 * @throws NoGameOn, NoSuchCourse for the rules and the course in the request
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
      // For the game that a golfer creates, which may not exist in that round.
      points: before.internal.pointsSettings ?? newSettings(before.rules),
      ...Object.fromEntries(before.games.map(({ kind, settings }) => [kind, settings])),
    },
    house,
    sideGames: (playing) => sameSideGames(before, group.players, playing),
    without: before.internal.deletedGames.some((id) => !isSideGameId(id)) ? LATER_GAMES.filter((kind) => gameOfKind(before, kind) === null) : [],
  };
}

/** The same tee, if the course has it. Strokes that were chosen by hand are copied; otherwise the current proposal applies. */
function againFrom(playerId: string, strokesGiven: number | undefined, taken: TeeTaken | undefined, course: Course | undefined): RosterInput[number] {
  if (!taken || !teeOf(course ?? {}, taken.teeId)) return { playerId, strokesGiven };
  const isAsProposed = taken.handicap?.strokes === strokesGiven;
  return { playerId, teeId: taken.teeId, ...(!isAsProposed && { strokesGiven: strokesGiven ?? null }) };
}

/** Without custom cards that were removed from the group since. */
function valuesInPlay({ cards }: Round, { customCards }: GroupState): Record<string, number> {
  return Object.fromEntries(Object.entries(cards.values).filter(([key]) => isBuiltInCardType(key) || customCards.some(({ id }) => id === key)));
}
