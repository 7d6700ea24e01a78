import { BBB_AWARDS, HOLE_GAMES } from '@fairshare/golf-rules';
import { z } from 'zod';
import { hole, id, instant, playerId, playerIdOrNone, strokes } from '../ids';
import { course, houseRules, ruleChange } from './house-rules';
import { roundSideGame } from './side-games';
import { published, type StateOf } from './envelope';

/** One entered value: one player's strokes on a hole, or the answer to one question of a game. Versions count from 1 per cell. */
const cellOf = <Value extends z.ZodType>(value: Value) => z.object({ value, version: z.number().int().positive(), by: id, at: instant });

export const strokesCell = cellOf(strokes);
export const awardCell = cellOf(playerIdOrNone);

export const bbbAward = z.enum(BBB_AWARDS);

/** Point value and FBT value of one game, in whole cents. */
export const gameSettings = z.object({ pointValueCents: z.number().int().min(0), fbtValueCents: z.number().int().min(0) });
export type GameSettings = z.infer<typeof gameSettings>;

const child = { id, name: z.string(), createdAt: instant, version: z.number().int().positive(), settings: gameSettings };

/** A game of a round that is entered by holes, with its stakes. */
export const roundGame = z.object({ ...child, kind: z.enum(HOLE_GAMES) });
export type RoundGame = z.infer<typeof roundGame>;

/** The round's 2/9/16 game: hole → player → strokes. */
export const pointsChild = z.object({ ...child, holes: z.record(z.string(), z.record(z.string(), strokesCell)) });
export type PointsChild = z.infer<typeof pointsChild>;

/** The round's BBB game: hole → award → player or "none". */
export const bbbChild = z.object({ ...child, holes: z.record(z.string(), z.partialRecord(bbbAward, awardCell)) });
export type BbbChild = z.infer<typeof bbbChild>;

/** A card as it was when it was assigned, so that a past round stays as it was settled. `key` is the built-in type or the custom card's id. */
export const recordedCard = z.object({ key: id, type: z.string(), name: z.string(), emoji: z.string(), value: z.number() });
export type RecordedCard = z.infer<typeof recordedCard>;

/** A card that changed hands in the group; playerId null: it was put back. */
export const cardAssignment = z.object({ id, key: id, playerId: playerId.nullable(), at: instant, by: id });
export type CardAssignment = z.infer<typeof cardAssignment>;

/** A value that lost against another and waits for the group's choice. `stored` is the current value, `other` the one that lost. */
export const conflict = z.object({
  id,
  /** `side`: an answer of a side game. */
  game: z.enum([...HOLE_GAMES, 'card', 'side']),
  gameId: id,
  /** The hole, or null for a card. */
  hole: hole.nullable(),
  /** The cell: a player id (points), an award (bbb), a card key (card), a cell of the side game; null: a BBB record without an award, to be placed. */
  cell: z.string().nullable(),
  stored: z.object({ value: z.union([z.number(), z.string()]).nullable(), by: id, at: instant }).nullable(),
  other: z.object({ value: z.union([z.number(), z.string()]).nullable(), by: id, at: instant }),
  resolved: z.object({ take: z.enum(['stored', 'other']), by: id, at: instant }).nullable(),
  /** Counts how often the current value was replaced while the conflict waits; absent: 1. A choice names the version that was shown. */
  version: z.number().int().positive().optional(),
});
export type Conflict = z.infer<typeof conflict>;

/**
 * The calculation of the strokes proposed for a player when the tee was chosen: handicap index (below zero: a plus handicap), allowance in percent,
 * and the resulting strokes for 18 holes. What counts is `strokesGiven`, which may be another number, chosen by hand.
 */
export const handicapTaken = z.object({ index: z.number(), allowance: z.number().int(), strokes: z.number().int() });

/** A player of a round, and which of its holes they play; absent: all of them. */
export const rosterEntry = z.object({
  playerId,
  holes: z.array(hole).optional(),
  /** Strokes given for 18 holes, negative if they are given back; absent: none. They count only in a round with a course. */
  strokesGiven: z.number().int().optional(),
  /** A tee of the round's course, whose stroke indexes distribute the player's strokes; absent: the card's stroke indexes. */
  teeId: id.optional(),
  /** Absent: no tee, or a player without a handicap index. */
  handicap: handicapTaken.optional(),
});
export type RosterEntry = z.infer<typeof rosterEntry>;

/** The games service publishes rounds: cards, entries, games and side games in one document, so that one write changes them consistently. */
export const games = published({
  kind: 'games',
  topic: 'games',
  /**
   * 2: the roster defines who plays a round, not the group. A consumer without rosters would settle it among the wrong players.
   * 3: house rules and strokes given. A consumer without them would settle it by other rules.
   */
  schema: 3,
  state: z.object({
    id,
    groupId: id,
    name: z.string(),
    createdAt: instant,
    createdBy: id,
    /** Time of the latest score or card. */
    lastPlayedAt: instant.nullable(),
    /** Who plays, in player order. Absent in a round of a release without rosters: `whoPlays` of golf-rules determines who does. */
    roster: z.array(rosterEntry).optional(),
    /** The holes of the round, ascending; absent: all 18. */
    holes: z.array(hole).optional(),
    /** The hole on which it begins; absent: the first of its holes. */
    firstHole: hole.optional(),
    /** Who finished the round, and when; absent or null: it is open. Each finish has an id of its own. */
    finished: z.object({ id, at: instant, by: id }).nullable().optional(),
    /** Absent: the default rules. */
    rules: houseRules.optional(),
    /** The course on which it is played. With a course and strokes given, strokes are entered gross; otherwise net. */
    course: course.optional(),
    /** Rules that were changed after the first entry, the newest last. */
    ruleChanges: z.array(ruleChange).optional(),
    /** Values, entries and games that were changed or removed after the first entry, likewise. They are separate, because an earlier release does not know them. */
    moneyChanges: z.array(ruleChange).optional(),
    /** Side games that were added, changed or removed after the first entry, likewise; separate for the same reason. */
    sideChanges: z.array(ruleChange).optional(),
    cards: z.object({
      /** Card key → whole dollars; a missing key falls back to the card's own value. */
      values: z.record(z.string(), z.number()),
      /** Every card ever assigned here, as recorded then. */
      recorded: z.record(z.string(), recordedCard),
      /** Card key → the player who holds it now. */
      holders: z.record(z.string(), playerId),
      /** In order of the time it happened. */
      history: z.array(cardAssignment),
      drawn: z.array(id),
      current: id.nullable(),
    }),
    /** Hole → player → strokes, as they were entered. Absent in a round that an earlier release published, which has them in its 2/9/16 game. */
    strokes: z.record(z.string(), z.record(z.string(), strokesCell)).optional(),
    /** Hole → `{game}.{question}` → a player or "none"; in a side game also "true" (yes), a choice, or "-" (taken back). Absent likewise: awards are in the BBB game. */
    marks: z.record(z.string(), z.record(z.string(), awardCell)).optional(),
    /** The games that use them. Absent likewise. */
    games: z.array(roundGame).optional(),
    /** Side games, in the order they were added. Their answers are among the marks. Absent: none. */
    sideGames: z.array(roundSideGame).optional(),
    /** The 2/9/16 and the BBB game, each with its entries, as earlier releases read them. */
    points: pointsChild.nullable(),
    bbb: bbbChild.nullable(),
    conflicts: z.array(conflict),
    /** Conflicts about answers of side games, separate because an earlier release does not know them. Absent: none. */
    sideConflicts: z.array(conflict).optional(),
  }),
  changes: {
    'session-created': 'A game session and its BBB game were created.',
    'roster-changed': 'The players of the session, or the holes that a player plays, changed.',
    'rules-changed': 'The house rules, the course or the strokes given of the session changed.',
    'session-finished': 'A member finished the session; its result goes to the tab.',
    'session-reopened': 'A member reopened the session.',
    'points-game-created': 'The 2/9/16 game of a session was created.',
    'points-game-deleted': 'The 2/9/16 game of a session was deleted.',
    'hole-scores-recorded': 'Strokes of a hole were recorded.',
    'bbb-hole-recorded': 'Awards of a hole were recorded.',
    'hole-marks-recorded': 'Answers of side games on a hole were recorded.',
    'side-game-added': 'A side game was added to a session.',
    'side-game-changed': 'The options, players or name of a side game changed, or it was switched on or off.',
    'side-game-deleted': 'A side game was deleted.',
    'settings-changed': 'The point value or FBT value of a game changed.',
    'card-assigned': 'A card was assigned to a player, or returned to the deck.',
    'card-drawn': 'A card was drawn from the deck.',
    'card-values-changed': 'The dollar values of the cards changed.',
    'conflict-found': 'A late or concurrent value was not applied, and is stored as a conflict for the group to resolve.',
    'conflict-changed': 'The stored value of an unresolved conflict was replaced or removed.',
    'conflict-resolved': 'A member resolved a conflict by choosing one of its two values.',
    'spectator-link-made': 'A member created a link that shows the session to spectators.',
    'spectator-link-revoked': 'A member revoked the spectator link.',
    'group-link-made': 'A member created a link with which golfers of the group pick their name and score the session.',
    'group-link-revoked': 'A member revoked the group link.',
    'scoring-link-made': 'A member created a link that lets one browser score the session as one of its players.',
    'scoring-link-opened': 'A browser opened a scoring link and can score with it.',
    'scoring-link-offered': 'The browser that holds a scoring link created a link for another browser to take over.',
    'scoring-link-asked': 'A browser requested access to a scoring link that another browser holds.',
    'scoring-link-released': 'A member revoked the access of the browser that opened a scoring link. Another browser can open it.',
    'scoring-link-revoked': 'A member revoked a scoring link.',
    'session-deleted': 'The session was deleted.',
  },
});
export type RoundState = StateOf<typeof games>;

/** The change that is published for entries on a hole. `marks`: answers that the specification's games ask for; `sideMarks`: other answers. */
export const HOLE_RECORDED = { strokes: 'hole-scores-recorded', marks: 'bbb-hole-recorded', sideMarks: 'hole-marks-recorded' } as const satisfies Record<
  string,
  keyof typeof games.changes
>;
