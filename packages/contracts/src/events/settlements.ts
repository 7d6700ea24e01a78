import { z } from 'zod';
import { id, instant } from '../ids';
import { published, type StateOf } from './envelope';

/**
 * The settlement service publishes which sessions have a saved result. The id is the session's. Whether a result is stale is determined when it is read;
 * `stale` is for consumers of the previous release.
 */
export const settlements = published({
  kind: 'settlements',
  topic: 'settlements',
  schema: 1,
  state: z.object({ id, groupId: id, savedAt: instant, stale: z.boolean() }),
  changes: {
    'result-saved': 'A combined settlement was saved.',
    'result-deleted': 'The session was deleted, and its saved result with it.',
  },
});
export type SettlementState = StateOf<typeof settlements>;

/** The settlement service publishes that a group's tab changed, never the money. The id is the group's. */
export const tabs = published({
  kind: 'tabs',
  topic: 'settlements',
  schema: 1,
  state: z.object({ id, groupId: id }),
  changes: {
    'round-posted': 'The result of a finished session was posted to the tab.',
    'round-corrected': 'The result of a posted session changed, or the session was deleted. The difference was posted to the tab.',
    'payment-recorded': 'A member recorded a payment between two players.',
    'payment-undone': 'A user who recorded a payment undid it.',
    'payment-reopened': 'The other side of a payment disputed it. The payment no longer counts.',
    'player-reminded': 'A member reminded a player who owes money.',
  },
});
export type TabState = StateOf<typeof tabs>;
