/** The specification's local database. */
export const DATABASE_NAME = 'golf-offline';

/** Key of a record that was put aside, in offline_metadata. */
export const ASIDE = 'aside.';

/** Begins the key of a group's tab as it was last seen, in offline_metadata. */
export const SEEN_TAB = 'tab.';

/** Begins the key of something else that is still to be sent, in offline_metadata. */
export const WAITING = 'waiting.';
