import { inShownOrder, PAYOUT_MODES } from '@fairshare/golf-rules';
import { z } from 'zod';
import { dollars, id, instant, optionalIdInQuery, signedDollars } from '../ids';
import { route, routeTable } from '../route';
import { breakdown, nets, pot, selection, sidePart } from './settlement-breakdown';

export type { PayoutMode } from '@fairshare/golf-rules';

/** `from` pays `to`; both are player ids. Dollars, above zero. */
export const transaction = z.object({
  from: id,
  fromName: z.string(),
  to: id,
  toName: z.string(),
  amount: z.number(),
});
export type Transaction = z.infer<typeof transaction>;

export const playerPayout = z.object({ playerId: id, playerName: z.string(), netPayout: signedDollars });
export type PlayerPayout = z.infer<typeof playerPayout>;

/** The fewest payments that settle the nets, and everyone's debts to everyone, which the screen shows at the other position of its switch. */
const payments = {
  transactions: z.array(transaction),
  directDebts: z.array(transaction),
  /** False only if more players are uneven than an exact search can handle. */
  optimal: z.boolean(),
};

export const cardPayouts = z.object({
  success: z.literal(true),
  cardGame: z.object({ payouts: z.array(playerPayout) }),
  whoOwesWho: z.array(transaction),
  directDebts: z.array(transaction),
  breakdown,
});
export type CardPayouts = z.infer<typeof cardPayouts>;

export const pointsPayouts = z.object({ success: z.literal(true), payouts: nets, ...payments, pots: z.array(pot), breakdown });
export type PointsPayouts = z.infer<typeof pointsPayouts>;

export const sideGamePayouts = z.object({ success: z.literal(true), payouts: nets, ...payments, lines: z.array(sidePart) });
export type SideGamePayouts = z.infer<typeof sideGamePayouts>;

export const combinedSettlement = z.object({
  success: z.literal(true),
  payouts: nets,
  ...payments,
  totalTransactions: z.number().int(),
  /** One row a player, when cards are selected; else empty. */
  cardGameDetails: z.object({ payouts: z.array(playerPayout) }),
  breakdown,
  selectedGames: z.array(selection),
  /** Set when the result was saved. */
  savedId: id.optional(),
});
export type CombinedSettlement = z.infer<typeof combinedSettlement>;

/** A saved result, as it was settled. */
export const savedResult = z.object({
  selectedGames: z.array(selection),
  /** The values that applied; null if two games were settled at different ones (the breakdown names each), or cards alone were settled. */
  pointValue: dollars.nullable(),
  fbtValue: dollars.nullable(),
  /** The values in the request that replaced the games' own; null: the games' own. Absent in responses of earlier releases. */
  overrides: z.object({ pointValue: dollars.nullable(), fbtValue: dollars.nullable() }).optional(),
  calculationResult: combinedSettlement,
  savedAt: instant,
  /** Whether the current scores give other nets; these are then `currentPayouts`. */
  stale: z.boolean(),
  currentPayouts: nets.nullable(),
});
export type SavedResult = z.infer<typeof savedResult>;

export const combinedGamesBody = z.object({
  groupId: id,
  /** null: the round of `pointsGameId`. */
  gameStateId: id.nullish(),
  /** A game of the round. */
  pointsGameId: id.nullish(),
  selectedGames: z
    .array(selection)
    .min(1, 'Select at least one game')
    .transform((games) => [...inShownOrder(games)]),
  /** They override the stored values if all selections are of one kind; with both kinds they must equal the stored ones. null: stored. Dollars. */
  pointValue: dollars.nullish(),
  fbtValue: dollars.nullish(),
  saveResults: z.boolean().default(false),
});
export type CombinedGamesBody = z.input<typeof combinedGamesBody>;

const settled = { service: 'settlement', access: 'subscriber' } as const;

/** The calls of the settlement service. */
export const settlementApi = routeTable({
  getCardPayouts: route({
    ...settled,
    method: 'GET',
    path: '/api/game-state/:id/payouts',
    summary: 'Get the payouts of the card game of a session.',
    params: z.object({ id }),
    // The server ignores it: a new time in each request keeps caches from responding.
    query: z.object({ timestamp: z.string().max(40).optional() }),
    answer: cardPayouts,
    refusals: [404],
  }),
  getPointsPayouts: route({
    ...settled,
    method: 'GET',
    path: '/api/points-games/:id/payouts',
    summary: 'Get the payouts of a 2/9/16 or BBB game.',
    params: z.object({ id }),
    query: z.object({ mode: z.enum(PAYOUT_MODES).default('both') }),
    answer: pointsPayouts,
    refusals: [404],
  }),
  getSideGamePayouts: route({
    ...settled,
    method: 'GET',
    path: '/api/side-games/:id/payouts',
    summary: 'Get the payouts of a side game, and the parts of the game from which they result.',
    params: z.object({ id }),
    answer: sideGamePayouts,
    refusals: [404],
  }),
  calculateCombinedGames: route({
    ...settled,
    method: 'POST',
    path: '/api/calculate-combined-games',
    summary: 'Settle the selected games of a session together, in the fewest payments, and save the result if `saveResults` is true.',
    body: combinedGamesBody,
    answer: combinedSettlement,
    refusals: [404, 409, 422],
  }),
  getCombinedResult: route({
    ...settled,
    method: 'GET',
    path: '/api/combined-payout-results/:groupId',
    summary: 'Get the saved result of a session. Without one: 404 "No saved results found".',
    params: z.object({ groupId: id }),
    query: z.object({ gameStateId: optionalIdInQuery, pointsGameId: optionalIdInQuery }),
    answer: savedResult,
    refusals: [404],
  }),
});
