import { z } from 'zod';
import { errorBody } from '../errors';
import { VALUES_CHANGED } from '../codes';
import { roundSideGame, sideGameKind } from '../events/side-games';
import { id, playerId } from '../ids';
import { name } from '../readable';
import { route, routeTable } from '../route';
import { noContent } from './common';

/** The maximum number of side games of a round. */
export const SIDE_GAMES_MAX = 12;

const value = z.union([z.number(), z.string(), z.boolean()]);

const choice = z.object({ value: z.string(), label: z.string() });

/** Shown, and in effect, only while another option has one of these values. */
const condition = z.object({ option: z.string(), is: z.array(value) });

/** A kind of side game. Money is in dollars. */
export const gameKind = z.object({
  kind: z.string(),
  name: z.string(),
  summary: z.string(),
  players: z.object({ min: z.number().int(), max: z.number().int() }),
  /** `two`: two sides of one or two players each; `two-pairs`: two of two. Absent: everyone plays for themselves. */
  sides: z.enum(['two', 'two-pairs']).optional(),
  needs: z.object({ course: z.boolean() }),
  options: z.array(
    z.object({
      key: z.string(),
      type: z.enum(['money', 'choice', 'switch', 'count']),
      label: z.string(),
      help: z.string(),
      default: value,
      min: z.number().optional(),
      max: z.number().optional(),
      choices: z.array(choice).optional(),
      shownIf: condition.optional(),
      needsCourse: z.literal(true).optional(),
    }),
  ),
  marks: z.array(
    z.object({
      cell: z.string(),
      question: z.string(),
      /** `yes`: the value is true, or the cell stays empty. */
      answers: z.enum(['player', 'playerOrNone', 'choice', 'yes']),
      /** Possible answers besides players. */
      choices: z.array(choice).optional(),
      /** There is a cell for each player, `{cell}.{player}`. */
      perPlayer: z.literal(true).optional(),
      holes: z.literal('par3').optional(),
      /** A hole is complete without it. */
      optional: z.literal(true).optional(),
      shownIf: condition.optional(),
    }),
  ),
});
export type GameKindAnswer = z.infer<typeof gameKind>;

const byHole = <Value extends z.ZodType>(shown: Value) => z.record(z.string(), shown);

/** A statement about a game: a code with its figures, and the same as text. Money in dollars. */
const message = z.object({ code: z.string(), figures: z.record(z.string(), z.union([z.number(), z.string(), z.array(id)])), text: z.string() });

/** The standing of a game, in its own unit. `line`: the standing in one line of text; empty while there is none. */
export const sideStanding = z.object({ unit: z.string(), line: z.string(), players: z.record(z.string(), z.number()) });

/** A side game with its answers and its standing. Money in dollars. */
export const sideGame = roundSideGame.omit({ id: true }).extend({
  id,
  groupId: id,
  gameStateId: id,
  /** Hole → cell → answer. */
  marks: byHole(z.record(z.string(), z.string())),
  /** Hole → cell → version, to be sent back as `baseVersion`; also of answers that were taken back. */
  cellVersions: byHole(z.record(z.string(), z.number().int())),
  standing: sideStanding,
  /** Hole → its result, once it counts. */
  outcomes: byHole(message),
  /** Whether entries that may move money are still missing. */
  provisional: z.boolean(),
  /** Holes that were entered only in part. */
  incompleteHoles: z.array(z.number().int()),
});
export type SideGameAnswer = z.infer<typeof sideGame>;

/** A side game of a round as it was added. Money in dollars. */
export const enteredSideGame = roundSideGame.extend({ id });
export type EnteredSideGame = z.infer<typeof enteredSideGame>;

const OPTIONS_MAX = 40;

/** Option → its value, as the kind defines it; money in dollars. */
export const sideOptionsInput = z.preprocess(
  // z.record drops this key silently.
  (options, context) => {
    if (options && Object.hasOwn(options, '__proto__')) context.addIssue({ code: 'custom', message: 'is no option' });
    return options;
  },
  z
    .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/, 'is no option'), z.union([z.number(), z.string().max(64), z.boolean()]))
    .refine((options) => Object.keys(options).length <= OPTIONS_MAX, `must have at most ${OPTIONS_MAX} options`),
);

const who = {
  players: z.array(playerId).max(8, 'must be at most 8').optional(),
  sides: z.array(z.array(playerId).max(8, 'must be at most 8')).max(2, 'must be at most 2').optional(),
};

/** The group's name for the game; default: the name of its kind. */
const sideName = name(50, { min: 1, message: 'Name is required' }).optional();

export const newSideGame = z.object({ kind: sideGameKind, name: sideName, ...who, options: sideOptionsInput.optional() });
export type NewSideGame = z.infer<typeof newSideGame>;

export const changedSideGame = z.object({
  name: sideName,
  ...who,
  options: sideOptionsInput.optional(),
  on: z.boolean().optional(),
  /** The values that the change is based on. If they have changed since: 409 VALUES_CHANGED, with the `stored` ones. */
  base: z.object({ ...who, options: sideOptionsInput.optional() }).optional(),
});
export type ChangedSideGame = z.infer<typeof changedSideGame>;

/** A side game that a group usually plays; money in dollars. */
export const usualSideGameInput = z.object({ kind: sideGameKind, name: sideName, options: sideOptionsInput.default({}) });
export type UsualSideGameInput = z.infer<typeof usualSideGameInput>;

/** The 409 for a game that has changed since: `stored` holds the current values. */
export const sideGameChangedBody = errorBody.extend({ code: z.literal(VALUES_CHANGED), stored: enteredSideGame.pick({ players: true, sides: true, options: true }) });

const games = { service: 'games', access: 'subscriber' } as const;
const ofRound = { ...games, params: z.object({ id }) } as const;

/** The calls of the games service about side games. If `:id` is a session's, the call is about all of its side games. */
export const sideGamesApi = routeTable({
  listGameKinds: route({
    ...games,
    guests: 'too',
    method: 'GET',
    path: '/api/game-kinds',
    summary: 'List the kinds of side games that can be added to a session.',
    answer: z.array(gameKind),
  }),
  listSideGames: route({
    ...ofRound,
    guests: 'too',
    method: 'GET',
    path: '/api/game-state/:id/side-games',
    summary: 'List the side games of a session, in the order in which they were added.',
    answer: z.array(sideGame),
    refusals: [404],
  }),
  addSideGame: route({
    ...ofRound,
    method: 'POST',
    path: '/api/game-state/:id/side-games',
    summary: 'Add a side game to a session. Players, sides and options that are omitted get their defaults.',
    body: newSideGame,
    answer: sideGame,
    status: 201,
    refusals: [404, 409, 412, 422],
  }),
  getSideGame: route({
    ...ofRound,
    guests: 'too',
    method: 'GET',
    path: '/api/side-games/:id',
    summary: 'Get a side game with its answers and its current score.',
    answer: sideGame,
    refusals: [404],
  }),
  changeSideGame: route({
    ...ofRound,
    method: 'PATCH',
    path: '/api/side-games/:id',
    summary: 'Change a side game. Fields that are omitted keep their values. After the first entry, the session records each change with its author.',
    body: changedSideGame,
    answer: sideGame,
    refusals: [404, 409, 412, 422],
    refusalBodies: { 409: sideGameChangedBody },
  }),
  deleteSideGame: route({
    ...ofRound,
    method: 'DELETE',
    path: '/api/side-games/:id',
    summary: 'Delete a side game with its answers. Strokes are kept while another game uses them.',
    answer: noContent,
    status: 204,
    refusals: [404, 409, 412],
  }),
});
