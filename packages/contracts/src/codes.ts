/** Codes of refusals that a client acts upon. Free of zod, so that a screen can name them without loading it. */

/** 402: the user has neither a trial nor a subscription. */
export const SUBSCRIPTION_REQUIRED = 'SUBSCRIPTION_REQUIRED';

/** 409: somebody entered another value since; the body's `stored` holds the cells as they are (see cellChangedBody). */
export const CELL_CHANGED = 'CELL_CHANGED';

/** 409: a conflict was chosen by what it no longer shows. */
export const CONFLICT_CHANGED = 'CONFLICT_CHANGED';

/** 409: somebody else has replaced it since it was read; the body's `stored` holds what stands. */
export const VALUES_CHANGED = 'VALUES_CHANGED';

/** 409: a roster takes somebody off holes they have entries on; the body's `entries` says which (see entriesOnHolesBody). */
export const ENTRIES_ON_HOLES = 'ENTRIES_ON_HOLES';

/** 422: a group of more than 8 players without regulars; the request has to say who plays. */
export const ROSTER_REQUIRED = 'ROSTER_REQUIRED';

/** 409 for a record of a deleted session: the phone keeps it for the user to see. */
export const GAME_DELETED = 'GAME_DELETED';

/** 409 for a record that another golfer entered: it waits on the phone until that golfer signs in. */
export const ENTERED_BY_ANOTHER = 'ENTERED_BY_ANOTHER';

/** 409: another browser has opened this scoring link; a member can release it. */
export const LINK_TAKEN = 'LINK_TAKEN';

/** 409 for what a guest enters, or opens, once the session is finished. */
export const ROUND_FINISHED = 'ROUND_FINISHED';

/** 400: the payment provider refused the card; the message is its word for the card holder. */
export const CARD_DECLINED = 'CARD_DECLINED';

/** 409: a payment that the other side may no longer reopen. */
export const REOPEN_TOO_LATE = 'REOPEN_TOO_LATE';

/** 409: a payment that cannot be reopened, since it was undone. */
export const PAYMENT_UNDONE = 'PAYMENT_UNDONE';
