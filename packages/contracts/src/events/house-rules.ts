import { type GameKind, GAMES_BY_ENTRY, HOLE_GAMES, type HoleGame } from '@fairshare/golf-rules';
import { z } from 'zod';
import { id, instant, playerId } from '../ids';
import { usualSideGame } from './side-games';

/** Which games a round has. One that is off is neither shown nor settled. */
export const gamesOn = z.object(Object.fromEntries(GAMES_BY_ENTRY.map((kind) => [kind, z.boolean()])) as Record<GameKind, z.ZodBoolean>);

/** The house rules that decide how a round is settled. */
export const settlingRules = z.object({
  games: gamesOn,
  /** What a pot pays while a hole of it is missing: by the result of the holes so far, or nothing. */
  unfinishedPots: z.enum(['asItStands', 'void']),
  /** `doubling`: each next holder of a card doubles its cost, up to 8 times. */
  cards: z.enum(['flat', 'doubling']),
  /** The player with the fewest strokes given plays without; the others are given the difference. */
  offTheLow: z.boolean(),
});

/** House rules as they are stored. The values are the initial ones of the round's games, in cents. */
export const houseRules = settlingRules.extend({
  pointValueCents: z.number().int().min(0),
  fbtValueCents: z.number().int().min(0),
  /** Percent of a course handicap that is proposed as strokes given. Absent: 100. */
  allowance: z.number().int().optional(),
});
export type HouseRules = z.infer<typeof houseRules>;

/**
 * The house rules of a group: besides those of its rounds, the holes of new rounds and where they begin (null: all 18, from the first), and the side
 * games of new rounds (absent: none).
 */
export const groupHouseRules = houseRules.extend({
  holes: z.array(z.number().int()).nullable(),
  firstHole: z.number().int().nullable(),
  sideGames: z.array(usualSideGame).optional(),
});
export type GroupHouseRules = z.infer<typeof groupHouseRules>;

/** A hole of a course. Stroke index 1 is the hardest: the first hole on which a stroke is given. */
export const courseHole = z.object({ par: z.number().int(), strokeIndex: z.number().int() });
export type CourseHole = z.infer<typeof courseHole>;

/**
 * A tee of a course, with its rating: `rating` with one decimal (below 50: of nine holes), `slope` 55 to 155. `par` and `strokeIndex`, hole by
 * hole, are present if they differ from the card's.
 */
export const tee = z.object({
  id,
  name: z.string(),
  rating: z.number(),
  slope: z.number().int(),
  par: z.array(z.number().int()).optional(),
  strokeIndex: z.array(z.number().int()).optional(),
});
export type Tee = z.infer<typeof tee>;

/** A course card: 18 holes, or 9 that are played twice in a round of 18. */
export const course = z.object({
  id,
  name: z.string(),
  holes: z.array(courseHole),
  /** The library course of which it was created as a copy. Absent: a member typed it. */
  libraryId: id.optional(),
  /** Absent: none is stored. */
  tees: z.array(tee).optional(),
});
export type Course = z.infer<typeof course>;

const gameRule = <Kind extends GameKind>(kind: Kind) => `games.${kind}` as const;

/** The rules that can be changed in a round that has entries. */
export const RULES = [...GAMES_BY_ENTRY.map(gameRule), 'unfinishedPots', 'cards', 'offTheLow', 'course', 'strokesGiven'] as const;

const valuesOf = <Game extends HoleGame>(game: Game) => [`${game}.pointValue`, `${game}.fbtValue`] as const;

/**
 * What else affects money, and is recorded like a rule. Values are in cents, those of cards in whole dollars. `pointsGame`: the deleted 2/9/16 game,
 * with the number of holes entered. `entries`: what a player lost who was taken off holes, as the number of holes and cards. `sideGame`: an option of
 * a side game, its players, or, without `option`, whether it exists: true or null.
 */
export const MONEY_RULES = [...HOLE_GAMES.flatMap(valuesOf), 'cardValue', 'pointsGame', 'entries', 'sideGame'] as const;

const ruleValue = z.union([z.boolean(), z.string(), z.number()]).nullable();

/** The change of one rule. Courses are given by name, strokes given by number; null: none. */
export const changedRule = z.object({
  rule: z.enum([...RULES, ...MONEY_RULES]),
  before: ruleValue,
  after: ruleValue,
  /** Of `strokesGiven` and `entries`: the player concerned. */
  playerId: playerId.optional(),
  /** Of `cardValue`: the card's name. */
  card: z.string().optional(),
  /** Of `sideGame`: its name in the group, its kind, and what changed: an option, `players`, `sides` or `on`. Money in cents. */
  game: z.string().optional(),
  kind: z.string().optional(),
  option: z.string().optional(),
});
export type ChangedRule = z.infer<typeof changedRule>;

/** Rules of a round that were changed after its first entry: by whom and when. `movedCents`: how much of the round's money the change moved. */
export const ruleChange = z.object({ at: instant, by: id, rules: z.array(changedRule), movedCents: z.number().int().min(0).optional() });
export type RuleChange = z.infer<typeof ruleChange>;

interface RuleChanges {
  readonly ruleChanges?: RuleChange[] | undefined;
  readonly moneyChanges?: RuleChange[] | undefined;
  readonly sideChanges?: RuleChange[] | undefined;
}

/** All that was changed after the first entry, the newest last. */
export const allRuleChanges = ({ ruleChanges = [], moneyChanges = [], sideChanges = [] }: RuleChanges): RuleChange[] =>
  [...ruleChanges, ...moneyChanges, ...sideChanges].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
