/** The specification's local database. */
export const DATABASE_NAME = 'golf-offline';

/** Prefix of the key of a record that was set aside, in offline_metadata. */
export const ASIDE = 'aside.';

/** Prefix of the key of a group's tab as this phone last saw it, in offline_metadata. */
export const SEEN_TAB = 'tab.';

/** Prefix of the key of anything else that is still to be sent, in offline_metadata. */
export const WAITING = 'waiting.';
