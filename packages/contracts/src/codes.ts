/** Codes of refusals that a client acts upon. Free of zod, so that a screen can name them without loading it. */

/** 402: the user has neither a trial nor a subscription. */
export const SUBSCRIPTION_REQUIRED = 'SUBSCRIPTION_REQUIRED';

/** 409: another user has entered another value since; the body's `stored` holds the current cells (see cellChangedBody). */
export const CELL_CHANGED = 'CELL_CHANGED';

/** 409: the choice was based on a stale version of the conflict. */
export const CONFLICT_CHANGED = 'CONFLICT_CHANGED';

/** 409: another user has replaced the value since it was read; the body's `stored` holds the current one. */
export const VALUES_CHANGED = 'VALUES_CHANGED';

/** 409: a roster takes a player off holes on which they have entries; the body's `entries` lists these (see entriesOnHolesBody). */
export const ENTRIES_ON_HOLES = 'ENTRIES_ON_HOLES';

/** 422: a group of more than 8 players has no regulars; the request has to specify who plays. */
export const ROSTER_REQUIRED = 'ROSTER_REQUIRED';

/** 409 for a record of a deleted session: the phone stores it, and shows it to the user. */
export const GAME_DELETED = 'GAME_DELETED';

/** 409 for a record that another golfer entered: it waits on the phone until that golfer signs in. */
export const ENTERED_BY_ANOTHER = 'ENTERED_BY_ANOTHER';

/** 409: another browser has opened this scoring link; a member can release it. */
export const LINK_TAKEN = 'LINK_TAKEN';

/** 409 for a guest who enters or opens something once the session is finished. */
export const ROUND_FINISHED = 'ROUND_FINISHED';

/** 400: the payment provider refused the card; the message is the provider's text for the card holder. */
export const CARD_DECLINED = 'CARD_DECLINED';

/** 409: a payment that the other side may no longer reopen. */
export const REOPEN_TOO_LATE = 'REOPEN_TOO_LATE';

/** 409: a payment that cannot be reopened, since it was undone. */
export const PAYMENT_UNDONE = 'PAYMENT_UNDONE';
