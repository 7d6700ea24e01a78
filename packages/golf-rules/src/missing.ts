import { BBB_AWARDS, type BbbAward, recordedAwards } from './game-points';
import { MIN_STROKES } from './constants';
import { entryOf, type PlayerId } from './players';
import { MIN_ON_HOLE, playersOn, type Roster, toRoster } from './roster';
import type { RoundInput } from './round-input';
import type { HoleGame } from './selections';

/** What a hole still lacks in a game that was played. */
export interface MissingOnHole {
  readonly game: HoleGame;
  readonly hole: number;
  /** Whose strokes, in player order; nobody's in BBB. */
  readonly players: readonly PlayerId[];
  /** Which awards, in their order; none in 2/9/16. */
  readonly awards: readonly BbbAward[];
}

/** How far the entering of a round is. */
export interface Progress {
  /** The games entered by holes in which anything was entered. */
  readonly played: readonly HoleGame[];
  /** Game by game, hole by hole. */
  readonly missing: readonly MissingOnHole[];
}

/**
 * What of a round is not entered yet. A game in which nothing was entered is not played, and lacks nothing. A hole with fewer than two players on it
 * scores nothing, and lacks nothing.
 * @throws InvalidPlayersError unless there are 2 to 8 different players
 */
export function progressOf({ players, roster, points, bbb }: RoundInput): Progress {
  const who = toRoster(roster ?? players);
  const holes = who.holes.filter((hole) => playersOn(who, hole).length >= MIN_ON_HOLE);
  const lacking = {
    points: points ? holes.map((hole) => strokesMissing(who, hole, entryOf(points.holes, hole) ?? {})) : [],
    bbb: bbb ? holes.map((hole) => awardsMissing(who, hole, entryOf(bbb.holes, hole) ?? {})) : [],
  };
  const played = (['points', 'bbb'] as const).filter((game) => lacking[game].some(({ entered }) => entered > 0));
  return {
    played,
    missing: played.flatMap((game) => lacking[game].map(({ missing }) => missing).filter((missing) => missing.players.length + missing.awards.length > 0)),
  };
}

interface Lacking {
  readonly entered: number;
  readonly missing: MissingOnHole;
}

function strokesMissing(roster: Roster, hole: number, strokes: Readonly<Record<PlayerId, number | null | undefined>>): Lacking {
  const onHole = playersOn(roster, hole);
  const players = onHole.filter((playerId) => !((entryOf(strokes, playerId) ?? 0) >= MIN_STROKES));
  return { entered: onHole.length - players.length, missing: { game: 'points', hole, players, awards: [] } };
}

function awardsMissing(roster: Roster, hole: number, entered: Parameters<typeof recordedAwards>[1]): Lacking {
  const recorded = recordedAwards(playersOn(roster, hole), entered);
  const awards = BBB_AWARDS.filter((award) => recorded[award] === undefined);
  return { entered: BBB_AWARDS.length - awards.length, missing: { game: 'bbb', hole, players: [], awards } };
}
