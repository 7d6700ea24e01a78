import { z } from 'zod';
import { id, instant, playerId, signedDollars, text } from '../ids';
import { route, routeTable } from '../route';
import { page } from './common';
import { transaction } from './settlement';
import { nets, selection } from './settlement-breakdown';

/** A payment outside the product, as a member recorded it: `from` paid `to`. Player ids; dollars, above zero. */
export const tabPayment = z.object({ from: id, to: id, amount: z.number(), note: z.string().nullable() });
export type TabPayment = z.infer<typeof tabPayment>;

/**
 * One line of a tab. Lines are never rewritten or removed.
 * `round`: the result of a finished round. `correction`: its present result, less what it had posted. `payment`: money that changed hands outside
 * the product. `undone`: cancels a payment.
 */
export const tabLine = z.object({
  id,
  kind: z.enum(['round', 'correction', 'payment', 'undone']),
  at: instant,
  /** User id; null: the account was deleted. */
  by: id.nullable(),
  /** The user's name as the members see it. */
  byName: z.string(),
  /** The amounts of the line. Player id → signed dollars; sums to zero. */
  nets,
  /** Of `round` and `correction`. The name is the one at the time of posting; `isGone`: the round was deleted. */
  round: z.object({ id, name: z.string(), createdAt: instant, isGone: z.boolean() }).nullable(),
  /** Of `round` and `correction`, if other games or values than the round's own were settled: these (dollars; null: the round's own). */
  chosen: z
    .object({
      selectedGames: z.array(selection),
      /** The side games among them, with their names at that time; absent: none, or none whose name was stored. */
      sideGames: z.array(z.object({ id, name: z.string() })).optional(),
      pointValue: z.number().nullable(),
      fbtValue: z.number().nullable(),
    })
    .optional(),
  payment: tabPayment.nullable(),
  /** Of `undone`: the payment that it cancels. */
  undoes: id.nullable(),
  /** Of `undone`: the reason that the other side gave for disagreeing; null: the payment was simply undone. */
  reason: z.string().nullable(),
  /** Of `payment`: the line that cancelled it. */
  undoneBy: id.nullable(),
  /** Of `payment`: the `entryId`s under which the caller recorded it. Absent: none. */
  entryIds: z.array(id).optional(),
  /** What the caller may do with a payment now. */
  canUndo: z.boolean(),
  canReopen: z.boolean(),
});
export type TabLine = z.infer<typeof tabLine>;

/** The tab lines that a person wrote, by group. */
export const personalTabs = z.array(z.object({ groupId: id, lines: z.array(tabLine) }));
export type PersonalTabs = z.infer<typeof personalTabs>;

/** A reminder of the tab to a player. No member can remind them again before `nextAt`. */
export const tabReminder = z.object({ playerId, at: instant, nextAt: instant });
export type TabReminder = z.infer<typeof tabReminder>;

/** What a group's players owe each other now. */
export const tab = z.object({
  groupId: id,
  version: z.number().int(),
  /** Player id → signed dollars: what the player gets, or owes when negative. Sums to zero. Everyone on the tab has an entry. */
  balances: z.record(z.string(), signedDollars),
  /** The fewest payments that settle the balances. */
  payments: z.array(transaction),
  /** Whether `payments` is proven to be the fewest. */
  optimal: z.boolean(),
  /** Newest first, paged; without `limit` up to 6,000. */
  lines: z.array(tabLine),
  /** The players whom the caller can remind now. Absent: a response of an earlier release, stored on a phone. */
  canRemind: z.array(playerId).optional(),
});
export type Tab = z.infer<typeof tab>;

const ofTab = { service: 'settlement', access: 'subscriber', params: z.object({ id }) } as const;
const ofPayment = { ...ofTab, params: z.object({ id, paymentId: id }), answer: tabLine } as const;

/** The calls about a group's tab. */
export const tabApi = routeTable({
  getTab: route({
    ...ofTab,
    method: 'GET',
    path: '/api/groups/:id/tab',
    summary:
      'Get the tab of a group: what its players owe each other now, the fewest payments that settle it, and the lines from which it results, newest first. Without `limit`, up to 6,000 lines.',
    query: page,
    answer: tab,
    refusals: [404],
  }),
  recordPayment: route({
    ...ofTab,
    method: 'POST',
    path: '/api/groups/:id/tab/payments',
    summary:
      'Record that one player has paid another, fully or partly. A payment that both sides record counts once. A user can record at most 100 payments a day on a tab (409 `TOO_MANY_PAYMENTS`; `nextAt`: when the next one is possible).',
    body: z
      .object({
        from: playerId,
        to: playerId,
        /** Dollars with at most two decimals, 0.01 to 100000. */
        amount: z
          .number()
          .min(0.01, 'must be at least 0.01')
          .max(100_000, 'must be at most 100000')
          .refine((value) => Math.round(value * 100) / 100 === value, 'must have at most two decimals'),
        note: text(140).optional(),
        /** The newest line that the caller had seen; null: none. A later payment by the other side, of the same players and amount, counts as this one. */
        seen: id.nullish(),
        /** The caller's own id of the payment. Only the caller gets it back in the line, so that a phone that lost the response recognises the line. */
        entryId: id.optional(),
        /** When it was tapped; absent: now. */
        at: instant.optional(),
      })
      .refine(({ from, to }) => from !== to, { path: ['to'], message: 'must be somebody else' }),
    answer: tabLine,
    status: 201,
    refusals: [403, 404, 409, 422],
  }),
  undoPayment: route({
    ...ofPayment,
    method: 'DELETE',
    path: '/api/groups/:id/tab/payments/:paymentId',
    summary: 'Undo a payment. Only a user who recorded it, first or as the other side, may. Idempotent.',
    refusals: [403, 404, 412],
  }),
  reopenPayment: route({
    ...ofPayment,
    method: 'POST',
    path: '/api/groups/:id/tab/payments/:paymentId/reopen',
    summary:
      'Dispute a payment that another user recorded, with a reason and within 30 days. Only the other side may, or any member if no user has claimed that player. The payment no longer counts. Idempotent.',
    body: z.object({ reason: text(140, { min: 1, message: 'Reason is required' }) }),
    refusals: [403, 404, 409, 422],
  }),
  remindPlayer: route({
    ...ofTab,
    method: 'POST',
    path: '/api/groups/:id/tab/reminders',
    summary: 'Remind a player who owes money on the tab, at most once a week. Another member must have claimed the player.',
    body: z.object({ playerId }),
    answer: tabReminder,
    status: 201,
    refusals: [404, 409],
    ignoresIdempotencyKey: true,
  }),
});
