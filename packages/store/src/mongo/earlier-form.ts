import type { Addition, Shape } from '../document-shape';
import { toFields } from './fields';

/** The form of a document's state: its fields, null if deleted, and which releases can read them. */
interface Form {
  readonly state: unknown;
  readonly shape: Shape;
}

/** The same from releases that stored the state as one text. */
export interface EarlierForm {
  readonly stateSchema?: number;
  /** Missing in a document of a release without this and the next field. Releases that know its schema can read it. */
  readonly readableFrom?: number;
  /** JSON. */
  readonly additions?: string;
  /** JSON; null: deleted. */
  readonly body?: string | null;
}

/** Higher than every schema number that such a release knows. */
const OUT_OF_REACH = 1_000_000;

/**
 * The fields those releases read in a document of the current form: it is deleted, or only a newer release can read it. They respond with 503
 * for it, ask to be drained, and do not overwrite it.
 */
export const shownToEarlierReleases = (state: unknown) => ({ stateSchema: OUT_OF_REACH, readableFrom: OUT_OF_REACH, body: state === null ? null : '"see state"' });

/** Filters for both forms. */
export const DELETED = { body: null };
export const LIVING = { body: { $ne: null } };

/** The current form of a document that is stored in either. */
export function formOf({ state, shape, stateSchema = 1, readableFrom = stateSchema, additions = '[]', body = null }: Partial<Form> & EarlierForm): Form {
  if (state !== undefined && shape) return { state, shape };
  const earlier = { schema: stateSchema, readableFrom, additions: JSON.parse(additions) as Addition[] };
  return { state: body === null ? null : toFields(body), shape: earlier };
}
