import type { ChangedRule, groups } from '@fairshare/contracts';

/** A player's strokes on a hole, as they were and are. */
export interface ScoreChange {
  readonly playerId: string;
  readonly before: number;
  readonly after: number;
}

/** The name of a change, as events have it. */
export type ChangeName = keyof (typeof groups)['changes'];

/** What there is to tell of a change beside its name. People are named by their user ids alone: what they are called is looked up when it is read. */
export interface ActivityDetails {
  /** Whom it was done to. */
  readonly userId?: string;
  readonly playerId?: string;
  /** What the player, card or group is called, or was chosen. */
  readonly name?: string;
  readonly before?: string;
  /** Of a handicap index: what it is and was, as golfers write it; absent: none is or was known. */
  readonly index?: string;
  readonly indexBefore?: string;
  /** Of a round that was finished or reopened: which finish, so that it is told once. */
  readonly finishId?: string;
  /** Of scores that were changed after the fact: on which hole, whose, in strokes. */
  readonly hole?: number;
  readonly scores?: readonly ScoreChange[];
  /** Of a payment: which one, what became of it, and from whom to whom. */
  readonly payment?: { readonly id: string; readonly became: PaymentOutcome; readonly from: string; readonly to: string };
  /** Of a round's rules: of which round, and what they were and are. */
  readonly sessionId?: string;
  readonly rules?: readonly ChangedRule[];
  /** Of a group's house rules: beside `rules`, what rounds to come begin with. */
  readonly usual?: readonly ChangedUsual[];
  /** Of a round's rules, or of a deleted round: how much of its money changed hands by it. */
  readonly movedCents?: number | undefined;
}

/** Cents, how many holes, a hole, percent, or names of side games; null: as without a rule. */
export interface ChangedUsual {
  readonly rule: 'pointValueCents' | 'fbtValueCents' | 'allowance' | 'holes' | 'firstHole' | 'sideGames';
  readonly before: number | string | null;
  readonly after: number | string | null;
}

/** What became of a payment on the tab. */
export type PaymentOutcome = 'recorded' | 'undone' | 'reopened';

/** One entry of a group's activity. */
export interface ActivityEntry {
  /** Counts from 1. */
  readonly number: number;
  readonly at: string;
  /** Null: an account that is gone. */
  readonly by: string | null;
  readonly what: ChangeName;
  readonly telling: ActivityDetails;
}
