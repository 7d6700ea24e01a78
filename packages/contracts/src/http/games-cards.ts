import { z } from 'zod';
import { CARD_TYPES, hole, id, instant, playerId, text, wholeDollars } from '../ids';
import { name } from '../readable';
import { route, routeTable } from '../route';
import { noContent, page } from './common';
import { course, ruleChange } from '../events/house-rules';
import { courseChoice, roundRules, roundRulesInput, settlingRulesInput } from './house-rules';
import { entriesOnHolesBody, holesPlayed, rosterInput, rosterOfGame } from './games-roster';

export const cardType = z.enum(CARD_TYPES);
export type CardType = z.infer<typeof cardType>;

/** A card of a round. `id` is the built-in type, or the custom card's id; `value` in whole dollars. */
export const card = z.object({ id, type: cardType, name: z.string(), emoji: z.string(), value: z.number().int() });
export type Card = z.infer<typeof card>;

/** A card that changed hands in the group; entries are in order of time. Put back: playerId null, playerName "Available". */
export const cardHistoryEntry = z.object({
  id,
  cardType,
  cardId: id,
  cardName: z.string(),
  cardEmoji: z.string(),
  playerId: playerId.nullable(),
  playerName: z.string(),
  assignedAt: instant,
});
export type CardHistoryEntry = z.infer<typeof cardHistoryEntry>;

/** A round in a list. */
export const gameSummary = z.object({
  id,
  version: z.number().int(),
  name: z.string(),
  groupId: id,
  createdAt: instant,
  /** The group's newest round. */
  isActive: z.boolean(),
  /** The time of the latest score or card. */
  lastPlayed: instant.nullable(),
  /** Open until a member finishes the round, and again after a member reopened it. */
  status: z.enum(['open', 'finished']),
  /** When it was finished; null: it is open. */
  finishedAt: instant.nullable(),
  /** The group's course card that the round uses; absent: none. */
  courseId: id.optional(),
});
export type GameSummary = z.infer<typeof gameSummary>;

/** A round with its cards. */
export const gameState = gameSummary.extend({
  /** The round's 2/9/16 game and its BBB game, once they exist. */
  pointsGameId: id.nullable(),
  bbbGameId: id.nullable(),
  ...rosterOfGame,
  /** Absent: the default rules. */
  rules: roundRules.optional(),
  /** The course card that the round uses, as it was then; absent: none. */
  course: course.optional(),
  /** Rules, values and entries that were changed after the first entry, the newest last; absent: none. Values in cents, of cards in whole dollars. */
  ruleChanges: z.array(ruleChange).optional(),
  /** The guests who entered something through a scoring link: guest id → player id. Absent: none. */
  guests: z.record(z.string(), playerId).optional(),
  /** The players as whom another browser requests to score, in place of the present one. Absent: none, or the caller is a guest. */
  asking: z.array(playerId).optional(),
  /** Player id → the cards they hold. Everyone who plays the round has an entry. */
  playerCards: z.record(z.string(), z.array(card)),
  /** The cards that can still be drawn: in play, not drawn before, not held by a player. */
  deck: z.array(card),
  cardHistory: z.array(cardHistoryEntry),
  /** The card drawn last, if it is still in play. */
  currentCard: card.nullable(),
  /** Built-in type or custom card id → whole dollars. */
  cardValues: z.record(z.string(), z.number().int()),
});
export type GameState = z.infer<typeof gameState>;

const CARD_KEYS_MAX = 64;

/** The full map of a round: built-in type, custom card id or a custom card's unique name → whole dollars. It replaces the stored one. */
export const roundCardValues = z
  .record(text(64, { min: 1 }), wholeDollars)
  .refine((values) => Object.keys(values).length <= CARD_KEYS_MAX, `must name at most ${CARD_KEYS_MAX} cards`);

/** If it is blank or absent, the game is named "Game {date}". */
export const gameName = name(50).optional();

/** Redundant with the round's id; when sent, it must be the round's group. */
export const redundantGroupId = id.nullish();

/** Which card: its built-in type, or the custom card's id. */
export const cardReference = text(64, { min: 1, message: 'Card is required' });

const games = { service: 'games', access: 'subscriber' } as const;
const gameOf = { ...games, params: z.object({ id }) } as const;

/** The calls of the games service about rounds and cards. */
export const gamesCardsApi = routeTable({
  listGames: route({
    ...gameOf,
    method: 'GET',
    path: '/api/groups/:id/games',
    summary: 'List the sessions of a group, newest first.',
    query: page,
    answer: z.array(gameSummary),
    refusals: [404],
  }),
  createGame: route({
    ...games,
    method: 'POST',
    path: '/api/game-state',
    summary: 'Create a session and its BBB game in one write.',
    body: z.object({
      groupId: id,
      name: gameName,
      /** Who plays, in player order. Absent: the group's regulars; without regulars, everyone of a group of at most 8 (else 422 `ROSTER_REQUIRED`). */
      roster: rosterInput.optional(),
      /** The holes of the round; absent: all 18. */
      holes: holesPlayed.optional(),
      /** The hole on which it begins: it affects the order on screens, not the rules. */
      firstHole: hole.optional(),
      /** Rules that differ from the group's. */
      rules: roundRulesInput.optional(),
      /** One of the group's course cards. */
      courseId: courseChoice.optional(),
      /** Also creates the games that are otherwise created later (2/9/16), in the same write; with `sameAs`, not one that was deleted in that session. */
      allGames: z.boolean().optional(),
      /**
       * "Same again": a session of the group, of which the players, holes, rules, course, values and card values are copied unless the request
       * specifies others. Everyone plays all of its holes; archived players are left out. A session that the group does not have is a 400.
       */
      sameAs: id.optional(),
    }),
    answer: gameState,
    status: 201,
    refusals: [404, 409, 422],
  }),
  getGameState: route({
    ...gameOf,
    guests: 'too',
    method: 'GET',
    path: '/api/game-state/:id',
    summary: 'Get a session with its cards.',
    answer: gameState,
    refusals: [404],
  }),
  changeRoster: route({
    ...gameOf,
    method: 'PUT',
    path: '/api/game-state/:id/roster',
    summary: 'Set who plays the session and on which holes: a player can sit out, join, start on a later hole or leave after one.',
    body: z.object({
      roster: rosterInput,
      /** Removes the entries of players on holes that they are taken off. Without it such a change is a 409. */
      discard: z.boolean().optional(),
    }),
    answer: gameState,
    refusals: [404, 409, 412, 422],
    refusalBodies: { 409: entriesOnHolesBody },
  }),
  changeRules: route({
    ...gameOf,
    method: 'PUT',
    path: '/api/game-state/:id/rules',
    summary:
      'Change the house rules or the course of a session. Fields that are omitted keep their values. After the first entry, the session records each change with its author.',
    body: z.object({ rules: settlingRulesInput.optional(), courseId: courseChoice.optional() }),
    answer: gameState,
    refusals: [404, 412, 422],
  }),
  drawCard: route({
    ...gameOf,
    guests: 'too',
    method: 'POST',
    path: '/api/game-state/:id/draw-card',
    summary: 'Draw a card at random; an empty deck is a 400 "No cards left in deck".',
    body: z.object({ groupId: redundantGroupId }),
    answer: gameState,
    refusals: [404, 409, 412, 422],
  }),
  assignCard: route({
    ...gameOf,
    guests: 'too',
    method: 'POST',
    path: '/api/game-state/:id/assign-card',
    summary: 'Assign a card to a player, or return it to the deck (`playerId: null`).',
    body: z.object({ playerId: playerId.nullable(), groupId: redundantGroupId, cardType: cardReference }),
    answer: gameState,
    refusals: [404, 409, 412, 422],
  }),
  updateCardValues: route({
    ...gameOf,
    method: 'PUT',
    path: '/api/game-states/:id/card-values',
    summary: "Replace the session's card values.",
    body: z.object({
      cardValues: roundCardValues,
      /** The values that the change is based on. If they have changed since: 409 VALUES_CHANGED, with the `stored` ones. */
      base: z.record(z.string(), z.number().int()).optional(),
    }),
    answer: gameState,
    refusals: [404, 409, 412, 422],
  }),
  finishGame: route({
    ...gameOf,
    method: 'POST',
    path: '/api/game-state/:id/finish',
    summary: 'Finish a session. Its result is saved and posted to the tab. Holes may be missing. Idempotent.',
    answer: gameState,
    refusals: [404, 412, 422],
  }),
  reopenGame: route({
    ...gameOf,
    method: 'POST',
    path: '/api/game-state/:id/reopen',
    summary: 'Reopen a finished session. Its posted result stays on the tab until the session is finished again, which posts the difference. Idempotent.',
    answer: gameState,
    refusals: [404, 412, 422],
  }),
  deleteGame: route({
    ...gameOf,
    method: 'DELETE',
    path: '/api/games/:id',
    summary: 'Delete a session with its 2/9/16 and BBB games, or only a 2/9/16 game.',
    answer: noContent,
    status: 204,
    refusals: [404, 409, 412],
  }),
});
