/** The specification's local database. */
export const DATABASE_NAME = 'golf-offline';

/** Key of a record that was put aside, in offline_metadata. */
export const ASIDE = 'aside.';
