import { SELECTIONS } from '@fairshare/golf-rules';
import { z } from 'zod';
import { bbbAward } from '../events/games';
import { sideGameId } from '../events/side-games';
import { hole, id, signedDollars } from '../ids';

/**
 * How the nets were calculated, down to the hole, the pot and the card. The shape is that of golf-rules' breakdown, in dollars:
 * `netCents` there is `net` here, `pointValueCents` is `pointValue`, a payment's `cents` are its `amount`. The parts sum to the
 * nets to the cent.
 */

/** What can be settled: the stakes of the games that every round can have, and side games by their ids. */
export const selection = z.union([z.enum(SELECTIONS), sideGameId]);

const byPlayer = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

/** Player id → signed dollars: what the player receives, or pays when negative. Sums to zero. */
export const nets = byPlayer(signedDollars);
export type Nets = z.infer<typeof nets>;

/** `from` owes `to`, player ids. Dollars, above zero. */
export const debt = z.object({ from: id, to: id, amount: z.number() });
export type Debt = z.infer<typeof debt>;

/** One pot of FBT. `open`: no hole counts yet; `tied`: all are level; neither pays anything. */
export const pot = z.object({
  name: z.enum(['front', 'back', 'total']),
  outcome: z.enum(['open', 'tied', 'won']),
  /** True until every hole of the pot is entered in full. */
  provisional: z.boolean(),
  /** The missing holes, if the house rules require all holes of a pot: it pays nothing yet. */
  missingHoles: z.array(z.number().int()).optional(),
  countedHoles: z.array(z.number().int()),
  /** Net strokes (2/9/16, fewest win) or points (BBB, most win) over the counted holes. */
  scores: byPlayer(z.number()),
  winners: z.array(id),
  nets,
});
export type Pot = z.infer<typeof pot>;

/** One hole: the points it gave, the points so far, and the dollars they moved. */
export const holeBreakdown = z.object({
  hole: z.number().int(),
  complete: z.boolean(),
  points: byPlayer(z.number()),
  running: byPlayer(z.number()),
  nets,
  /** What was entered: player id → strokes in 2/9/16, award → player id or "none" in BBB. */
  strokes: byPlayer(z.number().int()).optional(),
  /** Player id → strokes given, in a session that gives strokes: `strokes` are gross then, and net is gross less given. */
  given: byPlayer(z.number().int()).optional(),
  awards: z.partialRecord(bbbAward, z.string()).optional(),
});
export type HoleBreakdown = z.infer<typeof holeBreakdown>;

/** A player in the card game: net = −debt + smallest debt at the table + share. Dollars. */
export const cardAccount = z.object({
  cards: z.array(
    z.object({
      id,
      type: z.string(),
      name: z.string(),
      emoji: z.string(),
      /** What it costs its holder. */
      value: z.number(),
      /** Of a card that was doubled by the house rules: the multiple of its plain value, and its holders, in order. */
      times: z.number().int().optional(),
      holders: z.array(id).optional(),
    }),
  ),
  debt: z.number(),
  share: z.number(),
});
export type CardAccount = z.infer<typeof cardAccount>;

const figures = z.record(z.string(), z.union([z.number(), z.string(), z.array(id)]));

/** What moved money in a side game: a code with its figures, each player's figures, and the same as text. Dollars. */
export const sidePart = z.object({
  /** Empty: the whole round. */
  holes: z.array(z.number().int()),
  code: z.string(),
  figures,
  players: byPlayer(figures),
  text: z.string(),
  amounts: nets,
  /** Whether entries that may change it are still missing. */
  provisional: z.boolean(),
});
export type SidePart = z.infer<typeof sidePart>;

const outcome = { nets, directDebts: z.array(debt) };

/** One selected game. `gameId` is the points game's id, for cards the round's. */
export const gameBreakdown = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('points'),
    selection,
    gameId: id,
    pointValue: z.number(),
    totals: byPlayer(z.number()),
    holes: z.array(holeBreakdown),
    incompleteHoles: z.array(z.number().int()),
    ...outcome,
  }),
  z.object({
    kind: z.literal('fbt'),
    selection,
    gameId: id,
    fbtValue: z.number(),
    pots: z.array(pot),
    ...outcome,
  }),
  z.object({
    kind: z.literal('cards'),
    selection,
    gameId: id,
    smallestDebt: z.number(),
    accounts: byPlayer(cardAccount),
    ...outcome,
  }),
  z.object({
    kind: z.literal('side'),
    selection,
    gameId: id,
    gameKind: z.string(),
    name: z.string(),
    parts: z.array(sidePart),
    /** Hole → its result, as text. Absent in responses of earlier releases. */
    outcomes: z.record(z.string(), z.string()).optional(),
    incompleteHoles: z.array(z.number().int()),
    ...outcome,
  }),
]);
export type GameBreakdown = z.infer<typeof gameBreakdown>;

/** Explains every payment: per player the net of each selected game, per game what produced it. */
export const breakdown = z.object({
  players: byPlayer(z.object({ net: signedDollars, games: z.array(z.object({ selection, net: signedDollars })) })),
  games: z.array(gameBreakdown),
  /**
   * Who played which holes, if not everyone played all 18. It explains why a player has no part in a hole, a pot or a pair. `holes` are the round's.
   * Absent: everyone played all 18.
   */
  roster: z.object({ holes: z.array(hole), players: z.array(z.object({ playerId: id, holes: z.array(hole) })) }).optional(),
});
export type Breakdown = z.infer<typeof breakdown>;
