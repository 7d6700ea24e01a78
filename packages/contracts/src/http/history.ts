import { HOLE_GAMES, type HoleGame } from '@fairshare/golf-rules';
import { z } from 'zod';
import { player } from '../events/groups';
import { id, instant, playerId, signedDollars } from '../ids';
import { route, routeTable } from '../route';
import { page } from './common';

/** A year of a group's rounds. Days are those of its time zone. */
export const groupSeason = z.object({
  /** The year in which the season begins. */
  id: z.string(),
  /** "2026", or "2026/27" when it spans two years. */
  name: z.string(),
  /** First and last day, "YYYY-MM-DD". */
  from: z.string(),
  to: z.string(),
});

export type GroupSeason = z.infer<typeof groupSeason>;

/** Points of one game over a season. Rounds in which the player played no hole of the game do not count. */
const average = z.object({
  points: z.number(),
  rounds: z.number().int(),
  /** At most two decimals. */
  perRound: z.number(),
});

/** A field for each game that is entered by holes, named as its kind. */
const ofHoleGames = <Schema extends z.ZodType>(schema: Schema) => Object.fromEntries(HOLE_GAMES.map((kind) => [kind, schema])) as Record<HoleGame, Schema>;

const tally = {
  /** Holes of 2/9/16 won alone. */
  holesWon: z.number().int(),
  /** FBT pots won, including those that are still provisional. */
  potsWon: z.number().int(),
  /** Cards held at the end of a round. */
  cardsHeld: z.number().int(),
  /** Dollars, over all games of a round at its values. Null: the group hides the money. */
  net: signedDollars.nullable(),
};

/** A player's results in the side games of one kind, in its own unit. */
const ofSideGames = z.object({
  kind: z.string(),
  /** The name of the kind: "Skins". */
  name: z.string(),
  /** What `count` counts: "skins". */
  unit: z.string(),
  count: z.number(),
  rounds: z.number().int(),
  /** Dollars; null: the group hides the money. */
  net: signedDollars.nullable(),
});

/** A player over a season. */
export const playerSeason = z.object({
  player: player.extend({ isArchived: z.boolean() }),
  /** How many rounds the player played. */
  rounds: z.number().int(),
  /** Null: the player did not play the game. */
  ...ofHoleGames(average.nullable()),
  ...tally,
  /** One entry for each kind, in the order of the kinds; absent: none was played. */
  sideGames: z.array(ofSideGames).optional(),
});
export type PlayerSeason = z.infer<typeof playerSeason>;

/** In how many rounds one of two players had more points than the other over the holes both played: of 2/9/16, or of BBB if they share none of it. */
const record = { won: z.number().int(), lost: z.number().int(), halved: z.number().int() };

/** `players` in player order; won and lost from the first one's point of view. */
export const headToHead = z.object({ players: z.tuple([playerId, playerId]), ...record });
export type HeadToHead = z.infer<typeof headToHead>;

/** Statistics of two players besides their record. `players` in player order. */
export const rivalry = z.object({
  players: z.tuple([playerId, playerId]),
  /** The player who has won the latest rounds in a row, and how many; null: the latest was halved. */
  streak: z.object({ wonBy: playerId, rounds: z.number().int() }).nullable(),
  /** The hole with the largest difference between the two players' wins; won and lost from the first one's point of view. Null: none. */
  decidingHole: z.object({ hole: z.number().int(), won: z.number().int(), lost: z.number().int() }).nullable(),
});
export type Rivalry = z.infer<typeof rivalry>;

/** A round of a season, with the results of everyone who played it. */
export const seasonRound = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** Player → points above an even share; players who played no hole are missing. */
  aboveEven: z.record(z.string(), z.number()),
  /** Player → dollars; null: the group hides the money. */
  net: z.record(z.string(), signedDollars).nullable(),
});
export type SeasonRound = z.infer<typeof seasonRound>;

/** The table of a season. */
export const seasonTable = z.object({
  groupId: id,
  season: groupSeason,
  /** The number of rounds with a complete hole of a game, or a card held by a player; open ones count as they stand. */
  rounds: z.number().int(),
  /** False: the group hides the money. */
  showMoney: z.boolean(),
  /** Everyone who played, including archived players: the most points of 2/9/16 a round first, then of BBB. */
  players: z.array(playerSeason),
  /** Of the players who met in a round. */
  headToHead: z.array(headToHead),
  /** Likewise. Absent in responses of an earlier release. */
  rivalries: z.array(rivalry).optional(),
  /** Oldest first. Absent in responses of an earlier release. */
  roundByRound: z.array(seasonRound).optional(),
});
export type SeasonTable = z.infer<typeof seasonTable>;

/** One round of a player. */
export const playerRound = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** Points; null: the player played no hole of the game. */
  ...ofHoleGames(z.number().nullable()),
  /**
   * Points of 2/9/16 (of BBB in a round without) above an even share of the holes played, which makes rounds of three and of five comparable. At
   * most two decimals; null: the player played no hole.
   */
  aboveEven: z.number().nullable(),
  ...tally,
});
export type PlayerRound = z.infer<typeof playerRound>;

/** A player's page of a season. */
export const playerPage = z.object({
  groupId: id,
  season: groupSeason,
  showMoney: z.boolean(),
  ...playerSeason.shape,
  /** Newest first. */
  played: z.array(playerRound),
  /** The rounds with the most and the fewest points above an even share; null if no two rounds differ. */
  best: id.nullable(),
  worst: id.nullable(),
  /** The record against each player they met, in player order, from this player's point of view. */
  against: z.array(z.object({ playerId, ...record })),
});
export type PlayerPage = z.infer<typeof playerPage>;

const year = z.string().regex(/^20\d\d$/, 'must be the year it begins in, 2000 to 2099');

const ofGroup = { service: 'settlement', method: 'GET', access: 'subscriber', params: z.object({ id }), refusals: [404] } as const;

/** The calls about a group's history. */
export const historyApi = routeTable({
  listSeasons: route({
    ...ofGroup,
    path: '/api/groups/:id/seasons',
    summary: "List the seasons in which the group created a round, and the current season, newest first. Days are counted in the group's time zone.",
    query: page,
    answer: z.array(groupSeason),
  }),
  getSeason: route({
    ...ofGroup,
    path: '/api/groups/:id/seasons/:season',
    summary: 'Get a season of a group: rounds, points, wins, cards and money of every player, and the head-to-head records. Unfinished rounds count with their current scores.',
    params: z.object({ id, season: year }),
    answer: seasonTable,
  }),
  getPlayerSeason: route({
    ...ofGroup,
    path: '/api/groups/:id/seasons/:season/players/:playerId',
    summary: "Get a player's season, round by round.",
    params: z.object({ id, season: year, playerId }),
    answer: playerPage,
  }),
});
