import type { ChangedRule, groups } from '@fairshare/contracts';

/** A player's strokes on a hole, before and after. */
export interface ScoreChange {
  readonly playerId: string;
  readonly before: number;
  readonly after: number;
}

/** The name of a change, as in events. */
export type ChangeName = keyof (typeof groups)['changes'];

/** The details of a change besides its name. Users appear only by id; their names are looked up at read time. */
export interface ActivityDetails {
  /** The affected user. */
  readonly userId?: string;
  readonly playerId?: string;
  /** The name of the player, card or group, or the chosen value. */
  readonly name?: string;
  readonly before?: string;
  /** For a handicap index: the new and the old index, as golfers write it; absent: not known. */
  readonly index?: string;
  readonly indexBefore?: string;
  /** For a finished or reopened round: the id of the finish, for deduplication. */
  readonly finishId?: string;
  /** For scores changed after the fact: the hole, the players and their strokes. */
  readonly hole?: number;
  readonly scores?: readonly ScoreChange[];
  /** For a payment: its id, its outcome, its payer and its payee. */
  readonly payment?: { readonly id: string; readonly became: PaymentOutcome; readonly from: string; readonly to: string };
  /** For the rules of a round: the round, and the rules before and after. */
  readonly sessionId?: string;
  readonly rules?: readonly ChangedRule[];
  /** For a group's house rules: besides `rules`, the defaults of new rounds. */
  readonly usual?: readonly ChangedUsual[];
  /** For the rules of a round, or for a deleted round: the amount that changed hands. */
  readonly movedCents?: number | undefined;
}

/** Values in cents, number of holes, a hole, percent, or names of side games; null: no rule is set. */
export interface ChangedUsual {
  readonly rule: 'pointValueCents' | 'fbtValueCents' | 'allowance' | 'holes' | 'firstHole' | 'sideGames';
  readonly before: number | string | null;
  readonly after: number | string | null;
}

/** The outcome of a payment on the tab. */
export type PaymentOutcome = 'recorded' | 'undone' | 'reopened';

/** One entry of a group's activity. */
export interface ActivityEntry {
  /** Counts from 1. */
  readonly number: number;
  readonly at: string;
  /** Null: a deleted account. */
  readonly by: string | null;
  readonly what: ChangeName;
  /** The stored name of the details. */
  readonly telling: ActivityDetails;
}
