import { isolated } from '@fairshare/ui';
/** Texts of the tab. */

import type { TabLine } from '@fairshare/contracts';
import { dollarsToCents, formatDollars } from '@fairshare/golf-rules';
import { selectionName } from '../../shared/selection-name';

export const tabTitle = (group: string) => `${group}: the tab`;
export const LOADING_TAB = 'Loading the tab';
export const COULD_NOT_LOAD = 'The tab could not be loaded';
export const NOTHING_LOST = 'Every round and every payment is safe.';
export const WHO_ARE_YOU = 'Say which player you are under People, and the tab speaks to you.';
export const AS_LAST_SEEN = 'No signal. This is the tab as this phone last saw it.';
export const NOTHING_YET = 'Nothing on the tab yet';
export const NOTHING_YET_HINT = 'Finish a round at the end of Payouts, and its result goes here.';

export const PAYMENTS = 'Who Owes Who';
export const PAYMENTS_HINT = 'The fewest payments that make it even. Pay each other as you like, whenever you like, and mark it here.';
export const PAID = 'Paid';
export const PART = 'Part…';
export const paidLabel = (payment: string) => `Paid: ${payment}`;
export const partLabel = (payment: string) => `Part…: ${payment}`;
export const copyLabel = (payment: string) => `Share: ${payment}`;
/** "Only Ann or Ben can mark this as paid." */
export const onlyThey = (names: readonly string[]) => `Only ${names.map(isolated).join(' or ')} can mark this as paid.`;
export const recorded = (payment: string) => `Recorded: ${payment}`;
export const BEING_SENT = 'A payment between these two is being sent.';
export const SENT_LATER = 'It is sent once there is signal.';
export const UNDO = 'Undo';
export const UNDO_ELSEWHERE = 'Undo it in the lines of the tab';
export const COPIED = 'Copied';
export const COULD_NOT_SHARE = 'The amount could not be shared';

export const PART_TITLE = 'Paid in part';
export const AMOUNT = 'Amount';
export const RECORD = 'Record';
export const amountWrong = (most: string) => `Enter an amount from $0.01 to ${most}`;

export const EVERYONE = 'How everyone stands';

export const LINES = 'What it comes from';
export const OLDER = 'Show Older';
export const SEE_ROUND = 'See the Round';
export const ROUND_GONE = 'This round was deleted.';
export const correctionOf = (round: string) => `${round}, corrected`;

/** "Settled by another choice than the whole round: BBB Points, $5.00 a point." */
export function settledBy({ selectedGames, sideGames, pointValue, fbtValue }: NonNullable<TabLine['chosen']>): string {
  const values = [
    ...(pointValue === null ? [] : [`${formatDollars(dollarsToCents(pointValue))} a point`]),
    ...(fbtValue === null ? [] : [`${formatDollars(dollarsToCents(fbtValue))} a pot`]),
  ];
  return `Settled by another choice than the whole round: ${[...selectedGames.map((game) => isolated(selectionName(game, sideGames))), ...values].join(', ')}.`;
}

export const CORRECTION_HINT = 'The scores changed after the round was finished. This is the difference.';
export const finishedBy = (who: string) => `Finished by ${isolated(who)}`;
export const correctedBy = (who: string) => `By ${isolated(who)}`;
export const recordedBy = (who: string) => `Recorded by ${isolated(who)}`;
export const paidTitle = (from: string, to: string) => `${isolated(from)} paid ${isolated(to)}`;
export const undoneBy = (who: string) => `Undone by ${isolated(who)}`;
export const disagreed = (who: string, reason: string) => `${isolated(who)} disagreed: “${isolated(reason)}”`;
export const NOT_COUNTED = 'Does not count any more';
export const SENDING = 'Being sent';
export const WAITS = 'Waiting to be sent';
export const UNDO_WAITS = 'The undo waits to be sent';
export const REFUSED = 'Could not be sent';
export const DISMISS = 'Dismiss';
export const NOT_RIGHT = 'Not Right?';
export const NOT_RIGHT_TITLE = 'Not right?';
/** "Ben says: Ben paid you $12.32. It then does not count any more, and everyone sees why." */
export const notRightHint = (who: string, payment: string) => `${isolated(who)} recorded ${payment}. If it is not right, it does not count any more, and everyone sees why.`;
export const REASON = 'What is not right?';
export const REASON_NEEDED = 'Say what is not right';
export const PUT_BACK = 'Put It Back';
export const PUTTING_BACK = 'Putting back...';
export const NEEDS_SIGNAL = 'This needs signal.';
export const COULD_NOT_REOPEN = 'Could not put the payment back';

export const REMIND = 'Remind';
export const REMINDERS_HINT = 'Nobody is reminded unless you do it, and a player once a week at most. The reminder names no amount.';
export const remindLabel = (name: string) => `Remind ${name}`;
export const reminded = (name: string) => `${isolated(name)} is reminded, if they chose to be notified`;
export const COULD_NOT_REMIND = 'Could not remind';
